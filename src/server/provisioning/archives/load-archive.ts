import { Worker } from 'node:worker_threads'
import { workerFile } from '../../foundation/files/worker-file.ts'
import type { BotContent, ContentFiles } from '../content/content.ts'
import { type ContentFault, UnusableContent } from '../content/problems.ts'

/** The content of an archive with its files by name. */
interface LoadedArchive {
  content: BotContent
  files: ContentFiles
}

/** The answer of the worker. */
export type ArchiveAnswer =
  | { faults: readonly ContentFault[] }
  | { content: BotContent; files: readonly (readonly [name: string, bytes: Uint8Array<ArrayBuffer>])[] }

/** Milliseconds within which the largest valid archive is read several times. */
const LONGEST = 60_000

/**
 * Unpacks an archive and reads its content, in a worker thread: a large text would block the event loop for seconds.
 * @throws UnusableContent
 */
export async function loadArchive(bytes: Buffer): Promise<LoadedArchive> {
  const answer = await inThread(bytes)
  if ('faults' in answer) throw new UnusableContent(answer.faults)
  const files = answer.files.map(
    ([name, file]) => [name, () => Buffer.from(file.buffer, file.byteOffset, file.length)] as const,
  )
  return { content: answer.content, files: new Map(files) }
}

async function inThread(bytes: Buffer): Promise<ArchiveAnswer> {
  const file = await workerFile(new URL('./archive-worker.ts', import.meta.url))
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, {
      workerData: bytes,
      name: 'archive',
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    const late = setTimeout(() => void worker.terminate(), LONGEST)
    const unreadable: ArchiveAnswer = {
      faults: [{ file: '', place: '', text: 'No pudimos leerlo. Elige otro archivo.' }],
    }
    worker.on('message', (answer: ArchiveAnswer) => {
      resolve(answer)
      void worker.terminate()
    })
    // Out of memory, or too slow: the archive is made to be.
    worker.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(unreadable) : reject(error),
    )
    worker.on('exit', () => {
      clearTimeout(late)
      resolve(unreadable)
    })
  })
}
