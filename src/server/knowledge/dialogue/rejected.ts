import { clarify } from './clarify.ts'
import { readAs } from './content.ts'
import { NOT_THAT } from './doubt.ts'
import { buildHandoffQuestion } from './handoff.ts'
import type { Outcome, RuleContext, RuleOf } from './rule.ts'
import { buildSystemReplies, personButton, systemResponse } from './system.ts'
import { foldWords } from './words.ts'

/** Most words of a message that only says that the answer was another one. */
const WORDS = 10

/** What customers say about an answer that is not what they asked. */
const REJECTS =
  /\b(?:(?:eso|esa|ese|esto|asi) no (?:era|es|fue)(?: (?:lo que (?:\w+ )?(?:pregunte|pregunto|pedi|consulte|consulto|queria|quiero|dije|digo)|(?:mi|la) (?:pregunta|consulta)))|no (?:me |era lo que )?(?:respondiste|contestaste|respondio|contesto|respondieron|contestaron|entendiste|pregunte)|eso ya (?:me )?(?:lo )?(?:dijiste|dijo|respondiste)|ya me (?:lo )?dijiste)\b/

/** The same about an answer that may not have been what was asked, as the bot said. */
const NOT_IT =
  /^(?:no|(?:no )?eso no(?: era| es| fue)?|no (?:era|es|fue|pregunt\w+|habl\w+ de) (?:(?:por|de) )?(?:eso|esa|ese))$/

/**
 * Offers a person to whom says that the answer just given was not what they asked. If the bot was not sure of it, it first
 * asks what else was meant.
 */
export const applyRejectedRule: RuleOf = (deciding) => {
  const { bot, turn, state } = deciding
  const folded = foldWords(turn.text)
  if (state.doubted && (turn.pressed?.title === NOT_THAT.title || NOT_IT.test(folded) || rejects(folded)))
    return askAgain(deciding, state.doubted)
  if (state.topic?.turns !== 0 || !rejects(folded)) return undefined
  const misses = state.misses + 1
  const areaId = systemResponse(bot, 'fallback', turn)?.areaId ?? null
  return {
    replies: [buildHandoffQuestion(bot, turn, 'fallback_last')],
    explanation: { rule: 'fallback' },
    next: { misses, asked: { reason: 'failure', areaId, misses } },
  }
}

const rejects = (folded: string): boolean =>
  folded.split(' ').length <= WORDS && REJECTS.test(folded) && !/\bgracias\b/.test(folded)

/** Asks what was meant by the message whose answer was not sure: by its other options, or in other words. */
function askAgain(
  deciding: RuleContext,
  { messageId, intentId }: NonNullable<RuleContext['state']['doubted']>,
): Outcome {
  const { bot, turn, state, variants } = deciding
  const excluded = [...(state.excluded ?? []), ...(intentId === undefined ? [] : [intentId])]
  const before = state.topic ? readAs({ ...deciding, state: { ...state, excluded } }, state.topic.text) : undefined
  const asked = before && clarify(before)
  const said = asked ?? { replies: buildSystemReplies('fallback', bot, turn, variants, [personButton(turn)]) }
  const clarification = asked?.next?.clarification
  return {
    replies: said.replies,
    explanation: {
      rule: 'button',
      by: NOT_THAT.title,
      context: { ...asked?.explanation.context, rejected: { messageId } },
    },
    next: {
      ...asked?.next,
      ...(clarification && { clarification: { ...clarification, messageId } }),
      misses: state.misses + 1,
      excluded,
    },
  }
}
