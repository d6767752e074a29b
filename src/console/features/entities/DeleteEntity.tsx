import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { api, unwrap } from '../../api/client.ts'
import type { Row } from '../../engine/fields/kinds.ts'
import { useBotId } from '../../session/index.ts'
import { IconButton } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { withToasts } from '../../ui/call-toasts.ts'
import { plural } from '../../ui/format.ts'

/** Deletes an entity after showing where it is used: the examples that mark it lose those marks. */
export function DeleteEntity({ row }: { row: Row }) {
  const bot = useBotId()
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const { id, label, examples_count: count } = row as { id: number; label: string; examples_count: number }

  async function remove(): Promise<void> {
    if (bot === undefined) return
    setBusy(true)
    try {
      const query = count > 0 ? { unmark: 1 as const } : {}
      const params = { path: { bot, id }, query }
      await withToasts('entityDelete', () => unwrap(api.DELETE('/entities/{bot}/{id}', { params })))
      setAsking(false)
    } catch {
      // The toast shows the reason; the dialog stays open.
    } finally {
      setBusy(false)
      await queries.invalidateQueries()
    }
  }

  return (
    <>
      <IconButton icon="delete" tone="danger" label={`Eliminar ${label}`} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        title="Eliminar entidad"
        yes="Eliminar entidad"
        no="Cancelar"
        danger
        busy={busy}
        onNo={() => setAsking(false)}
        onYes={() => void remove()}
      >
        {count > 0 ? (
          <p>
            ¿Eliminar la entidad «{label}»? También quitaremos su marca de{' '}
            <Link to={`/advanced/examples?entity_id=${id}`}>{plural(count, 'ejemplo', 'ejemplos')}</Link>. Podrás
            recuperarla durante 30 días.
          </p>
        ) : (
          <p>¿Eliminar la entidad «{label}»? Ningún ejemplo la usa. Podrás recuperarla durante 30 días.</p>
        )}
      </ConfirmDialog>
    </>
  )
}
