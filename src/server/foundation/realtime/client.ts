import type { Socket } from 'socket.io'
import type { Presence, Typing } from '../../../contract/realtime.ts'
import type { Session } from '../http/scope.ts'
import { roles } from '../scope/roles.ts'
import { type ChatFacts, maySee, type Viewer } from '../scope/visibility.ts'
import type { WrittenEvent } from './emit.ts'

/** What the server says to a console: numbered events under their names, and the two that are never stored. */
type Told = { typing: (typing: Typing) => void; presence: (presence: Presence) => void } & Record<
  string,
  (payload: never) => void
>
type Asked = Record<string, (body: unknown, answer?: unknown) => void>
export type ConsoleSocket = Socket<Asked, Told, Record<never, never>, { session: Session }>

/** One console that listens to a bot. */
export interface Client {
  socket: ConsoleSocket
  session: Session
  botId: number
  /** what he sees of the chats; null without the permission for them */
  viewer: Viewer | null
  /** the chat that he looks at */
  chatId: number | null
}

/** Whether a console may hear an event. */
export function hears({ session, viewer }: Client, { audience }: Pick<WrittenEvent, 'audience'>): boolean {
  if (audience.kind === 'bot') return true
  if (audience.kind === 'user') return audience.user_id === session.user.id
  return viewer !== null && maySee(viewer, audience as ChatFacts)
}

/** Whether a console hears of all the chats there are, so that nothing has to be asked of each. */
export function seesAll({ viewer }: Client): boolean {
  return viewer !== null && viewer.areas === 'all' && viewer.roleId !== roles.operador
}
