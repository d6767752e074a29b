import { Worker } from 'node:worker_threads'
import { workerFile } from '../files/worker-file.ts'
import type { Ask, Refusal, Result, WorkerMessage, WorkerStart } from './embedded-protocol.ts'
import { engineProgram } from './engine-program.ts'
import { StoreCrash } from './errors.ts'

type Question = Ask extends infer A ? (A extends Ask ? Omit<A, 'id'> : never) : never
interface Waiting {
  resolve(result: Result): void
  reject(error: unknown): void
}

/** The embedded store's thread, as used by the server's thread. */
export interface Thread {
  /** Rejects with the database's error, or with `StoreCrash` if the thread has died. */
  ask(question: Question): Promise<Result>
  /** Waits for pending requests, closes the engine and ends the thread. */
  close(): Promise<void>
}

/** Starts the thread on the engine's folder, and creates a database if there is none. */
export async function startThread(folder: string, onCrash: (crash: StoreCrash) => void): Promise<Thread> {
  const start: WorkerStart = { folder, program: await engineProgram() }
  const worker = new Worker(await workerFile(new URL('./embedded-worker.ts', import.meta.url)), {
    workerData: start,
    name: 'store',
  })
  const waiting = new Map<number, Waiting>()
  let last = 0
  let started = false
  let closing = false
  let crash: StoreCrash | undefined

  const ready = new Promise<void>((resolve, reject) => {
    const fail = (reason: string) => {
      if (crash) return
      crash = new StoreCrash(`The embedded store stopped: ${reason}`)
      for (const { reject: rejectOne } of waiting.values()) rejectOne(crash)
      waiting.clear()
      reject(crash)
      // The caller of `startThread` gets the rejection instead.
      if (started && !closing) onCrash(crash)
      void worker.terminate()
    }
    worker.on('message', ({ ready, answers = [], failed }: WorkerMessage) => {
      if (ready) resolve()
      for (const answer of answers) {
        const asker = waiting.get(answer.id)
        waiting.delete(answer.id)
        if ('result' in answer) asker?.resolve(answer.result)
        else asker?.reject(answer.refusal)
      }
      if (failed !== undefined) fail(failed)
      else if (waiting.size === 0) worker.unref()
    })
    worker.on('error', (error) => fail(error instanceof Error ? error.message : String(error)))
    worker.on('exit', (code) => fail(`its thread exited with code ${code}`))
  })

  let unsent: Ask[] = []
  const post = () => {
    worker.postMessage(unsent)
    unsent = []
  }
  const ask = (question: Question) =>
    new Promise<Result>((resolve, reject) => {
      if (crash) return reject(crash)
      const id = ++last
      // Requests made before pending promise callbacks have run go into the same message.
      if (unsent.push({ ...question, id }) === 1) process.nextTick(post)
      if (waiting.size === 0) worker.ref()
      waiting.set(id, { resolve, reject })
    })

  await ready
  started = true
  worker.unref()
  return {
    ask,
    close: async () => {
      if (crash) return
      closing = true
      await ask({ kind: 'close' })
      await worker.terminate()
    },
  }
}

/** Creates an error from a refusal, with the stack of the caller. */
export const refusalError = (refusal: Refusal): Error => Object.assign(new Error(refusal.message), refusal)
