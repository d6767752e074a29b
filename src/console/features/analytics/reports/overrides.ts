import type { ScreenKeys } from '../../../../../generated/screenKeys.ts'
import type { ScreenOverride } from '../../../engine/override.ts'
import { Recipients, UnreachedRecipients } from './Recipients.tsx'
import { ReportActions } from './ReportActions.tsx'

/** /analytics/reports: a row says whom it does not reach, leads to its figures, and is downloaded as it is sent. */
export const reports: ScreenOverride<ScreenKeys['/analytics/reports']> = {
  columns: { emails: Recipients },
  below: { emails: UnreachedRecipients },
  rowActions: ReportActions,
}
