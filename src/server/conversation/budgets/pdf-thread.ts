import { workerFile } from '../../foundation/files/worker-file.ts'
import { drawingThread } from '../../foundation/pdf/thread.ts'
import type { Budget } from './budget.ts'
import type { Pictures } from './pictures.ts'
import type { BudgetSettings } from './settings.ts'

/** What is drawn of a quotation. */
export interface BudgetTask {
  readonly budget: Budget
  readonly settings: BudgetSettings
  readonly pictures?: Pictures
}

/** A quotation on paper, drawn in a thread of its own. The same quotation gives the same bytes. */
export const drawBudget = drawingThread<BudgetTask>(
  () => workerFile(new URL('./pdf-worker.ts', import.meta.url)),
  'El presupuesto tarda demasiado en armarse. Acorta sus textos y vuelve a intentarlo.',
)
