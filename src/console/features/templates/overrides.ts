import type { ScreenKeys } from '../../../../generated/screenKeys.ts'
import { lazyCell, lazyPart } from '../../engine/fields/lazy.tsx'
import type { ScreenOverride } from '../../engine/override.ts'
import { PreviewButton } from './PreviewButton.tsx'

/** /plugins/templates: rows show what the customer sees, and the list can be asked for at Meta. */
export const templates: ScreenOverride<ScreenKeys['/plugins/templates']> = {
  columns: {
    name: lazyCell(async () => (await import('./cells.tsx')).NameCell),
    language: lazyCell(async () => (await import('./cells.tsx')).LanguageCell),
  },
  rowActions: PreviewButton,
  pageActions: lazyPart(async () => (await import('./SyncButton.tsx')).SyncButton),
  dependsOn: ['plugin'],
}
