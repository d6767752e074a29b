import { buildHandoffQuestion } from './handoff.ts'
import type { RuleOf } from './rule.ts'
import { systemResponse } from './system.ts'
import { foldWords } from './words.ts'

/** Most words of a message that only says that the answer was another one. */
const WORDS = 10

/** What customers say about an answer that is not what they asked. */
const REJECTS =
  /\b(?:(?:eso|esa|ese|esto|asi) no (?:era|es|fue)(?: (?:lo que (?:\w+ )?(?:pregunte|pregunto|pedi|consulte|consulto|queria|quiero|dije|digo)|(?:mi|la) (?:pregunta|consulta)))|no (?:me |era lo que )?(?:respondiste|contestaste|respondio|contesto|respondieron|contestaron|entendiste|pregunte)|eso ya (?:me )?(?:lo )?(?:dijiste|dijo|respondiste)|ya me (?:lo )?dijiste)\b/

/** Offers a person to whom says that the answer just given was not what they asked. */
export const applyRejectedRule: RuleOf = ({ bot, turn, state }) => {
  const folded = foldWords(turn.text)
  if (
    state.topic?.turns !== 0 ||
    folded.split(' ').length > WORDS ||
    !REJECTS.test(folded) ||
    /\bgracias\b/.test(folded)
  )
    return undefined
  const misses = state.misses + 1
  const areaId = systemResponse(bot, 'fallback', turn)?.areaId ?? null
  return {
    replies: [buildHandoffQuestion(bot, turn, 'fallback_last')],
    explanation: { rule: 'fallback' },
    next: { misses, asked: { reason: 'failure', areaId, misses } },
  }
}
