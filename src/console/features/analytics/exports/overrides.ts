import type { ScreenKeys } from '../../../../../generated/screenKeys.ts'
import type { ScreenOverride } from '../../../engine/override.ts'
import { DownloadButton } from './DownloadButton.tsx'
import { SizeCell } from './SizeCell.tsx'
import { StateCell } from './StateCell.tsx'

/** /analytics/exports: how far each is, and its file for whoever asked for it. */
export const analyticsExports: ScreenOverride<ScreenKeys['/analytics/exports']> = {
  columns: { state: StateCell, size: SizeCell },
  rowActions: DownloadButton,
}
