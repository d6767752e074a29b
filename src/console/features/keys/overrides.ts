import type { ScreenKeys } from '../../../../generated/screenKeys.ts'
import { lazyPart } from '../../engine/fields/lazy.tsx'
import type { ScreenOverride } from '../../engine/override.ts'

const Create = lazyPart(async () => (await import('./CreateKey.tsx')).CreateKey)

/** /plugins/keys: a dialog of its own for a new key, which shows the key once. */
export const keys: ScreenOverride<ScreenKeys['/plugins/keys']> = { pageActions: Create, emptyAction: Create }
