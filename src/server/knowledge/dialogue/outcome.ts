/** Rules by which the bot asked the customer again instead of answering. */
const ASKED = ['fallback', 'no_response', 'clarification']

/**
 * Returns what the bot did with a message.
 * @param handed whether it led to a handoff, which every rule can
 */
export function outcomeOf(rule: string, handed: boolean): 'answered' | 'asked' | 'handed' {
  if (handed) return 'handed'
  return ASKED.includes(rule) ? 'asked' : 'answered'
}
