import { getPath } from '../../../contract/path.ts'
import type { Action, FormDialog } from '../../../contract/screen.ts'
import { holds } from '../fields/initial.ts'
import type { Row } from '../fields/kinds.ts'

/** Whether an action is offered for a row. */
export const offered = (action: Action, row: Row) => holds(action.when, (source) => getPath(row, source))

/** The dialog of an action that asks for values first. */
export function actionDialog({ operation, form }: Action): Omit<FormDialog, 'button'> | undefined {
  return form && { ...form, operation }
}
