import type { ScreenKeys } from '../../../../generated/screenKeys.ts'
import { lazyCell, lazyControl } from '../../engine/fields/lazy.tsx'
import type { ScreenOverride } from '../../engine/override.ts'
import { DeleteEntity } from './DeleteEntity.tsx'

/**
 * /advanced/entities: custom controls for values and patterns, and a delete dialog that shows where an entity is used.
 */
export const entities: ScreenOverride<ScreenKeys['/advanced/entities']> = {
  inputs: {
    values: lazyControl(async () => (await import('./ValuesControl.tsx')).ValuesControl),
    pattern: lazyControl(async () => (await import('./PatternControl.tsx')).PatternControl),
  },
  columns: { used_in: lazyCell(async () => (await import('../responses/ParentsCell.tsx')).FirstUseCell) },
  rowActions: DeleteEntity,
}
