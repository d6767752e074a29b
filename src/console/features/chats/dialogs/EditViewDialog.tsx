import { useState } from 'react'
import { chatViewUpdate } from '../../../../../generated/bodies/chats.ts'
import { api, unwrap } from '../../../api/client.ts'
import { FormWindow } from '../../../engine/form/FormWindow.tsx'
import { CheckboxInput } from '../../../engine/form/inputs.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { withToasts } from '../../../ui/call-toasts.ts'
import { useChatsContext } from '../context.ts'
import type { Filter } from '../filters/filter.ts'
import type { View } from '../state/types.ts'
import { ViewFields } from './ViewFields.tsx'

interface EditViewDialogProps {
  view: View
  /** current filters, which the view can adopt */
  filter: Filter
  onClose: () => void
}

/** Renames a saved view, changes its sharing or filters, or deletes it. */
export function EditViewDialog({ view, filter, onClose }: EditViewDialogProps) {
  const { botId, actions, inbox } = useChatsContext()
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
      <CheckboxInput of={form} name="anew" label="Usar los filtros actuales" />
      <div className="dialog-line">
        <Button icon="delete" variant="ghost" onClick={() => setDeleting(true)}>
          Eliminar vista
        </Button>
      </div>
      <ConfirmDialog
        open={deleting}
        title="Eliminar vista"
        yes="Eliminar vista"
        no="Cancelar"
        danger
        busy={busy}
        onYes={() => void remove()}
        onNo={() => setDeleting(false)}
      >
        <p>
          ¿Eliminar la vista «<bdi>{view.name}</bdi>»? {view.shared && 'También la perderá el resto del equipo. '}Las
          conversaciones no cambian. No podrás recuperarla.
        </p>
      </ConfirmDialog>
    </FormWindow>
  )
}
