import { useState } from 'react'
import { REQUIRED } from '../../../../contract/validation.ts'
import { api, unwrap } from '../../../api/client.ts'
import { useConflict } from '../../../engine/conflict/useConflict.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { useRoom } from '../context.ts'
import type { Filter } from '../filters/filter.ts'
import type { View } from '../state/types.ts'
import { FormDialog } from './parts.tsx'
import { ViewFields } from './ViewFields.tsx'

interface EditViewDialogProps {
  view: View
  /** the filters of now, which the view can take over */
  filter: Filter
  onClose: () => void
}

const NAMES: Readonly<Record<string, string>> = { name: 'Nombre', shared: 'Visible para todo el equipo' }

const valuesOf = ({ name, shared }: View) => ({ name, shared })

/** Renames a saved view, shares it or no more, gives it other filters, or deletes it. */
export function EditViewDialog({ view, filter, onClose }: EditViewDialogProps) {
  const { botId, actions, inbox } = useRoom()
  const [values, setValues] = useState(() => valuesOf(view))
  const { name, shared } = values
  const conflict = useConflict({ record: view, valuesOf, values: () => values, onMerged: setValues })
  const [anew, setAnew] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const params = { path: { bot: botId, id: view.id } }

  async function run(id: 'chatViewUpdate' | 'chatViewDelete', call: () => Promise<unknown>): Promise<void> {
    setBusy(true)
    const done = await actions.run(id, call, id === 'chatViewUpdate' ? conflict.meet : undefined)
    setBusy(false)
    inbox.recount()
    if (done) onClose()
  }
  async function save(): Promise<void> {
    if (!name.trim()) return setError(REQUIRED)
    setError(undefined)
    const { filter: stored, version } = conflict.record ?? view
    const kept = anew ? { ...filter, page_number: 1 } : stored
    const body = { name: name.trim(), shared, filter: kept, version }
    await run('chatViewUpdate', () => unwrap(api.PUT('/chats/views/{bot}/{id}', { params, body })))
  }

  return (
    <FormDialog
      title="Cambiar vista"
      onClose={onClose}
      busy={busy}
      onSubmit={() => void save()}
      conflict={{
        news: conflict.news,
        values,
        nameOf: (path) => NAMES[path] ?? path,
        onTake: (path, value) => setValues((before) => ({ ...before, [path]: value })),
      }}
    >
      <ViewFields
        name={name}
        onName={(next) => setValues((before) => ({ ...before, name: next }))}
        shared={shared}
        onShared={(next) => setValues((before) => ({ ...before, shared: next }))}
        error={error}
      />
      <Checkbox label="Reemplazar sus filtros por los de ahora" checked={anew} onChange={setAnew} />
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
        onYes={() => void run('chatViewDelete', () => unwrap(api.DELETE('/chats/views/{bot}/{id}', { params })))}
        onNo={() => setDeleting(false)}
      >
        <p>
          Se elimina la vista <bdi>{view.name}</bdi>
          {view.shared && ', también para el resto del equipo'}. Las conversaciones quedan como están.
        </p>
      </ConfirmDialog>
    </FormDialog>
  )
}
