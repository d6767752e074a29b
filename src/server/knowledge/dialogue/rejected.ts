import { isPlainYes } from './button.ts'
import { clarify } from './clarify.ts'
import { readAs } from './content.ts'
import { buildHandoffDeclinedReply, buildHandoffQuestion } from './handoff.ts'
import type { Outcome, RuleContext, RuleOf } from './rule.ts'
import { isNotThat } from './slots/words.ts'
import { buildSystemReplies, personButton, systemResponse } from './system.ts'
import { NOT_THAT } from './texts.ts'
import type { Doubted } from './wish-types.ts'
import { foldWords } from './words.ts'

/** Most words of a message that only says that the answer was another one. */
const WORDS = 10

/** What customers say about an answer that is not what they asked. */
const REJECTS =
  /\b(?:(?:eso|esa|ese|esto|asi) (?:no|tampoco) (?:era|es|fue)(?: (?:lo que (?:\w+ )?(?:pregunte|pregunto|pedi|consulte|consulto|queria|quiero|dije|digo)|(?:mi|la) (?:pregunta|consulta)))|no (?:me |era lo que )?(?:respondiste|contestaste|respondio|contesto|respondieron|contestaron|entendiste|pregunte)|eso ya (?:me )?(?:lo )?(?:dijiste|dijo|respondiste)|ya me (?:lo )?dijiste)\b/

/**
 * Handles a message that says that the answer just given was not what the customer asked: offers a person. If the bot was
 * not sure of the answer, it first asks what else was meant.
 */
export const applyRejectedRule: RuleOf = (deciding) => {
  const { bot, turn, state } = deciding
  const { doubted } = state
  const folded = foldWords(turn.text)
  const isOpen = doubted !== undefined && !doubted.asks
  if (isOpen && isPlainYes(turn.text))
    return { replies: [buildHandoffDeclinedReply(bot, turn)], explanation: { rule: 'confirmation' } }
  // A plain "no" answers the question of an answer, or nothing.
  const isRefused = isNotThat(turn.text) || (isOpen && folded === 'no') || rejects(folded)
  if (!isRefused || (!doubted && state.topic?.turns !== 0)) return undefined
  const messageId = doubted?.messageId ?? state.topic?.messageId
  const explanation = {
    ...(turn.text.trim() === NOT_THAT
      ? ({ rule: 'button', by: NOT_THAT } as const)
      : { rule: 'confirmation' as const }),
    ...(messageId !== undefined && { context: { rejected: { messageId } } }),
  }
  const misses = state.misses + 1
  if (doubted && misses === 1) return askAgain(deciding, doubted, explanation)
  const areaId = systemResponse(bot, 'fallback', turn)?.areaId ?? null
  return {
    replies: [buildHandoffQuestion(bot, turn, 'fallback_last')],
    explanation,
    next: { misses, asked: { reason: 'failure', areaId, misses } },
  }
}

const rejects = (folded: string): boolean =>
  folded.split(' ').length <= WORDS && REJECTS.test(folded) && !/\bgracias\b/.test(folded)

/** Asks what was meant by the message whose answer was not sure: by its other options, or in other words. */
function askAgain(
  deciding: RuleContext,
  { messageId, intentId }: Doubted,
  explanation: Outcome['explanation'],
): Outcome {
  const { bot, turn, state, variants } = deciding
  const excluded = [...(state.excluded ?? []), ...(intentId === undefined ? [] : [intentId])]
  const before = state.topic ? readAs({ ...deciding, state: { ...state, excluded } }, state.topic.text) : undefined
  const asked = before && clarify(before)
  const said = asked ?? { replies: buildSystemReplies('fallback', bot, turn, variants, [personButton(turn)]) }
  const clarification = asked?.next?.clarification
  return {
    replies: said.replies,
    explanation: { ...explanation, context: { ...asked?.explanation.context, ...explanation.context } },
    next: {
      ...asked?.next,
      ...(clarification && { clarification: { ...clarification, messageId } }),
      misses: state.misses + 1,
      excluded,
    },
  }
}
