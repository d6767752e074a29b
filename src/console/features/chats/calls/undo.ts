import { api, unwrap } from '../../../api/client.ts'
import { toastsOf, type withToasts } from '../../../ui/call-toasts.ts'
import { offerUndo } from '../../../ui/undo-toast.ts'
import type { InboxController } from '../state/inbox.ts'
import type { ChatItem } from '../state/types.ts'

/** Undoes a change of chats. Returns how many went back, and how many stay because somebody changed them since. */
export const undoChange = (bot: number, undoId: string) =>
  unwrap(api.POST('/chats/bulk/undo/{bot}/{undoId}', { params: { path: { bot, undoId } } }))

/** Offers to undo a change of a chat in the toast of its success, which names the customer. */
export async function offerChatUndo(
  bot: number,
  inbox: Pick<InboxController, 'refresh' | 'recount' | 'select' | 'store'>,
  operation: Parameters<typeof withToasts>[0],
  { id, undo_id: undoId, user_name: names }: Pick<ChatItem, 'id' | 'undo_id' | 'user_name'>,
): Promise<void> {
  const { success } = await toastsOf(operation)
  if (!undoId || !success) return
  // A later change of the chat takes the place of an earlier one, which could no longer be undone.
  offerUndo({ operation: 'chat', subject: String(id), names }, success, async () => {
    const { changed } = await undoChange(bot, undoId)
    inbox.refresh()
    inbox.recount()
    // It closed when it was passed on. Another one that was opened since stays.
    if (changed > 0 && operation === 'chatTransferSend' && inbox.store.get().selected === null) void inbox.select(id)
    return changed > 0 ? 'undone' : 'changed'
  })
}
