import { Worker } from 'node:worker_threads'
import { workerFile } from '../../foundation/files/worker-file.ts'
import type { CrossValidation, Folding, TrainingSet } from './types.ts'
import { type Conditions, packSet, unpackValidation, type WorkerAnswer, type WorkerTask } from './worker-messages.ts'

// Training keeps a core busy for seconds. It runs in a worker thread, so that the server keeps responding.

/** Options to observe and cancel a computation in a worker. */
export interface WorkerOptions {
  /** called from time to time with the completed share, 0 to 1 */
  onProgress?: (fraction: number) => void
  /** priority of the thread on Linux, as for `nice`; normal if absent */
  niceness?: number
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
  { folds, tested, ...options }: WorkerOptions & Partial<Folding> = {},
): Promise<CrossValidation & { milliseconds: number }> {
  const answer = await runTask({ kind: 'validate', set: packSet(set), folds, tested }, options)
  if (!('validation' in answer)) throw new Error('The training thread returned no validation')
  return { ...unpackValidation(answer.validation), milliseconds: answer.milliseconds }
}

async function runTask(task: WorkerTask, { onProgress, signal, niceness = 0 }: WorkerOptions): Promise<WorkerAnswer> {
  signal?.throwIfAborted()
  const file = await workerFile(new URL('./nlu-worker.ts', import.meta.url))
  signal?.throwIfAborted()
  return new Promise((resolve, reject) => {
    const cancelled = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    const worker = takeWorker(file, niceness)
    const end = (settle: () => void) => {
      signal?.removeEventListener('abort', stop)
      worker.off('message', hear).off('error', reject).off('exit', exited)
      settle()
    }
    // The worker ends by itself: a thread that is terminated while it begins to compress ends the whole process.
    const abandon = (reason: unknown) => {
      Atomics.store(cancelled, 0, 1)
      worker.unref()
      end(() => reject(reason))
      // A worker that was about to finish does not look at the flag again.
      worker.on('message', (late: WorkerAnswer) => !('progress' in late) && void worker.terminate())
    }
    const stop = () => abandon(signal?.reason)
    const hear = (answer: WorkerAnswer) => {
      if ('progress' in answer) {
        try {
          onProgress?.(answer.progress)
        } catch (error) {
          abandon(error)
        }
        return
      }
      end(() => resolve(answer))
      keepWorker(worker, niceness)
    }
    const exited = (code: number) => end(() => reject(new Error(`The training thread exited with code ${code}`)))
    signal?.addEventListener('abort', stop, { once: true })
    worker.on('message', hear).on('error', reject).on('exit', exited)
    try {
      worker.postMessage({ ...task, niceness, cancelled } satisfies WorkerTask & Conditions)
    } catch (error) {
      // The task cannot be copied; the worker has not begun.
      end(() => reject(error))
      keepWorker(worker, niceness)
    }
  })
}

/** Milliseconds after which an idle worker ends. The steps of a training follow each other within this time. */
const IDLE_MS = 10_000

/** A worker without a task, whose compiled code makes the next one twice as fast. */
let idle: { worker: Worker; niceness: number; timer: NodeJS.Timeout } | undefined

/** Returns a worker that has not had another niceness: only root may raise a priority again. */
function takeWorker(file: URL, niceness: number): Worker {
  if (idle?.niceness !== niceness) {
    const worker = new Worker(file, { name: 'nlu' })
    // The task's own listener reports an error; without any, it would end the process.
    worker.on('error', () => {})
    worker.on('exit', () => {
      if (idle?.worker !== worker) return
      clearTimeout(idle.timer)
      idle = undefined
    })
    return worker
  }
  const { worker, timer } = idle
  clearTimeout(timer)
  idle = undefined
  worker.ref()
  return worker
}

function keepWorker(worker: Worker, niceness: number): void {
  worker.unref()
  if (idle) {
    void worker.terminate()
    return
  }
  const end = () => {
    if (idle?.worker !== worker) return
    idle = undefined
    void worker.terminate()
  }
  idle = { worker, niceness, timer: setTimeout(end, IDLE_MS).unref() }
}
