import { contentKey, probeContent } from './content.ts'
import { statesFact } from './fact-words.ts'
import { buildDatumOutcome } from './fallback.ts'
import { findMainResponse } from './main-response.ts'
import { memo } from './memo.ts'
import type { RuleContext, RuleOf } from './rule.ts'
import type { BotSnapshot } from './types.ts'
import { asksOrWants } from './urgency.ts'

/** Number of the examples of an intent that are looked at. */
const JUDGED = 60

/** The intents that have an example that tells a fact: "tengo dolor de muelas". */
const tellingIntents = memo((all: NonNullable<BotSnapshot['trained']>['examples']) => {
  const seen = new Map<number, number>()
  const telling = new Set<number>()
  for (const { intent_id, text } of all) {
    const count = (seen.get(intent_id) ?? 0) + 1
    seen.set(intent_id, count)
    // An example that also says what is wanted does not show that the fact alone wants it.
    if (count <= JUDGED && statesFact(text) && !asksOrWants(text)) telling.add(intent_id)
  }
  return telling
})

/**
 * Whether a text tells a fact about the customer and is understood as something that nobody asks for in that way: "tengo
 * la factura" is no wish for an invoice.
 */
export function isOnlyFact({ turn, bot: { trained }, understood: { best, example } }: RuleContext): boolean {
  if (!trained || example || !best || !statesFact(turn.text)) return false
  return !tellingIntents.of(trained.examples).has(best.intentId)
}

/**
 * Offers a person to those who tell a fact about what was just answered, such as "tengo la factura" after an answer about
 * a return.
 */
export const applyFactRule: RuleOf = (deciding) => {
  const { topic } = deciding.state
  if (!topic || topic.turns > 0 || !isOnlyFact(deciding) || takesData(deciding)) return undefined
  const outcome = probeContent(deciding)
  return outcome && contentKey(outcome) !== topic.key ? buildDatumOutcome(deciding) : undefined
}

/** Whether the answer to what was understood needs data, of which this may be one. */
const takesData = (deciding: RuleContext): boolean => (findMainResponse(deciding)?.required_entities ?? []).length > 0
