import { useState } from 'react'
import { chatViewUpdate } from '../../../../../generated/bodies/chats.ts'
import { api, unwrap } from '../../../api/client.ts'
import { FormWindow } from '../../../engine/form/FormWindow.tsx'
import { Tick } from '../../../engine/form/kit.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { withToasts } from '../../../ui/call-toasts.ts'
import { useRoom } from '../context.ts'
import type { Filter } from '../filters/filter.ts'
import type { View } from '../state/types.ts'
import { ViewFields } from './ViewFields.tsx'

interface EditViewDialogProps {
  view: View
  /** the filters of now, which the view can take over */
  filter: Filter
  onClose: () => void
}

/** Renames a saved view, shares it or no more, gives it other filters, or deletes it. */
export function EditViewDialog({ view, filter, onClose }: EditViewDialogProps) {
  const { botId, actions, inbox } = useRoom()
  const [deleting, setDeleting] = useState(false)
  const [busy, setBusy] = useState(false)
  const params = { path: { bot: botId, id: view.id } }
  const form = useForm({
    operation: chatViewUpdate,
    record: view,
    valuesOf: ({ name, shared }: View = view) => ({ name, shared, anew: false }),
    bodyOf: ({ name, shared, anew }, { filter: stored, version }: View = view) => ({
      ...{ name, shared, version, filter: anew ? { ...filter, page_number: 1 } : stored },
    }),
    send: (body, { shown }) =>
      withToasts('chatViewUpdate', () => unwrap(api.PUT('/chats/views/{bot}/{id}', { params, body })), shown).finally(
        () => inbox.recount(),
      ),
    onDone: onClose,
  })

  async function remove(): Promise<void> {
    setBusy(true)
    const done = await actions.run('chatViewDelete', () => unwrap(api.DELETE('/chats/views/{bot}/{id}', { params })))
    setBusy(false)
    inbox.recount()
    if (done) onClose()
  }

  return (
    <FormWindow title="Cambiar vista" form={form} className="dialog-form" onClose={onClose}>
      <ViewFields of={form} />
      <Tick of={form} name="anew" label="Reemplazar sus filtros por los de ahora" />
      <div className="dialog-line">
        <Button icon="delete" variant="ghost" onClick={() => setDeleting(true)}>
          Eliminar la vista
        </Button>
      </div>
      <ConfirmDialog
        open={deleting}
        title="Eliminar vista"
        yes="Si"
        no="No"
        danger
        busy={busy}
        onYes={() => void remove()}
        onNo={() => setDeleting(false)}
      >
        <p>
          Se elimina la vista <bdi>{view.name}</bdi>
          {view.shared && ', también para el resto del equipo'}. Las conversaciones quedan como están.
        </p>
      </ConfirmDialog>
    </FormWindow>
  )
}
