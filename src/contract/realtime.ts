/**
 * Socket messages between the console and the server, other than the numbered events of `events.ts`. Joining a bot's
 * room is acknowledged; then the missed events follow in order, then new ones.
 */

/** `join_room`: the bot and the number of the last event received. Without `after`, only new events are sent. */
export interface JoinRoom {
  bot_id: number
  after?: number
  /** nobody has used the page lately: joining again is no sign of life of its person */
  idle?: boolean
}

/** The response to `join_room`. */
export type JoinAnswer =
  | {
      ok: true
      /** number of the bot's latest event */
      seq: number
      /**
       * too many events were missed or they were deleted: the client must refetch everything; missed events are not
       * sent
       */
      reset?: true
    }
  | { ok: false; code: 'unauthorized' | 'not_found' | 'invalid' | 'unavailable' }

/** `typing` as sent by a client: whether the user is writing in a chat. */
export interface TypingInput {
  chat_id: number
  typing: boolean
}

/** `typing` as broadcast. `user` is null for the customer. Neither numbered nor stored. */
export interface Typing extends TypingInput {
  bot_id: number
  user: { id: number; name: string } | null
}

/** `presence` as sent by a client: the chat the user is viewing, if any. */
export interface PresenceInput {
  chat_id: number | null
}

/** `presence` as broadcast: the chat a colleague is viewing. `here` is false once they left. */
export interface Presence {
  bot_id: number
  user: { id: number; name: string }
  chat_id: number | null
  here: boolean
}

/** Maximum number of missed events sent to a reconnecting client. Beyond it, the client is told to refetch. */
export const MAX_MISSED = 2_000
