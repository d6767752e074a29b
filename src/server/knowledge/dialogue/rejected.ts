import { clarify } from './clarify.ts'
import { readAs } from './content.ts'
import { NOT_THAT } from './doubt.ts'
import { buildHandoffQuestion } from './handoff.ts'
import type { Outcome, RuleContext, RuleOf } from './rule.ts'
import { buildSystemReplies, personButton, systemResponse } from './system.ts'
import type { Doubted } from './wish-types.ts'
import { foldWords } from './words.ts'

/** Most words of a message that only says that the answer was another one. */
const WORDS = 10

/** What customers say about an answer that is not what they asked. */
const REJECTS =
  /\b(?:(?:eso|esa|ese|esto|asi) (?:no|tampoco) (?:era|es|fue)(?: (?:lo que (?:\w+ )?(?:pregunte|pregunto|pedi|consulte|consulto|queria|quiero|dije|digo)|(?:mi|la) (?:pregunta|consulta)))|no (?:me |era lo que )?(?:respondiste|contestaste|respondio|contesto|respondieron|contestaron|entendiste|pregunte)|eso ya (?:me )?(?:lo )?(?:dijiste|dijo|respondiste)|ya me (?:lo )?dijiste)\b/

/** The same in few words, and a plain "no" to an answer of which the bot was not sure. */
const NOT_IT =
  /^(?:no|(?:no )?eso (?:no|tampoco)(?: era| es| fue)?|(?:no|tampoco) (?:era|es|fue|pregunt\w+|habl\w+ de) (?:(?:por|de) )?(?:eso|esa|ese))$/

/**
 * Handles a message that says that the answer just given was not what the customer asked: offers a person. If the bot was
 * not sure of the answer, it first asks what else was meant.
 */
export const applyRejectedRule: RuleOf = (deciding) => {
  const { bot, turn, state } = deciding
  const { doubted } = state
  const folded = foldWords(turn.text)
  // A plain "no" answers the question of an answer, or nothing.
  const isNotIt = NOT_IT.test(folded) && (folded !== 'no' || (doubted !== undefined && !doubted.asks))
  if (!(isNotIt || rejects(folded)) || (!doubted && state.topic?.turns !== 0)) return undefined
  const messageId = doubted?.messageId ?? state.topic?.messageId
  const explanation = {
    ...(turn.text.trim() === NOT_THAT.title
      ? ({ rule: 'button', by: NOT_THAT.title } as const)
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
