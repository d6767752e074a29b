import { clarify } from './clarify.ts'
import type { RuleOf } from './rule.ts'

/** Confidence from which an intent counts, whatever else is likely: that of sure texts with unknown words. */
const CLEAR = 0.79
/** Confidence of a second intent from which either may be meant. */
const RIVAL = 0.6

/**
 * Asks which of two intents was meant if neither is clear. Of such messages to two shops, worded unusually or meant for
 * other businesses, the likelier intent was right in 6 of 16.
 */
export const applyAmbiguousRule: RuleOf = (deciding) => {
  const { best, example, ranking } = deciding.understood
  if (!best || example || best.confidence >= CLEAR) return undefined
  if (!ranking.some(({ intentId, confidence }) => intentId !== best.intentId && confidence >= RIVAL)) return undefined
  const asked = clarify(deciding)
  if (!asked?.next?.clarification || asked.next.clarification.options.length < 2) return undefined
  return { ...asked, next: { ...asked.next, misses: deciding.state.misses + 1 } }
}
