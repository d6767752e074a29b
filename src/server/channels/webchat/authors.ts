/** Authors whose messages a visitor sees; what staff note among themselves is no one else's business. */
export const SHOWN = { user: 'visitor', bot: 'bot', agent: 'agent' } as const
export const AUTHORS = Object.keys(SHOWN) as (keyof typeof SHOWN)[]
