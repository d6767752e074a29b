import type { ReactNode } from 'react'
import type { Action, FormDialog as FormDialogSpec } from '../../../contract/screen.ts'
import { IconButton } from '../../ui/Button.tsx'
import type { Row } from '../fields/kinds.ts'
import { useAct } from '../useAct.ts'
import { offered } from './actions.ts'
import { keepFocus, useRowDialog } from './RowDialogs.tsx'

export interface RowActionsProps {
  row: Row
  /** what the row is called, so that each button says what it acts on */
  name: string
  actions: readonly Action[]
  edit?: FormDialogSpec | undefined
  /** further buttons, of an override */
  children?: ReactNode
}

/** What can be done to one row: icon buttons, each at once or with its question or its form. */
export function RowActions({ row, name, actions, edit, children }: RowActionsProps) {
  const act = useAct()
  const open = useRowDialog()

  async function run({ operation }: Action): Promise<void> {
    try {
      await act(operation, { record: row })
      requestAnimationFrame(() => keepFocus())
    } catch {
      // told by a toast
    }
  }

  return (
    <span className="row-actions">
      {edit && <IconButton icon="edit" label={`${edit.button} ${name}`} onClick={() => open({ row, what: 'edit' })} />}
      {actions
        .filter((action) => offered(action, row))
        .map((action) => (
          <IconButton
            key={action.operation + action.label}
            icon={action.icon}
            label={`${action.label} ${name}`}
            tone={action.tone === 'danger' ? 'danger' : 'neutral'}
            onClick={() => (action.confirm || action.form ? open({ row, what: action }) : void run(action))}
          />
        ))}
      {children}
    </span>
  )
}
