import { useSession } from '../../../session/index.ts'
import { useConnectionOf } from '../connections/useConnections.ts'
import type { ChatItem } from '../state/types.ts'

/** Returns whether reactions reach the customer of a chat: none reach a blocked one, nor wait for a connection. */
export function useReacts(chat: ChatItem): boolean {
  const connection = useConnectionOf(chat)
  const isSuspended = useSession().bot?.suspended
  if (chat.blocked || isSuspended) return false
  // A message may leave through another connection of its channel; a reaction belongs to that of the message.
  return chat.channel === 'webchat' || (connection?.status === 'connected' && connection.id === chat.account_id)
}
