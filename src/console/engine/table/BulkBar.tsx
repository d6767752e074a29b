import './bulk.css'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Identifier, type RaRecord, useDataProvider, useListContext } from 'react-admin'
import type { Action } from '../../../contract/screen.ts'
import { messageOf } from '../../api/errors.ts'
import type { EngineDataProvider } from '../../providers/data.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { formatInteger, unchangedText } from '../../ui/format.ts'
import { COMPLETION_MS, toast } from '../../ui/toast.ts'
import { operations } from '../contract.ts'
import type { BulkAction, ScreenOverride } from '../override.ts'
import { isActionOffered } from './actions.ts'
import { FittingActions } from './FittingActions.tsx'

/** Maximum number of rows that "select all" selects beyond the page. */
const SELECT_LIMIT = 1000

interface BulkBarProps {
  actions: readonly Action[]
  /** offers further actions, of an override */
  more?: ScreenOverride['bulkActions'] | undefined
}

/** Bulk actions for the selected rows, and their number. */
export function BulkBar({ actions, more: More }: BulkBarProps) {
  const { selectedIds, onUnselectItems, onSelectAll, total = 0, data = [] } = useListContext()
  const [asked, setAsked] = useState<Action>()
  const [busy, setBusy] = useState(false)
  const apply = useBulk()
  const count = selectedIds.length
  if (count === 0) return null
  // For rows on other pages, it is not known yet which actions apply.
  const known = data.filter((row) => selectedIds.includes(row.id))
  const fitting = actions.filter((action) => known.length < count || known.some((row) => isActionOffered(action, row)))

  async function run(action: Action): Promise<void> {
    setBusy(true)
    const isDone = await apply(action, selectedIds, data)
    setBusy(false)
    setAsked(undefined)
    if (isDone) onUnselectItems()
  }

  const own = fitting.map((action) => ({
    ...{ label: action.label, icon: action.icon, danger: action.tone === 'danger' },
    onSelect: () => (action.confirm ? setAsked(action) : void run(action)),
  }))
  const show = (others: readonly BulkAction[]) => <FittingActions actions={[...own, ...others]} busy={busy && !asked} />
  const most = Math.min(total, SELECT_LIMIT)
  return (
    <section className="bulk" aria-label="Filas seleccionadas">
      <div className="bulk-head">
        <IconButton icon="close" label="Quitar selección" onClick={() => onUnselectItems()} />
        <span role="status">{count === 1 ? '1 fila seleccionada' : `${formatInteger(count)} filas seleccionadas`}</span>
        {count < most && (
          <Button variant="ghost" onClick={() => onSelectAll({ limit: SELECT_LIMIT })}>
            Seleccionar las {formatInteger(most)}
          </Button>
        )}
        {count < total && total > SELECT_LIMIT && (
          <span className="bulk-limit">
            De {formatInteger(total)}, puedes elegir hasta {formatInteger(SELECT_LIMIT)} por vez.
          </span>
        )}
      </div>
      {More ? (
        <More ids={selectedIds.map(Number)} onDone={() => onUnselectItems()}>
          {show}
        </More>
      ) : own.length > 0 ? (
        show([])
      ) : (
        <span>No hay acciones para lo seleccionado.</span>
      )}
      {asked?.confirm && (
        <ConfirmDialog
          open
          title={asked.confirm.title}
          yes={asked.confirm.yes}
          no={asked.confirm.no}
          danger={asked.tone === 'danger'}
          busy={busy}
          onYes={() => void run(asked)}
          onNo={() => setAsked(undefined)}
        >
          {asked.confirm.text}
        </ConfirmDialog>
      )}
    </section>
  )
}

/**
 * Applies an action to each row in turn and shows the progress. Returns false if it did not start because rows of other
 * pages could not be fetched.
 */
function useBulk() {
  const dataProvider = useDataProvider<EngineDataProvider>()
  const queryClient = useQueryClient()
  const { resource } = useListContext()
  async function read(ids: readonly Identifier[]): Promise<RaRecord[] | undefined> {
    if (ids.length === 0) return []
    try {
      return (await dataProvider.getMany(resource, { ids: [...ids] })).data
    } catch (error) {
      toast.error(messageOf(error))
      return undefined
    }
  }
  return async (action: Action, ids: readonly Identifier[], shown: readonly RaRecord[]): Promise<boolean> => {
    const missing = ids.filter((id) => !shown.some((row) => row.id === id))
    const others = await read(missing)
    if (!others) return false
    const rows = [...shown.filter((row) => ids.includes(row.id)), ...others].filter((row) =>
      isActionOffered(action, row),
    )
    const notice = toast.loading(`${action.label}: 0 de ${formatInteger(rows.length)}`)
    let done = 0
    let failure: unknown
    for (const row of rows) {
      try {
        await dataProvider.call(action.operation, { record: row })
        done += 1
        toast.loading(`${action.label}: ${formatInteger(done)} de ${formatInteger(rows.length)}`, { replace: notice })
      } catch (error) {
        failure ??= error
      }
    }
    const texts = operations[action.operation]?.toasts
    if (failure)
      toast.error(`${messageOf(failure, texts?.error)} (${formatInteger(done)} de ${formatInteger(rows.length)})`, {
        replace: notice,
      })
    else
      toast.success((texts?.success ?? `${action.label}: ${done}.`) + unchangedText(ids.length - rows.length), {
        replace: notice,
        duration: COMPLETION_MS,
      })
    await queryClient.invalidateQueries()
    return true
  }
}
