import { isForCancelling } from './cancellation.ts'
import { matchQuickResponse } from './quick-responses.ts'
import type { Outcome, RuleContext } from './rule.ts'
import { buildSystemReplies, personButton } from './system.ts'
import { foldWords } from './words.ts'

const CANCELS = /^(?:(?:cancel|anul)(?:ar|a|o|alo|arlo)?|salir)(?: (?:por favor|porfa|gracias))*$/

/**
 * Says that a message which only cancels was not understood where nothing is in progress, rather than what the intent
 * that is nearest to it says.
 */
export function applyNothingToCancelRule(deciding: RuleContext): Outcome | undefined {
  const { turn, bot, state, variants, understood } = deciding
  const { best, example, followUp } = understood
  if (!CANCELS.test(foldWords(turn.text)) || !best || example || followUp) return undefined
  if (isForCancelling(bot, best.intentId) || matchQuickResponse(bot, turn.text)) return undefined
  return {
    replies: buildSystemReplies('fallback', bot, turn, variants, [personButton(turn)]),
    explanation: { rule: 'fallback' },
    next: { misses: state.misses + 1 },
  }
}
