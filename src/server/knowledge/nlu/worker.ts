import { Worker } from 'node:worker_threads'
import { workerFile } from '../../foundation/files/worker-file.ts'
import type { CrossValidation, TrainingSet } from './types.ts'
import { packSet, unpackValidation, type WorkerAnswer, type WorkerTask } from './worker-messages.ts'

// Training keeps a core busy for seconds. It runs in a worker thread, so that the server keeps responding.

/** Options to observe and cancel a computation in a worker. */
interface WorkerOptions {
  /** called from time to time with the completed share, 0 to 1 */
  onProgress?: (fraction: number) => void
  /** stops the worker at its next progress; the promise rejects at once with the signal's reason */
  signal?: AbortSignal
}

/**
 * Trains a model in a worker thread.
 * @returns the model's bytes and the duration
 * @throws the signal's reason if aborted; an error if the worker fails
 */
export async function trainInWorker(
  set: TrainingSet,
  options: WorkerOptions = {},
): Promise<{ bytes: Uint8Array; milliseconds: number }> {
  const answer = await runTask({ kind: 'train', set: packSet(set) }, options)
  if (!('bytes' in answer)) throw new Error('The training thread returned no model')
  return answer
}

/** Cross-validates a set in a worker thread; see `trainInWorker`. */
export async function crossValidateInWorker(
  set: TrainingSet,
  { folds, ...options }: WorkerOptions & { folds?: number } = {},
): Promise<CrossValidation & { milliseconds: number }> {
  const answer = await runTask({ kind: 'validate', set: packSet(set), folds }, options)
  if (!('validation' in answer)) throw new Error('The training thread returned no validation')
  return { ...unpackValidation(answer.validation), milliseconds: answer.milliseconds }
}

async function runTask(task: WorkerTask, { onProgress, signal }: WorkerOptions): Promise<WorkerAnswer> {
  signal?.throwIfAborted()
  const file = await workerFile(new URL('./nlu-worker.ts', import.meta.url))
  signal?.throwIfAborted()
  return new Promise((resolve, reject) => {
    const cancelled = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    const worker = new Worker(file, { workerData: { ...task, cancelled }, name: 'nlu' })
    const end = (settle: () => void) => {
      signal?.removeEventListener('abort', stop)
      settle()
    }
    // The worker ends by itself: a thread that is terminated while it begins to compress ends the whole process.
    const stop = () => {
      Atomics.store(cancelled, 0, 1)
      worker.unref()
      end(() => reject(signal?.reason))
    }
    signal?.addEventListener('abort', stop, { once: true })
    worker.on('message', (answer: WorkerAnswer) => {
      if ('progress' in answer) onProgress?.(answer.progress)
      else end(() => resolve(answer))
    })
    worker.on('error', (error) => end(() => reject(error)))
    worker.on('exit', (code) => end(() => reject(new Error(`The training thread exited with code ${code}`))))
  })
}
