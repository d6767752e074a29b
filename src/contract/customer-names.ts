// Webchat customers do not give a name. Until staff name them, they get a numbered placeholder.

/** The second word is the one that older chats have. */
const PLACEHOLDER = /^(?:Cliente \d+|Visitante(?: \d+)?)$/

/** Placeholder name of a visitor that has not been named. */
export const placeholderName = (number: number): string => `Cliente ${number}`

/** Returns a customer's name for use in messages; empty for a placeholder name. */
export const realName = (name: string): string => (PLACEHOLDER.test(name.trim()) ? '' : name.trim())
