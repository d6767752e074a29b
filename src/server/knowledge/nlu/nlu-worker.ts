import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { trainModel } from './index.ts'
import type { TrainingSet } from './types.ts'
import { crossValidate } from './validate.ts'
import { type Conditions, packValidation, type WorkerAnswer, type WorkerTask } from './worker-messages.ts'

// Worker thread for long computations, one after another: receives a task, posts its progress and then one result.

const EVERY_MS = 200

const answer = (value: WorkerAnswer, moved: ArrayBuffer[] = []) => parentPort?.postMessage(value, moved)

/** Posts the progress now and then; ends the thread if the task was cancelled. */
function progressOf({ cancelled }: Conditions): (fraction: number) => void {
  let reportedAt = 0
  return (fraction) => {
    if (Atomics.load(cancelled, 0) === 1) process.exit()
    const now = performance.now()
    if (now - reportedAt < EVERY_MS && fraction < 1) return
    reportedAt = now
    answer({ progress: fraction })
  }
}

parentPort?.on('message', (task: WorkerTask & Conditions) => {
  // On Linux each thread has its own priority: lower this one so that requests are served first.
  if (process.platform === 'linux' && getPriority() < task.niceness) setPriority(task.niceness)
  const onProgress = progressOf(task)
  const set = JSON.parse(task.set) as TrainingSet
  const start = performance.now()
  if (task.kind === 'train') {
    const bytes = trainModel(set, { onProgress }).slice()
    answer({ bytes, milliseconds: performance.now() - start }, [bytes.buffer])
  } else {
    const validation = crossValidate(set, { folds: task.folds, tested: task.tested, onProgress })
    answer({ validation: packValidation(validation), milliseconds: performance.now() - start })
  }
})
