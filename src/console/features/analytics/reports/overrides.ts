import type { ScreenKeys } from '../../../../../generated/screenKeys.ts'
import type { ScreenOverride } from '../../../engine/override.ts'
import { DownloadButton } from './DownloadButton.tsx'

/** /analytics/reports: a row is downloaded as it is sent. */
export const reports: ScreenOverride<ScreenKeys['/analytics/reports']> = { rowActions: DownloadButton }
