import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { type Identifier, useGetOne, useListContext } from 'react-admin'
import type { Action, FormDialog as FormDialogSpec } from '../../../contract/screen.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { resources } from '../contract.ts'
import type { Row } from '../fields/kinds.ts'
import { FormDialog } from '../form/LazyFormDialog.tsx'
import type { ScreenOverride } from '../override.ts'
import { fillPlaceholders } from '../placeholders.ts'
import { useOperationMutation } from '../useOperationMutation.ts'
import { actionDialog } from './actions.ts'

interface Opened {
  row: Row
  what: Action | 'edit'
}

const Opening = createContext<(opened: Opened) => void>(() => undefined)

/** Returns a function that opens the form or confirmation of a row's action. */
export const useRowDialog = () => use(Opening)

interface RowDialogsProps {
  edit: FormDialogSpec | undefined
  /** an override's dialogs, shown instead of the confirmation of an action that would fail */
  unavailable: ScreenOverride['unavailable']
  children: ReactNode
}

/**
 * The form or confirmation of one row. Rendered outside the rows, so that input survives a change of layout, e.g. when
 * a phone is rotated.
 */
export function RowDialogs({ edit, unavailable, children }: RowDialogsProps) {
  const [opened, setOpened] = useState<Opened & { from: string | null }>()
  const open = useMemo(
    () => (what: Opened) => setOpened({ ...what, from: document.activeElement?.getAttribute('aria-label') ?? null }),
    [],
  )
  function close(): void {
    setOpened(undefined)
    requestAnimationFrame(() => restoreRowFocus(opened?.from))
  }
  return (
    <Opening value={open}>
      {children}
      {opened && <RowDialog {...opened} {...{ edit, unavailable }} onClose={close} />}
    </Opening>
  )
}

interface RowDialogProps extends Opened, Omit<RowDialogsProps, 'children'> {
  onClose: () => void
}

function RowDialog({ row: given, what, edit, unavailable, onClose }: RowDialogProps) {
  const act = useOperationMutation()
  const { data } = useListContext()
  const [busy, setBusy] = useState(false)
  // A form keeps the row it was opened with. A confirmation uses the current row while the list contains it.
  const row = (data?.find(({ id }) => id === given.id) as Row | undefined) ?? given

  async function run({ operation }: Action): Promise<void> {
    setBusy(true)
    try {
      await act(operation, { record: row })
      onClose()
    } catch {
      // A toast has shown the error. The confirmation stays open.
    } finally {
      setBusy(false)
    }
  }

  if (what === 'edit') return edit && <EditDialog spec={edit} row={given} onClose={onClose} />
  const { when, dialog: Unavailable } = unavailable?.[what.operation] ?? {}
  if (Unavailable && when?.(row)) return <Unavailable row={row} onClose={onClose} />
  const dialog = actionDialog(what)
  const { confirm, tone } = what
  if (dialog) return <FormDialog spec={dialog} record={given} danger={tone === 'danger'} onClose={onClose} />
  if (!confirm) return null
  return (
    <ConfirmDialog
      open
      title={fillPlaceholders(confirm.title, row)}
      yes={confirm.yes}
      no={confirm.no}
      danger={tone === 'danger'}
      busy={busy}
      onYes={() => void run(what)}
      onNo={onClose}
    >
      <p>{fillPlaceholders(confirm.text, row)}</p>
      {confirm.detail && <p className="soft confirm-detail">{fillPlaceholders(confirm.detail, row)}</p>}
    </ConfirmDialog>
  )
}

/**
 * Opens the edit form with the row, or with the freshly fetched record where the resource can read a single one. Later
 * changes do not update the form: saving reports them as a conflict.
 */
function EditDialog({ spec, row, onClose }: { spec: FormDialogSpec; row: Row; onClose: () => void }) {
  const { resource } = useListContext()
  const id = row.id as Identifier
  const one = resources[resource]?.one !== undefined
  const { data, error, isFetchedAfterMount } = useGetOne(resource, { id }, { enabled: one })
  const [record, setRecord] = useState<Row | undefined>(one ? undefined : row)
  if (!record && (error || (isFetchedAfterMount && data))) setRecord({ ...row, ...(!error && data) })
  return <FormDialog spec={spec} record={record} loading={!record} onClose={onClose} />
}

/**
 * Restores the focus after the focused element was removed: to the button with the same label, which a re-rendered row
 * has again, else to the list.
 */
export function restoreRowFocus(label: string | null = null): void {
  if (document.activeElement !== document.body) return
  const list = document.querySelector<HTMLElement>('.grid, .cards') ?? document.querySelector<HTMLElement>('main')
  const same = label !== null && list?.querySelector<HTMLElement>(`button[aria-label=${CSS.escape(label)}]`)
  ;(same || list)?.focus()
}
