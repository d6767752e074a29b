import { createContext, useContext } from 'react'
import type { components } from '../../../../../generated/api.d.ts'
import { api, unwrap } from '../../../api/client.ts'
import { useContentChanges } from '../../../realtime/useContentChanges.ts'
import { useLoad } from '../../../ui/useLoad.ts'
import type { ChatItem } from '../state/types.ts'

export type ChatConnection = components['schemas']['ChatConnection']

const NONE: readonly ChatConnection[] = []

/** The connections through which the messages of the inbox leave. */
export const ConnectionsContext = createContext(NONE)

/** Returns the connections of a bot, and again whenever one changes. */
export function useConnections(bot: number): readonly ChatConnection[] {
  const { data, reload } = useLoad(`connections ${bot}`, (signal) =>
    unwrap(api.GET('/chats/connections/{bot}', { params: { path: { bot } }, signal })),
  )
  useContentChanges(bot, ['plugin'], reload)
  return data ?? NONE
}

/** Whether staff must know of a connection outside of its chats: one that was disconnected only if customers of it wait. */
export const isBroken = ({ status, open_chats }: ChatConnection): boolean =>
  status === 'needs_action' || (status === 'off' && open_chats)

/**
 * Returns the connection through which the messages of a chat leave, as the server chooses it; undefined on the webchat,
 * and when there was never one.
 */
export function useConnectionOf({ channel, account_id = null }: ChatItem): ChatConnection | undefined {
  const all = useContext(ConnectionsContext)
  if (account_id !== null) return all.find(({ id }) => id === account_id)
  const ofChannel = all.filter(({ kind }) => kind === channel)
  return ofChannel.find(({ status }) => status !== 'off') ?? ofChannel[0]
}
