import { buildTextsOf } from './build-replies.ts'
import { clausesOf } from './clauses.ts'
import { withOneClosing } from './closing.ts'
import { applyIntentRule, readAs } from './content.ts'
import { significantWords } from './elliptic.ts'
import { isCourtesy } from './person-words.ts'
import { applyQuickResponseRule } from './quick.ts'
import type { Outcome, RuleContext, RuleOf } from './rule.ts'
import { isSocialIntent } from './social.ts'
import { buildSituationReply } from './system.ts'
import { NOT_THAT } from './texts.ts'
import type { RankedIntent, Reply, ResponseButton } from './types.ts'

/** Confidence from which an answer is sure. Of less sure ones in written conversations, 3 in 10 were wrong. */
const SURE = 0.8

const NOT_THAT_BUTTON: ResponseButton = { title: NOT_THAT, type: 'response' }

/** Fewest words with a meaning of their own beside a keyword whose answer is not sure: 6 of 20 such answers were wrong. */
const BESIDE = 6

/** {@link applyIntentRule}; an answer that is not sure says so. */
export const applyMeaningRule: RuleOf = (deciding) => {
  const { bot, understood } = deciding
  const outcome = applyIntentRule(deciding)
  const { best, example } = understood
  if (!outcome || !best || example || isSure(deciding, best) || isSocialIntent(bot, best.intentId)) return outcome
  return admitDoubt(deciding, outcome, best.intentId)
}

/** Whether a message, or a clause of it, surely says an intent. */
function isSure(deciding: RuleContext, { intentId, confidence }: RankedIntent): boolean {
  if (confidence >= SURE) return true
  const clauses = clausesOf(deciding.turn.text)
  if (clauses.length === 1) return false
  return clauses.some(({ text }) => {
    const { best } = readAs(deciding, text).understood
    return best?.intentId === intentId && best.confidence >= SURE
  })
}

/** {@link applyQuickResponseRule}; the answer to a keyword that a long message only mentions says that it is not sure. */
export const applyKeywordRule: RuleOf = (deciding) => {
  const outcome = applyQuickResponseRule(deciding)
  if (!outcome || wordsBeside(deciding.turn.text, outcome.explanation.by ?? '') < BESIDE) return outcome
  return admitDoubt(deciding, outcome)
}

/** Counts the words of a text that mean something and are none of the keywords. */
function wordsBeside(text: string, keywords: string): number {
  const own = significantWords(keywords)
  return significantWords(text).filter((word) => !isCourtesy(word) && !own.some((one) => word.startsWith(one))).length
}

/**
 * Tells the customer, after an answer, how to say that it is not what they asked. Answers that ask, use data, look something
 * up or hand over do not need it: the customer sees at once what they are about.
 */
function admitDoubt({ bot, turn, state }: RuleContext, outcome: Outcome, intentId?: number): Outcome {
  const { replies, explanation, next } = outcome
  if (next?.filling || next?.filled || replies.some(({ kind }) => kind === 'person' || kind === 'webhook'))
    return outcome
  const said = withOneClosing(replies, true)
  // The buttons of the answer go with the last text, where every channel shows them.
  const buttons = [...said.flatMap((reply) => (reply.kind === 'say' ? reply.buttons : [])), NOT_THAT_BUTTON]
  return {
    ...outcome,
    replies: [...said.map(withoutButtons), buildSituationReply(bot, turn, 'doubt', buttons)],
    explanation: { ...explanation, context: { ...explanation.context, doubted: true } },
    next: {
      ...next,
      misses: state.misses,
      doubted: {
        messageId: turn.seed,
        ...(intentId !== undefined && { intentId }),
        ...(endsWithQuestion(said) && { asks: true }),
      },
    },
  }
}

const endsWithQuestion = (replies: readonly Reply[]): boolean => buildTextsOf(replies).trimEnd().endsWith('?')

const withoutButtons = (reply: Reply): Reply => (reply.kind === 'say' ? { ...reply, buttons: [] } : reply)
