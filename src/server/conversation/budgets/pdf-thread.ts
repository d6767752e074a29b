import { Worker } from 'node:worker_threads'
import { workerFile } from '../../foundation/files/worker-file.ts'
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

type Draw = (budget: Budget, settings: BudgetSettings, pictures?: Pictures) => Promise<Buffer>

/**
 * A quotation on paper, drawn in a thread of its own: a long one takes the better part of a second, in which the server
 * has others to answer. The same quotation gives the same bytes.
 */
export const drawBudget: Draw = drawingThread(() => workerFile(new URL('./pdf-worker.ts', import.meta.url)))

/** Draws in a thread that is started when it is first asked, and again after it died. */
export function drawingThread(program: () => Promise<URL>): Draw {
  const asked = new Map<number, Asker>()
  let last = 0
  let thread: Promise<Worker> | undefined

  async function start(): Promise<Worker> {
    const worker = new Worker(await program(), { name: 'pdf' })
    worker.on('message', ({ id, bytes, fault }: PdfDrawn) => {
      const asker = asked.get(id)
      asked.delete(id)
      if (bytes) asker?.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
      else asker?.reject(new Error(fault))
    })
    let ended = false
    const end = (error: Error) => {
      // the exit comes after the error, when another thread may have been started and asked
      if (ended) return
      ended = true
      thread = undefined
      for (const { reject } of asked.values()) reject(error)
      asked.clear()
    }
    worker.on('error', end)
    worker.on('exit', (code) => end(new Error(`The thread that draws quotations ended with code ${code}`)))
    return worker
  }

  return async (budget, settings, pictures = {}) => {
    thread ??= start()
    const own = thread
    const worker = await own.catch((error: unknown) => {
      // the next one tries again
      if (thread === own) thread = undefined
      throw error
    })
    worker.ref()
    const id = ++last
    return new Promise<Buffer>((resolve, reject) => {
      asked.set(id, { resolve, reject })
      worker.postMessage({ id, budget, settings, pictures } satisfies PdfTask)
    }).finally(() => {
      if (asked.size === 0) worker.unref()
    })
  }
}
