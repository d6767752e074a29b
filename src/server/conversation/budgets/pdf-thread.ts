import { workerFile } from '../../foundation/files/worker-file.ts'
import { drawingThread } from '../../foundation/pdf/thread.ts'
import type { Budget } from './budget.ts'
import type { BudgetImages } from './pictures.ts'
import type { BudgetSettings } from './settings.ts'

/** Input for rendering a quotation. */
export interface BudgetTask {
  readonly budget: Budget
  readonly settings: BudgetSettings
  readonly pictures?: BudgetImages
}

/** Renders the PDF of a quotation in a worker thread. The output is deterministic. */
export const drawBudget = drawingThread<BudgetTask>(
  () => workerFile(new URL('./pdf-worker.ts', import.meta.url)),
  'El presupuesto tarda demasiado en armarse. Acorta sus textos y vuelve a intentarlo.',
)
