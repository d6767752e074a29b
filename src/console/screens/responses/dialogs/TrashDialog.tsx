import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { useAct, useCall } from '../../useAct.ts'

interface Deleted {
  type: 'response' | 'secondary'
  id: number
  title: string
  deleted_at: string
  deleted_by: { name: string } | null
}

const RESTORE = { response: 'responseRestore', secondary: 'secondaryResponseRestore' }

/** What was deleted in the last 30 days, to be brought back. */
export function TrashDialog({ onClose }: { onClose: () => void }) {
  const call = useCall()
  const act = useAct()
  const [busy, setBusy] = useState('')
  const { data } = useQuery({ queryKey: ['responseDeletedList'], queryFn: () => call('responseDeletedList', {}) })
  const deleted = data as Deleted[] | undefined

  async function restore({ type, id }: Deleted): Promise<void> {
    setBusy(`${type} ${id}`)
    await act(RESTORE[type], { record: { id }, values: {} }).catch(() => undefined)
    setBusy('')
  }
  return (
    <Dialog open title="Respuestas eliminadas" onClose={onClose} actions={<Button onClick={onClose}>Cerrar</Button>}>
      {!deleted && <Loading />}
      {deleted?.length === 0 && (
        <EmptyState icon="delete" title="No hay respuestas eliminadas en los últimos 30 días." />
      )}
      <ul className="response-rows">
        {deleted?.map((one) => (
          <li key={`${one.type} ${one.id}`}>
            <span>
              <strong>{one.title}</strong> {one.type === 'secondary' && '(secundaria) '}
              <small>
                {new Date(one.deleted_at).toLocaleDateString('es-AR')}
                {one.deleted_by && ` · ${one.deleted_by.name}`}
              </small>
            </span>
            <Button
              icon="undo"
              busy={busy === `${one.type} ${one.id}`}
              aria-label={`Recuperar ${one.title}`}
              onClick={() => void restore(one)}
            >
              Recuperar
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
