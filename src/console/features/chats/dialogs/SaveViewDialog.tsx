import { useState } from 'react'
import { REQUIRED } from '../../../../contract/validation.ts'
import { api, unwrap } from '../../../api/client.ts'
import { useRoom } from '../context.ts'
import type { Filter } from '../filters/filter.ts'
import { FormDialog } from './parts.tsx'
import { ViewFields } from './ViewFields.tsx'

/** Keeps the filters of now under a name. */
export function SaveViewDialog({ filter, onClose }: { filter: Filter; onClose: () => void }) {
  const { botId, actions, inbox } = useRoom()
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  async function save(): Promise<void> {
    if (!name.trim()) return setError(REQUIRED)
    setBusy(true)
    const body = { name: name.trim(), shared, filter: { ...filter, page_number: 1 } }
    const done = await actions.run('chatViewCreate', () =>
      unwrap(api.POST('/chats/views/{bot}', { params: { path: { bot: botId } }, body })),
    )
    setBusy(false)
    inbox.recount()
    if (done) onClose()
  }
  return (
    <FormDialog title="Guardar vista" onClose={onClose} busy={busy} onSubmit={() => void save()}>
      <ViewFields name={name} onName={setName} shared={shared} onShared={setShared} error={error} />
    </FormDialog>
  )
}
