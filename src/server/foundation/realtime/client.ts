import type { Socket } from 'socket.io'
import type { Presence, Typing } from '../../../contract/realtime.ts'
import type { Session } from '../http/scope.ts'
import { type ChatFacts, maySee, seesAll, type Viewer } from '../scope/visibility.ts'
import type { WrittenEvent } from './emit.ts'

/** Events from the server to a console: stored events by name, and `typing` and `presence`, which are never stored. */
type ServerEvents = { typing: (typing: Typing) => void; presence: (presence: Presence) => void } & Record<
  string,
  (payload: never) => void
>
type ClientEvents = Record<string, (body: unknown, answer?: unknown) => void>
export type ConsoleSocket = Socket<ClientEvents, ServerEvents, Record<never, never>, { session: Session }>

/** A console that is subscribed to a bot. */
export interface Client {
  socket: ConsoleSocket
  session: Session
  botId: number
  /** chat visibility of the person; null without permission for chats */
  viewer: Viewer | null
  /** the chat that the person has open */
  chatId: number | null
  /** joined again by itself, while nobody used the page */
  isIdle: boolean
}

/** Returns true if a console may receive an event. */
export function mayReceive({ session, viewer }: Client, { audience }: Pick<WrittenEvent, 'audience'>): boolean {
  if (audience.kind === 'bot') return true
  if (audience.kind === 'user') return audience.user_id === session.user.id
  return viewer !== null && maySee(viewer, audience as ChatFacts)
}

/** Returns true if a console sees every chat, so that no check per chat is needed. */
export function seesAllChats({ viewer }: Client): boolean {
  return viewer !== null && seesAll(viewer)
}
