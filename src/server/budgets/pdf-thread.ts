import { Worker } from 'node:worker_threads'
import { workerFile } from '../worker-file.ts'
import type { Budget } from './budget.ts'
import type { Pictures } from './pictures.ts'
import type { BudgetSettings } from './settings.ts'

/** Asked of the thread. */
export interface PdfTask {
  readonly id: number
  readonly budget: Budget
  readonly settings: BudgetSettings
  readonly pictures: Pictures
}

/** What the thread answers. */
export interface PdfDrawn {
  readonly id: number
  readonly bytes?: Uint8Array
  readonly fault?: string
}

interface Asker {
  resolve(bytes: Buffer): void
  reject(error: Error): void
}

const asked = new Map<number, Asker>()
let last = 0
let thread: Promise<Worker> | undefined

/**
 * A quotation on paper, drawn in a thread of its own: a long one takes the better part of a second, in which the server
 * has others to answer. The same quotation gives the same bytes.
 */
export async function drawBudget(budget: Budget, settings: BudgetSettings, pictures: Pictures = {}): Promise<Buffer> {
  thread ??= start()
  const worker = await thread
  worker.ref()
  const id = ++last
  return new Promise<Buffer>((resolve, reject) => {
    asked.set(id, { resolve, reject })
    worker.postMessage({ id, budget, settings, pictures } satisfies PdfTask)
  }).finally(() => {
    if (asked.size === 0) worker.unref()
  })
}

async function start(): Promise<Worker> {
  const worker = new Worker(await workerFile(new URL('./pdf-worker.ts', import.meta.url)), { name: 'pdf' })
  worker.on('message', ({ id, bytes, fault }: PdfDrawn) => {
    const asker = asked.get(id)
    asked.delete(id)
    if (bytes) asker?.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    else asker?.reject(new Error(fault))
  })
  const end = (error: Error) => {
    thread = undefined
    for (const { reject } of asked.values()) reject(error)
    asked.clear()
  }
  worker.on('error', end)
  worker.on('exit', (code) => end(new Error(`The thread that draws quotations ended with code ${code}`)))
  return worker
}
