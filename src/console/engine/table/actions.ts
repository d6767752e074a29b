import { getPath } from '../../../contract/path.ts'
import type { Action, Condition, FormDialog } from '../../../contract/screen.ts'
import { isConditionMet } from '../fields/initial.ts'
import type { Row } from '../fields/kinds.ts'

/** Returns whether an action, or the dialog that edits a row, is available for a row. */
export const isActionOffered = ({ when }: { when?: Condition }, row: Row) =>
  isConditionMet(when, (source) => getPath(row, source))

/** Returns the dialog of an action that asks for values first. */
export function actionDialog({ operation, form }: Action): Omit<FormDialog, 'button'> | undefined {
  return form && { ...form, operation }
}
