import type { ReactNode } from 'react'
import type { Action, FormDialog as FormDialogSpec } from '../../../contract/screen.ts'
import { IconButton } from '../../ui/Button.tsx'
import type { Row } from '../fields/kinds.ts'
import { useOperationMutation } from '../useOperationMutation.ts'
import { isActionOffered } from './actions.ts'
import { restoreRowFocus, useRowDialog } from './RowDialogs.tsx'

interface RowActionsProps {
  row: Row
  /** the row's name, for the accessible names of the buttons */
  name: string
  actions: readonly Action[]
  edit?: FormDialogSpec | undefined
  /** further buttons of an override */
  children?: ReactNode
}

/** Icon buttons for the actions of a row. Each runs immediately or opens its confirmation or form. */
export function RowActions({ row, name, actions, edit, children }: RowActionsProps) {
  const act = useOperationMutation()
  const open = useRowDialog()

  async function run({ operation }: Action): Promise<void> {
    try {
      await act(operation, { record: row })
      requestAnimationFrame(() => restoreRowFocus())
    } catch {
      // A toast has shown the error.
    }
  }

  return (
    <span className="row-actions">
      {edit && isActionOffered(edit, row) && (
        <IconButton icon="edit" label={`${edit.button} ${name}`} onClick={() => open({ row, what: 'edit' })} />
      )}
      {actions
        .filter((action) => isActionOffered(action, row))
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
