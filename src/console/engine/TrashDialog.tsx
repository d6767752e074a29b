import './trash.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { components } from '../../../generated/api.d.ts'
import type { Trash } from '../../contract/screen.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { formatDate } from '../ui/format.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Loading } from '../ui/Spinner.tsx'
import { useOperationCall, useOperationMutation } from './useOperationMutation.ts'

type Deleted = components['schemas']['DeletedContent'] & Readonly<Record<string, unknown>>

/** Lists recently deleted content and restores it. */
export function TrashDialog({ trash, onClose }: { trash: Trash; onClose: () => void }) {
  const { title, empty, note, list } = trash
  const call = useOperationCall()
  const act = useOperationMutation()
  const [busy, setBusy] = useState<readonly string[]>([])
  const { data, error, refetch } = useQuery({ queryKey: [list], queryFn: () => call(list, {}) })
  const deleted = data as Deleted[] | undefined
  const keyOf = (one: Deleted) => `${kindOf(trash, one)?.operation} ${one.id}`

  async function bringBack(one: Deleted): Promise<void> {
    const kind = kindOf(trash, one)
    const key = keyOf(one)
    if (busy.includes(key) || !kind) return
    setBusy((before) => [...before, key])
    // A toast shows the result. After an error the list is refetched, since the item may no longer be in the trash.
    await act(kind.operation, { record: { id: one.id }, values: {} }).catch(() => refetch())
    setBusy((before) => before.filter((other) => other !== key))
  }
  return (
    <Dialog open title={title} onClose={onClose} actions={<Button onClick={onClose}>Cerrar</Button>}>
      {!deleted && (error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <Loading />)}
      {deleted?.length === 0 && <EmptyState icon="delete" title={empty} />}
      <ul className="trash">
        {deleted?.map((one) => (
          <li key={keyOf(one)}>
            <span>
              <strong>{one.title}</strong> <Kind label={kindOf(trash, one)?.label} />
              <small>
                {one.detail && `${one.detail} · `}
                {formatDate(one.deleted_at)}
                {one.deleted_by && ` · ${one.deleted_by.name}`}
              </small>
            </span>
            {kindOf(trash, one) && (
              <Button
                icon="undo"
                busy={busy.includes(keyOf(one))}
                aria-label={`Recuperar ${one.title}`}
                onClick={() => void bringBack(one)}
              >
                Recuperar
              </Button>
            )}
          </li>
        ))}
      </ul>
      {note && deleted && deleted.length > 0 && <p className="soft">{note}</p>}
    </Dialog>
  )
}

/** Returns the operation that restores an item, and the label of its kind where the trash holds several kinds. */
function kindOf({ restore }: Trash, one: Deleted): { operation: string; label?: string } | undefined {
  return typeof restore === 'string' ? { operation: restore } : restore.kinds[String(one[restore.by])]
}

const Kind = ({ label }: { label: string | undefined }) => label && <>({label.toLocaleLowerCase('es')}) </>
