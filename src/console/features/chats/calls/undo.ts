import { api, unwrap } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { toastsOf, type withToasts } from '../../../ui/call-toasts.ts'
import { toast } from '../../../ui/toast.ts'
import type { InboxController } from '../state/inbox.ts'
import type { ChatItem } from '../state/types.ts'

type CallId = Parameters<typeof withToasts>[0]

/** Milliseconds during which a toast offers to undo; the server accepts it for longer. */
const OFFERED = 10_000

/** Offers to undo a change in the toast of its success. */
export async function offerUndo(
  bot: number,
  inbox: Pick<InboxController, 'refresh'>,
  id: CallId,
  { undo_id: undoId }: Pick<ChatItem, 'undo_id'>,
): Promise<void> {
  if (!undoId) return
  const params = { path: { bot, undoId } }
  await offer(id, async () => {
    const { changed } = await unwrap(api.POST('/chats/bulk/undo/{bot}/{undoId}', { params }))
    inbox.refresh()
    return changed > 0
  })
}

/**
 * Offers to undo a call in the toast of its success.
 * @param undo returns false when somebody changed it meanwhile, and it was left as it is
 */
export async function offer(id: CallId, undo: () => Promise<boolean>): Promise<void> {
  const { success } = await toastsOf(id)
  if (!success) return
  const run = () => {
    toast.close(shown)
    undo().then(
      (done) =>
        done ? toast.success('Lo deshicimos.') : toast.info('Alguien la cambió mientras tanto: quedó como está.'),
      (error: unknown) => toast.error(messageOf(error, 'Error al guardar')),
    )
  }
  const shown = toast.success(success, { duration: OFFERED, action: { label: 'Deshacer', run } })
}
