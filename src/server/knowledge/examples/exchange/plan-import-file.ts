import { Worker } from 'node:worker_threads'
import { UnreadableFile } from '../../../foundation/csv/unreadable.ts'
import { workerFile } from '../../../foundation/files/worker-file.ts'
import type { Content } from './content.ts'
import type { Plan } from './planned.ts'
import { planFile } from './read.ts'
import { type PackedPlan, type PlanTask, packContent } from './worker-messages.ts'

/** Files of up to this many characters are read on the main thread: that is faster than starting a worker. */
const SMALL = 40_000

/**
 * Returns the import plan of a file. Large files are read in a worker thread, because they would block the event loop
 * for most of a second.
 * @throws {UnreadableFile} if it cannot be read
 */
export async function planImportFile(filename: string, content: string, present: Content): Promise<Plan> {
  if (content.length <= SMALL) return planFile(filename, content, present)
  const packed = await inThread({ filename, content, present: await packContent(present) })
  if ('unreadable' in packed) throw new UnreadableFile(packed.unreadable)
  const plan = JSON.parse(packed.plan) as Plan
  plan.rows = await unpacked(packed.rows)
  plan.examples = await unpacked(packed.examples)
  return plan
}

async function inThread(task: PlanTask): Promise<PackedPlan> {
  const file = await workerFile(new URL('./plan-worker.ts', import.meta.url))
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: task, name: 'import' })
    worker.on('message', (packed: PackedPlan) => {
      resolve(packed)
      void worker.terminate()
    })
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`The thread that reads a file exited with code ${code}`)))
  })
}

/** Parses a list sent in parts, yielding to the event loop between them. */
async function unpacked<T>(parts: readonly string[]): Promise<T[]> {
  const all: T[] = []
  for (const part of parts) {
    for (const one of JSON.parse(part) as T[]) all.push(one)
    await new Promise(setImmediate)
  }
  return all
}
