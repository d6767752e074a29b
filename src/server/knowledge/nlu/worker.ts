import { Worker } from 'node:worker_threads'
import { workerFile } from '../../foundation/files/worker-file.ts'
import type { CrossValidation, TrainingSet } from './types.ts'
import { packSet, unpackValidation, type WorkerAnswer, type WorkerTask } from './worker-messages.ts'

// Training takes seconds of a core: it runs in a thread of its own, so that the server goes on answering.

/** How a computation in a thread is followed and stopped. */
export interface WorkerOptions {
  /** told now and then what share is done, 0–1 */
  onProgress?: (fraction: number) => void
  /** stops the thread at once; the promise rejects with the signal's reason */
  signal?: AbortSignal
}

/**
 * Trains a model in a thread of its own.
 * @returns the model's bytes and how long it took
 * @throws the signal's reason when it is cancelled; an error when the thread fails
 */
export async function trainInWorker(
  set: TrainingSet,
  options: WorkerOptions = {},
): Promise<{ bytes: Uint8Array; milliseconds: number }> {
  const answer = await runTask({ kind: 'train', set: packSet(set) }, options)
  if (!('bytes' in answer)) throw new Error('The training thread gave no model')
  return answer
}

/** Cross-validates a set in a thread of its own; as `trainInWorker` otherwise. */
export async function crossValidateInWorker(
  set: TrainingSet,
  { folds, ...options }: WorkerOptions & { folds?: number } = {},
): Promise<CrossValidation & { milliseconds: number }> {
  const answer = await runTask({ kind: 'validate', set: packSet(set), folds }, options)
  if (!('validation' in answer)) throw new Error('The training thread gave no validation')
  return { ...unpackValidation(answer.validation), milliseconds: answer.milliseconds }
}

async function runTask(task: WorkerTask, { onProgress, signal }: WorkerOptions): Promise<WorkerAnswer> {
  signal?.throwIfAborted()
  const file = await workerFile(new URL('./nlu-worker.ts', import.meta.url))
  signal?.throwIfAborted()
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: task, name: 'nlu' })
    const end = (settle: () => void) => {
      signal?.removeEventListener('abort', stop)
      settle()
      void worker.terminate()
    }
    const stop = () => end(() => reject(signal?.reason))
    signal?.addEventListener('abort', stop, { once: true })
    worker.on('message', (answer: WorkerAnswer) => {
      if ('progress' in answer) onProgress?.(answer.progress)
      else end(() => resolve(answer))
    })
    worker.on('error', (error) => end(() => reject(error)))
    worker.on('exit', (code) => end(() => reject(new Error(`The training thread ended with code ${code}`))))
  })
}
