import type { ScreenKeys } from '../../../../../generated/screenKeys.ts'
import type { ScreenOverride } from '../../../engine/override.ts'
import { ReportActions } from './ReportActions.tsx'

/** /analytics/reports: a row leads to its figures, and is downloaded as it is sent. */
export const reports: ScreenOverride<ScreenKeys['/analytics/reports']> = { rowActions: ReportActions }
