import { withToasts } from '../../../ui/call-toasts.ts'
import type { Room } from '../context.ts'
import type { ChatItem } from '../state/types.ts'

/**
 * Runs a call with the toasts of its operation and takes in the chat that it answers. Fails as the call does, for a
 * form: `shown` takes in what it shows by itself.
 */
export async function saveChat(
  { inbox }: Pick<Room, 'inbox'>,
  id: Parameters<typeof withToasts>[0],
  call: () => Promise<ChatItem>,
  shown: (error: unknown) => boolean,
): Promise<ChatItem> {
  const since = inbox.store.get().state.seq
  try {
    const item = await withToasts(id, call, shown)
    inbox.took([item], since)
    return item
  } finally {
    inbox.refresh()
  }
}
