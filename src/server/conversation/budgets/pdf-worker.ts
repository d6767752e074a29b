// The thread that draws quotations. A program of its own, never imported.
import { parentPort } from 'node:worker_threads'
import { budgetPdf } from './pdf.ts'
import type { PdfDrawn, PdfTask } from './pdf-thread.ts'
import type { Pictures } from './pictures.ts'

const port = parentPort
if (!port) throw new Error('This is the program of a thread')

/** What was a Buffer in one thread is a bare Uint8Array in the other. */
const drawable = (pictures: Pictures): Pictures =>
  Object.fromEntries(
    Object.entries(pictures).map(([name, picture]) => [name, { ...picture, bytes: Buffer.from(picture.bytes) }]),
  )

port.on('message', ({ id, budget, settings, pictures }: PdfTask) => {
  budgetPdf(budget, settings, drawable(pictures)).then(
    (bytes) => port.postMessage({ id, bytes } satisfies PdfDrawn),
    (error: unknown) => port.postMessage({ id, fault: String(error) } satisfies PdfDrawn),
  )
})
