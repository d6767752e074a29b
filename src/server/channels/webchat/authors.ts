/** Authors whose messages visitors can see. Internal notes of staff are excluded. */
export const VISIBLE_AUTHORS = { user: 'visitor', bot: 'bot', agent: 'agent' } as const
export const AUTHORS = Object.keys(VISIBLE_AUTHORS) as (keyof typeof VISIBLE_AUTHORS)[]
