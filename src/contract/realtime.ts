/**
 * What console and server say to each other over the socket besides the numbered events of `events.ts`. Joining a
 * bot's room is acknowledged; the missed events follow in order, then those that happen.
 */

/** `join_room`: the bot, and the number of the last event taken in (absent: only what happens from now on). */
export interface JoinRoom {
  bot_id: number
  after?: number
}

/** The answer to `join_room`. */
export type JoinAnswer =
  | {
      ok: true
      /** number of the bot's last event */
      seq: number
      /** what was missed is too much or gone: fetch everything anew; nothing missed is sent */
      reset?: true
    }
  | { ok: false; code: 'unauthorized' | 'not_found' | 'invalid' | 'unavailable' }

/** `typing`, as a client sends it: whether he writes in a chat. */
export interface TypingInput {
  chat_id: number
  typing: boolean
}

/** `typing`, as others hear it; no user when it is the customer. Never numbered nor stored. */
export interface Typing extends TypingInput {
  bot_id: number
  user: { id: number; name: string } | null
}

/** `presence`, as a client sends it: the chat that he looks at, or none. */
export interface PresenceInput {
  chat_id: number | null
}

/** `presence`, as others hear it: where a colleague is; `here` is false once he left. */
export interface Presence {
  bot_id: number
  user: { id: number; name: string }
  chat_id: number | null
  here: boolean
}

/** Most events that a client which was away is sent; beyond them it is told to start anew. */
export const MAX_MISSED = 2_000
