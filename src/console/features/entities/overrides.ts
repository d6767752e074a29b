import type { ScreenKeys } from '../../../../generated/screenKeys.ts'
import { laterCell, laterControl } from '../../engine/fields/lazy.tsx'
import type { ScreenOverride } from '../../engine/override.ts'
import { DeleteEntity } from './DeleteEntity.tsx'

/** /advanced/entities: values and patterns are crafted by hand, and deleting tells what uses an entity. */
export const entities: ScreenOverride<ScreenKeys['/advanced/entities']> = {
  inputs: {
    values: laterControl(async () => (await import('./ValuesControl.tsx')).ValuesControl),
    pattern: laterControl(async () => (await import('./PatternControl.tsx')).PatternControl),
  },
  columns: { used_in: laterCell(async () => (await import('../responses/ParentsCell.tsx')).FirstUseCell) },
  rowActions: DeleteEntity,
}
