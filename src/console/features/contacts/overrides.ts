import type { ScreenKeys } from '../../../../generated/screenKeys.ts'
import type { ScreenOverride } from '../../engine/override.ts'
import { ContactsCell, DuplicateActions } from './DuplicateActions.tsx'

/** /contacts/duplicates: a row names its contacts and merges them. */
export const duplicates: ScreenOverride<ScreenKeys['/contacts/duplicates']> = {
  columns: { contacts: ContactsCell },
  rowActions: DuplicateActions,
}
