// The thread that draws quotations. A program of its own, never imported.
import { parentPort } from 'node:worker_threads'
import { answerDrawings } from '../../foundation/pdf/thread.ts'
import { budgetPdf } from './pdf.ts'
import type { BudgetTask } from './pdf-thread.ts'
import type { Pictures } from './pictures.ts'

/** What was a Buffer in one thread is a bare Uint8Array in the other. */
const drawable = (pictures: Pictures): Pictures =>
  Object.fromEntries(
    Object.entries(pictures).map(([name, picture]) => [name, { ...picture, bytes: Buffer.from(picture.bytes) }]),
  )

answerDrawings<BudgetTask>(parentPort, ({ budget, settings, pictures = {} }) =>
  budgetPdf(budget, settings, drawable(pictures)),
)
