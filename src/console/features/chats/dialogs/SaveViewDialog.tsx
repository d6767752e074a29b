import { chatViewCreate } from '../../../../../generated/bodies/chats.ts'
import { api, unwrap } from '../../../api/client.ts'
import { FormWindow } from '../../../engine/form/FormWindow.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { withToasts } from '../../../ui/call-toasts.ts'
import { useChatsContext } from '../context.ts'
import type { Filter } from '../filters/filter.ts'
import { ViewFields } from './ViewFields.tsx'

/** Saves the current filters as a named view. */
export function SaveViewDialog({ filter, onClose }: { filter: Filter; onClose: () => void }) {
  const { botId, inbox } = useChatsContext()
  const params = { path: { bot: botId } }
  const form = useForm({
    operation: chatViewCreate,
    valuesOf: () => ({ name: '', shared: false }),
    bodyOf: ({ name, shared }) => ({ name, shared, filter: { ...filter, page_number: 1 } }),
    send: (body) => withToasts('chatViewCreate', () => unwrap(api.POST('/chats/views/{bot}', { params, body }))),
    onDone: () => {
      inbox.recount()
      onClose()
    },
  })
  return (
    <FormWindow title="Guardar vista" form={form} className="dialog-form" onClose={onClose}>
      <ViewFields of={form} />
    </FormWindow>
  )
}
