import { Worker } from 'node:worker_threads'
import { workerFile } from '../../foundation/files/worker-file.ts'
import type { BotContent, ContentFiles } from '../content/content.ts'
import type { ContentLines } from '../content/lines.ts'
import { type ContentFault, UnusableContent } from '../content/problems.ts'
import { type PackedContent, unpackContent } from './packed.ts'
import { archiveFiles } from './store.ts'

/** The content of an archive with its files by name. */
interface LoadedArchive {
  content: BotContent
  files: ContentFiles
  lines: ContentLines
}

/** What an archive is. */
interface ArchiveSummary {
  /** the name of its bot */
  name: string | undefined
  /** number of things by kind */
  summary: Record<string, number>
}

/** The input of the worker. */
export interface ArchiveTask {
  /** where it is on the disk */
  place: string
  /** whether to answer the content; otherwise only its summary */
  whole: boolean
}

/** The answer of the worker. */
export type ArchiveAnswer =
  | { faults: readonly ContentFault[] }
  | ArchiveSummary
  | {
      content: PackedContent
      lines: ContentLines
      files: readonly (readonly [name: string, bytes: Uint8Array<ArrayBuffer>])[]
    }

/** Milliseconds that reading takes at most: a slow or busy machine needs minutes for the largest texts. */
const LONGEST = 300_000

/** Thrown if reading took too long. That tells nothing about the archive: it may be read later. */
export class ReadTooLong extends Error {}

/**
 * Unpacks a stored archive and reads its content, in a worker thread: a large text would block the event loop for
 * seconds.
 * @param signal ends the reading
 * @throws UnusableContent if it cannot be read
 * @throws ReadTooLong if the machine is too slow at the moment
 */
export async function loadArchive(name: string, signal: AbortSignal): Promise<LoadedArchive> {
  const answer = await inThread({ place: archiveFiles.placeOf(name), whole: true }, signal)
  if ('faults' in answer) throw new UnusableContent(answer.faults)
  if (!('files' in answer)) throw new Error('the whole archive was asked for')
  const files = answer.files.map(
    ([name, file]) => [name, () => Buffer.from(file.buffer, file.byteOffset, file.length)] as const,
  )
  return { content: await unpackContent(answer.content), files: new Map(files), lines: answer.lines }
}

/**
 * Returns what is in a stored archive.
 * @throws UnusableContent if it cannot be read
 * @throws ReadTooLong if the machine is too slow at the moment
 */
export async function summaryOfArchive(name: string): Promise<ArchiveSummary> {
  const answer = await inThread({ place: archiveFiles.placeOf(name), whole: false })
  if ('faults' in answer) throw new UnusableContent(answer.faults)
  if (!('summary' in answer)) throw new Error('only the summary was asked for')
  return answer
}

async function inThread(task: ArchiveTask, signal?: AbortSignal): Promise<ArchiveAnswer> {
  const file = await workerFile(new URL('./archive-worker.ts', import.meta.url))
  signal?.throwIfAborted()
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, {
      workerData: task,
      name: 'archive',
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    const stop = (reason: unknown) => {
      reject(reason)
      void worker.terminate()
    }
    const late = setTimeout(() => stop(new ReadTooLong('reading an archive took too long')), LONGEST)
    const cancel = () => stop(signal?.reason)
    signal?.addEventListener('abort', cancel, { once: true })
    const unreadable: ArchiveAnswer = {
      faults: [{ file: '', place: '', text: 'No pudimos leerlo. Elige otro archivo.' }],
    }
    worker.on('message', (answer: ArchiveAnswer) => {
      resolve(answer)
      void worker.terminate()
    })
    // Out of memory: the archive is made to be.
    worker.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(unreadable) : reject(error),
    )
    worker.on('exit', (code) => {
      clearTimeout(late)
      signal?.removeEventListener('abort', cancel)
      reject(new Error(`reading an archive ended with ${code}`))
    })
  })
}
