import { api, unwrap } from '../../../api/client.ts'
import { currentSession } from '../../../session/index.ts'
import { toastsOf, type withToasts } from '../../../ui/call-toasts.ts'
import { offerUndo } from '../../../ui/undo-toast.ts'
import type { InboxController } from '../state/inbox.ts'
import type { ChatItem } from '../state/types.ts'

/** Undoes a change of chats. Returns how many went back, and how many stay because somebody changed them since. */
export const undoChange = (bot: number, undoId: string) =>
  unwrap(api.POST('/chats/bulk/undo/{bot}/{undoId}', { params: { path: { bot, undoId } } }))

/** Longest name in a toast: with it, what is said of it fits. */
const NAME = 40

const shortened = (name: string): string => (name.length > NAME ? `${name.slice(0, NAME - 1)}…` : name)

/** Returns to whom a change gave a chat; undefined for others, whose contract says all there is to say. */
export function doneText(
  operation: Parameters<typeof withToasts>[0],
  { assign_user: person, area }: Pick<ChatItem, 'assign_user' | 'area'>,
): string | undefined {
  if (operation === 'chatAssign') {
    if (!person) return 'La conversación quedó sin asignar.'
    const isOwn = person.id === currentSession().user?.id
    return isOwn ? 'La conversación está a tu cargo.' : `Ahora está a cargo de ${shortened(person.name)}.`
  }
  if (operation !== 'chatTransferSend') return undefined
  if (person) return `Pasaste la conversación a ${shortened(person.name)}.`
  return area ? `Pasaste la conversación a ${shortened(area.name)}.` : undefined
}

/** Returns what the toast of a change is about: the customer, and the area to which the chat went with its person. */
const subjectOf = (
  operation: Parameters<typeof withToasts>[0],
  { user_name: name, assign_user: person, area }: Pick<ChatItem, 'user_name' | 'assign_user' | 'area'>,
): string => (operation === 'chatTransferSend' && person && area ? `${name} · ${area.name}` : name)

/** Offers to undo a change of a chat in the toast of its success, which names the customer. */
export async function offerChatUndo(
  bot: number,
  inbox: Pick<InboxController, 'refresh' | 'recount' | 'select' | 'store'>,
  operation: Parameters<typeof withToasts>[0],
  item: Pick<ChatItem, 'id' | 'undo_id' | 'user_name' | 'assign_user' | 'area'>,
): Promise<void> {
  const { id, undo_id: undoId } = item
  const success = doneText(operation, item) ?? (await toastsOf(operation)).success
  if (!undoId || !success) return
  const names = subjectOf(operation, item)
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
