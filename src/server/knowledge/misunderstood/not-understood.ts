/** The rules by which the bot decides when it did not understand a message. */
export const NOT_UNDERSTOOD = ['fallback', 'clarification'] as const
