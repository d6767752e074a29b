import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { trainModel } from './index.ts'
import type { TrainingSet } from './types.ts'
import { crossValidate } from './validate.ts'
import { type Cancellable, packValidation, type WorkerAnswer, type WorkerTask } from './worker-messages.ts'

// Worker thread for one long computation: receives its task as worker data, posts its progress and then one result.

/** Niceness of the thread: beside busy threads it gets a third of their time. At 10, a tenth, trainings took minutes. */
const NICENESS = 5

// On Linux each thread has its own priority: lower this one so that requests are served first.
if (process.platform === 'linux') setPriority(NICENESS)

const EVERY_MS = 200

const task = workerData as WorkerTask & Cancellable
const set = JSON.parse(task.set) as TrainingSet
const answer = (value: WorkerAnswer, moved: ArrayBuffer[] = []) => parentPort?.postMessage(value, moved)

let reportedAt = 0
const onProgress = (fraction: number) => {
  if (Atomics.load(task.cancelled, 0) === 1) process.exit()
  const now = performance.now()
  if (now - reportedAt < EVERY_MS && fraction < 1) return
  reportedAt = now
  answer({ progress: fraction })
}

const start = performance.now()
if (task.kind === 'train') {
  const bytes = trainModel(set, { onProgress })
  const own = bytes.slice()
  answer({ bytes: own, milliseconds: performance.now() - start }, [own.buffer])
} else {
  const validation = crossValidate(set, { folds: task.folds, onProgress })
  answer({ validation: packValidation(validation), milliseconds: performance.now() - start })
}
