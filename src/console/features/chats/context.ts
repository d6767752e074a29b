import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ChatActions } from './calls/actions.ts'
import type { Catalogue } from './calls/catalogue.ts'
import type { DialogRequest } from './dialogs/requests.ts'
import type { Inbox, InboxController } from './state/inbox.ts'

/** What every part of the page has at hand. */
export interface Room {
  botId: number
  /** the signed-in user */
  me: { id: number; name: string }
  /** whether opening a chat marks it read; not for the group named Soporte */
  reads: boolean
  /** whether the bot may be taught with customers' messages */
  teaches: boolean
  inbox: InboxController
  actions: ChatActions
  catalogue: Catalogue
  open: (dialog: DialogRequest) => void
}

export const RoomContext = createContext<Room | null>(null)

export function useRoom(): Room {
  const room = useContext(RoomContext)
  if (!room) throw new Error('There is no inbox around this component')
  return room
}

/** A part of what the inbox knows; the selector must answer the same object while nothing changed. */
export function useInbox<T>(select: (inbox: Inbox) => T): T {
  const { store } = useRoom().inbox
  return useSyncExternalStore(store.subscribe, () => select(store.get()))
}
