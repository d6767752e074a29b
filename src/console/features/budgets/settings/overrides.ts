import type { ScreenKeys } from '../../../../../generated/screenKeys.ts'
import { lazyCell, lazyControl, lazyPart } from '../../../engine/fields/lazy.tsx'
import type { ScreenOverride } from '../../../engine/override.ts'

const Picture = lazyControl(async () => (await import('./PictureControl.tsx')).PictureControl)

/** /settings/budget: uploaded images, and a sample of the PDF with what is not saved yet. */
export const budgetSettings: ScreenOverride<ScreenKeys['/settings/budget']> = {
  inputs: { 'business.logo': Picture, signature: Picture },
  below: { signature: lazyPart(async () => (await import('./SamplePdf.tsx')).SamplePdf) },
}

/** /settings/budget/list: totals in the money of each quotation. */
export const budgetList: ScreenOverride<ScreenKeys['/settings/budget/list']> = {
  columns: { total_cents: lazyCell(async () => (await import('../list-cells.tsx')).TotalCell) },
  csvName: 'presupuestos',
}
