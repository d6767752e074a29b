import { ApiScopeGrants } from '../../../../generated/grants.ts'
import type { ScreenKeys } from '../../../../generated/screenKeys.ts'
import { lazyCell, lazyControl, lazyPart } from '../../engine/fields/lazy.tsx'
import type { ScreenOverride } from '../../engine/override.ts'

const Create = lazyPart(async () => (await import('./CreateKey.tsx')).CreateKey)

/** /plugins/keys: a dialog of its own for a new key, which shows the key once; in the list, its beginning and end. */
export const keys: ScreenOverride<ScreenKeys['/plugins/keys']> = {
  labels: { prefix: 'Clave' },
  columns: { prefix: lazyCell(async () => (await import('./TokenCell.tsx')).TokenCell) },
  inputs: {
    scopes: lazyControl(async () =>
      (await import('../../engine/fields/controls/givable.tsx')).givableControl(ApiScopeGrants),
    ),
  },
  pageActions: Create,
  emptyAction: Create,
}
