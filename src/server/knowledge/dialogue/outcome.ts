/** Rules by which the bot asked the customer again instead of answering. */
const ASKED = ['fallback', 'no_response', 'clarification']
/** Rules by which a person takes over or is waited for. */
const HANDED = ['words', 'handed']

/** Returns what a rule did with a message. */
export function outcomeOf(rule: string): 'answered' | 'asked' | 'handed' {
  if (ASKED.includes(rule)) return 'asked'
  return HANDED.includes(rule) ? 'handed' : 'answered'
}
