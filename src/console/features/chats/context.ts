import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ChatActions } from './calls/actions.ts'
import type { Catalogue } from './calls/catalogue.ts'
import type { DialogRequest } from './dialogs/requests.ts'
import type { Inbox, InboxController } from './state/inbox.ts'

/** Context shared by all parts of the inbox page. */
export interface ChatsContext {
  botId: number
  /** the signed-in user */
  me: { id: number; name: string }
  /** whether opening a chat marks it read; false for the group named Soporte */
  reads: boolean
  /** whether the user may train the bot with messages of customers */
  mayAddExamples: boolean
  /** whether the user may save chats as test cases */
  mayAddCases: boolean
  /** whether the user may read the sensitive values that messages hide */
  mayReveal: boolean
  inbox: InboxController
  actions: ChatActions
  catalogue: Catalogue
  open: (dialog: DialogRequest) => void
}

export const ChatsContextProvider = createContext<ChatsContext | null>(null)

export function useChatsContext(): ChatsContext {
  const room = useContext(ChatsContextProvider)
  if (!room) throw new Error('This component must be inside the inbox')
  return room
}

/** Subscribes to a part of the inbox state. The selector must return the same reference while nothing changes. */
export function useInbox<T>(select: (inbox: Inbox) => T): T {
  const { store } = useChatsContext().inbox
  return useSyncExternalStore(store.subscribe, () => select(store.get()))
}
