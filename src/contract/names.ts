// Customers of the webchat say no name: until staff give them one, they are called by a number.

const PLACEHOLDER = /^Visitante( \d+)?$/

/** What a visitor is called until somebody gives them a name. */
export const placeholderName = (number: number): string => `Visitante ${number}`

/** A customer's name as it may be said to them; empty where nobody ever gave them one. */
export const givenName = (name: string): string => (PLACEHOLDER.test(name.trim()) ? '' : name.trim())
