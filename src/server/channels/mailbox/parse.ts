import { Worker } from 'node:worker_threads'
import { workerFile } from '../../foundation/files/worker-file.ts'
import type { WorkerAnswer } from './mail-worker.ts'
import type { ParsedMail } from './read.ts'

/** Milliseconds after which a mail is given up. One of 25 MB takes less than one second. */
const LONGEST = 15_000
/** Milliseconds after which a thread that does not start is given up: on a busy machine its program loads slowly. */
const LONGEST_START = 30_000
/** Milliseconds after which a mail is shown with what it quotes. */
const LONGEST_FOLDING = 2_000
/** Milliseconds after which a thread without a mail ends. */
const IDLE_MS = 60_000

/** A mail, or a machine that is busy with something else, took too long. */
class TooLong extends Error {}

/**
 * Reads a mail in a thread: a small one can be made to take hours, and would block the server meanwhile. One that takes
 * long only because of what it quotes is returned as it is, and one that takes long otherwise is tried once more, since
 * the machine may have been busy. Rejects when a mail cannot be read.
 */
export async function parseMail(raw: Buffer): Promise<ParsedMail> {
  try {
    return await parseOnce(raw)
  } catch (error) {
    if (!(error instanceof TooLong)) throw error
    return parseOnce(raw)
  }
}

async function parseOnce(raw: Buffer): Promise<ParsedMail> {
  const worker = await takeWorker()
  return new Promise((resolve, reject) => {
    let read: ParsedMail | undefined
    let timer: NodeJS.Timeout
    const end = () => {
      clearTimeout(timer)
      worker.off('message', hear).off('error', fail).off('exit', exited)
    }
    const fail = (error: unknown) => {
      end()
      void worker.terminate()
      if (read) resolve(read)
      else reject(error)
    }
    const exited = () => fail(new Error('The thread that reads mails ended early'))
    const limit = (within: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => fail(new TooLong('A mail takes too long to be read')), within)
    }
    const finish = (settle: () => void) => {
      end()
      keepWorker(worker)
      settle()
    }
    const hear = (answer: WorkerAnswer) => {
      if (answer.kind === 'ready') return limit(LONGEST)
      if (answer.kind === 'fault')
        return finish(() => (read ? resolve(read) : reject(new Error(`A mail cannot be read: ${answer.message}`))))
      if (answer.kind === 'read') {
        read = answer.parsed
        return read.mail ? limit(LONGEST_FOLDING) : finish(() => resolve(answer.parsed))
      }
      const { text, quoted } = answer
      return finish(() => read && resolve({ ...read, ...(read.mail && { mail: { ...read.mail, text, quoted } }) }))
    }
    worker.on('message', hear).on('error', fail).on('exit', exited)
    limit(LONGEST_START)
    worker.postMessage(raw)
  })
}

/** A thread without a mail, whose compiled code reads the next one at once. */
let idle: { worker: Worker; timer: NodeJS.Timeout } | undefined

async function takeWorker(): Promise<Worker> {
  const file = await workerFile(new URL('./mail-worker.ts', import.meta.url))
  if (idle) {
    const { worker, timer } = idle
    clearTimeout(timer)
    idle = undefined
    worker.ref()
    return worker
  }
  const worker = new Worker(file, { name: 'mail', resourceLimits: { maxOldGenerationSizeMb: 512 } })
  // An error without a listener would end the process; readers of a mail have their own.
  worker.on('error', () => {})
  worker.on('exit', () => {
    if (idle?.worker !== worker) return
    clearTimeout(idle.timer)
    idle = undefined
  })
  return worker
}

function keepWorker(worker: Worker): void {
  worker.unref()
  const end = () => {
    if (idle?.worker === worker) idle = undefined
    void worker.terminate()
  }
  if (idle) end()
  else idle = { worker, timer: setTimeout(end, IDLE_MS).unref() }
}
