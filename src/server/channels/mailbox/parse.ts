import { Worker } from 'node:worker_threads'
import { workerFile } from '../../foundation/files/worker-file.ts'
import { type ParsedMail, readWhole } from './read.ts'

/** Mails of up to this many bytes are read on the main thread: that is faster than starting a worker. */
const SMALL = 32 * 1024
/** Milliseconds after which a mail is given up. */
const LONGEST = 30_000

/**
 * Reads a mail. A large one is read in a worker thread, because its lines would block the event loop for seconds, and one
 * that is made to take long is given up. Rejects when it cannot be read.
 */
export async function parseMail(raw: Buffer): Promise<ParsedMail> {
  if (raw.length <= SMALL) return readWhole(raw)
  const file = await workerFile(new URL('./mail-worker.ts', import.meta.url))
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: raw, name: 'mail', resourceLimits: { maxOldGenerationSizeMb: 512 } })
    const late = setTimeout(() => void worker.terminate(), LONGEST)
    worker.on('message', (parsed: ParsedMail) => {
      resolve(parsed)
      void worker.terminate()
    })
    worker.on('error', reject)
    worker.on('exit', () => {
      clearTimeout(late)
      reject(new Error('The thread that reads a mail ended early'))
    })
  })
}
