// The worker thread that renders quotations. An entry point, never imported.
import { parentPort } from 'node:worker_threads'
import { serveDrawingThread } from '../../foundation/pdf/thread.ts'
import { budgetPdf } from './pdf.ts'
import type { BudgetTask } from './pdf-thread.ts'
import type { BudgetImages } from './pictures.ts'

/** Converts the bytes back to Buffers: a Buffer becomes a Uint8Array when it is passed between threads. */
const drawable = (pictures: BudgetImages): BudgetImages =>
  Object.fromEntries(
    Object.entries(pictures).map(([name, picture]) => [name, { ...picture, bytes: Buffer.from(picture.bytes) }]),
  )

serveDrawingThread<BudgetTask>(parentPort, ({ budget, settings, pictures = {} }) =>
  budgetPdf(budget, settings, drawable(pictures)),
)
