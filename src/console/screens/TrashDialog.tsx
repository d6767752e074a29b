import './trash.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { components } from '../../../generated/api.d.ts'
import type { operations } from '../../../generated/operations.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { formatDate } from '../ui/format.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Loading } from '../ui/Spinner.tsx'
import { useAct, useCall } from './useAct.ts'

export type Deleted = components['schemas']['DeletedContent']
type OperationId = keyof typeof operations

interface TrashDialogProps<T extends Deleted> {
  title: string
  /** what stands there when nothing was deleted */
  empty: string
  /** what is said below: what does not come back */
  note?: string
  list: OperationId
  /** brings one of them back */
  restore: OperationId | ((one: T) => OperationId)
  /** what kind of thing one is, where there are several */
  kindOf?: (one: T) => string
  onClose: () => void
}

/** What was deleted lately, to be brought back. */
export function TrashDialog<T extends Deleted>(props: TrashDialogProps<T>) {
  const { title, empty, note, list, restore, kindOf, onClose } = props
  const call = useCall()
  const act = useAct()
  const [busy, setBusy] = useState<string>()
  const { data, error, refetch } = useQuery({ queryKey: [list], queryFn: () => call(list, {}) })
  const deleted = data as T[] | undefined
  const keyOf = (one: T) => `${kindOf?.(one)} ${one.id}`

  async function bringBack(one: T): Promise<void> {
    if (busy !== undefined) return
    setBusy(keyOf(one))
    const operation = typeof restore === 'function' ? restore(one) : restore
    // a toast tells what came of it; what is refused may be here no more
    await act(operation, { record: { id: one.id }, values: {} }).catch(() => refetch())
    setBusy(undefined)
  }
  return (
    <Dialog open title={title} onClose={onClose} actions={<Button onClick={onClose}>Cerrar</Button>}>
      {!deleted && (error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <Loading />)}
      {deleted?.length === 0 && <EmptyState icon="delete" title={empty} />}
      <ul className="trash">
        {deleted?.map((one) => (
          <li key={keyOf(one)}>
            <span>
              <strong>{one.title}</strong> {kindOf?.(one)}{' '}
              <small>
                {formatDate(one.deleted_at)}
                {one.deleted_by && ` · ${one.deleted_by.name}`}
              </small>
            </span>
            <Button
              icon="undo"
              busy={busy === keyOf(one)}
              aria-label={`Recuperar ${one.title}`}
              onClick={() => void bringBack(one)}
            >
              Recuperar
            </Button>
          </li>
        ))}
      </ul>
      {note && deleted && deleted.length > 0 && <p className="soft">{note}</p>}
    </Dialog>
  )
}
