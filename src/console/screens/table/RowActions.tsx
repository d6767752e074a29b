import { type ReactNode, useMemo, useState } from 'react'
import { type Identifier, useGetOne, useListContext } from 'react-admin'
import type { Action, FormDialog as FormDialogSpec } from '../../../contract/screen.ts'
import { DASH } from '../../fields/format.ts'
import type { Row } from '../../fields/kinds.ts'
import { getPath } from '../../fields/path.ts'
import { IconButton } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { resources } from '../contract.ts'
import { FormDialog } from '../form/later.tsx'
import { useAct } from '../useAct.ts'
import { actionDialog, offered } from './actions.ts'

export interface RowActionsProps {
  row: Row
  /** what the row is called, so that each button says what it acts on */
  name: string
  actions: readonly Action[]
  edit?: FormDialogSpec | undefined
  /** further buttons, of an override */
  children?: ReactNode
}

/** What can be done to one row: icon buttons, each with its question or its form. */
export function RowActions({ row, name, actions, edit, children }: RowActionsProps) {
  const act = useAct()
  const [open, setOpen] = useState<Action | 'edit'>()
  const [busy, setBusy] = useState(false)
  const close = () => setOpen(undefined)

  async function run(action: Action): Promise<void> {
    setBusy(true)
    try {
      await act(action.operation, { record: row })
      close()
      requestAnimationFrame(keepFocus)
    } catch {
      // told by a toast; the question stays open
    } finally {
      setBusy(false)
    }
  }

  const dialog = open === 'edit' ? undefined : open && actionDialog(open)
  return (
    <span className="row-actions">
      {edit && <IconButton icon="edit" label={`${edit.button} ${name}`} onClick={() => setOpen('edit')} />}
      {actions
        .filter((action) => offered(action, row))
        .map((action) => (
          <IconButton
            key={action.operation + action.label}
            icon={action.icon}
            label={`${action.label} ${name}`}
            tone={action.tone === 'danger' ? 'danger' : 'neutral'}
            onClick={() => (action.confirm || action.form ? setOpen(action) : void run(action))}
          />
        ))}
      {children}
      {open === 'edit' && edit && <EditDialog spec={edit} row={row} onClose={close} />}
      {dialog && <FormDialog spec={dialog} record={row} onClose={close} />}
      {open && open !== 'edit' && open.confirm && !open.form && (
        <ConfirmDialog
          open
          title={open.confirm.title}
          yes={open.confirm.yes}
          no={open.confirm.no}
          danger={open.tone === 'danger'}
          busy={busy}
          onYes={() => void run(open)}
          onNo={close}
        >
          <p>{open.confirm.text}</p>
          {open.confirm.detail && <p className="soft confirm-detail">{detailOf(open.confirm.detail, row)}</p>}
        </ConfirmDialog>
      )}
    </span>
  )
}

/** A text with the row's values in place of their fields' names. */
const detailOf = (text: string, row: Row) =>
  text.replace(/\{([^}]+)\}/g, (_, path: string) => String(getPath(row, path) ?? DASH))

/** The edit form opens with what the row knows; where a single record can be read, with that as soon as it is here. */
function EditDialog({ spec, row, onClose }: { spec: FormDialogSpec; row: Row; onClose: () => void }) {
  const { resource } = useListContext()
  const id = row.id as Identifier
  const { data } = useGetOne(resource, { id }, { enabled: resources[resource]?.one !== undefined })
  const record = useMemo(() => ({ ...row, ...data }), [row, data])
  return <FormDialog spec={spec} record={record} onClose={onClose} />
}

/** When the row is gone, and with it what had the focus, the list has it. */
function keepFocus(): void {
  if (document.activeElement !== document.body) return
  const list = document.querySelector<HTMLElement>('.grid, .cards') ?? document.querySelector<HTMLElement>('main')
  list?.focus()
}
