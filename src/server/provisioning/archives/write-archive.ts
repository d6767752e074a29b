import { Worker } from 'node:worker_threads'
import { workerFile } from '../../foundation/files/worker-file.ts'
import { placeOfFile } from '../../foundation/media/files.ts'
import { type BotContent, contentFiles } from '../content/content.ts'
import type { KeptFile } from '../content/kept-files.ts'
import { MOST_BYTES, MOST_FILES } from './limits.ts'
import { packContent } from './packed.ts'
import { refusal } from './publish.ts'
import { archiveFiles } from './store.ts'
import type { WriteAnswer, WriteTask } from './write-worker.ts'

interface Options {
  signal: AbortSignal
  /** called with the number of files that are in the archive, and of all files */
  onProgress: (done: number, total: number) => Promise<void>
}

const FILES_TOO_LARGE = 'Los archivos del chatbot pesan demasiado. Elimina los que no uses y exporta otra vez.'
const TEXTS_TOO_LARGE = 'El chatbot tiene demasiados textos para un archivo. Elimina ejemplos y exporta otra vez.'

/**
 * Writes a bot's content as a ZIP archive to the disk: the YAML files of `writeContent`, and in the folder `files` the
 * files that they name. It is made in a worker thread, because writing the texts of a large bot takes seconds. Files
 * that are missing on the disk are left out.
 * @returns the name of the archive, and the number of files in it
 * @throws UnusableContent if they are too large for an archive
 */
export async function writeArchive(
  content: BotContent,
  files: readonly KeptFile[],
  options: Options,
): Promise<{ file: string; total: number }> {
  if (files.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES || files.length + contentFiles.length > MOST_FILES)
    throw refusal(FILES_TOO_LARGE)
  const { name, place } = await archiveFiles.create()
  const kept = files.toSorted(byName).map(({ id, filename }) => ({ filename, place: placeOfFile(id) }))
  try {
    const total = await inThread({ content: await packContent(content), files: kept, place }, options)
    return { file: name, total }
  } catch (error) {
    await archiveFiles.drop(name)
    throw error
  }
}

/** Files are numbered anew in a copy, so their numbers do not order them. */
const byName = (one: KeptFile, other: KeptFile) => (one.filename < other.filename ? -1 : 1)

/** Milliseconds after which a thread that writes an archive is given up. */
const LONGEST = 300_000

async function inThread(task: WriteTask, { signal, onProgress }: Options): Promise<number> {
  signal.throwIfAborted()
  const file = await workerFile(new URL('./write-worker.ts', import.meta.url))
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, {
      workerData: task,
      name: 'export',
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    const stop = () => void worker.terminate()
    const late = setTimeout(stop, LONGEST)
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
    // The end is told after all progress: otherwise an earlier number could be stored last.
    let told = Promise.resolve()
    worker.on('message', (answer: WriteAnswer) => {
      if ('tooLarge' in answer) return reject(refusal(TEXTS_TOO_LARGE))
      told = told.then(() => (answer.ended ? resolve(answer.total) : onProgress(answer.done, answer.total)))
      told.catch((error) => {
        stop()
        reject(error)
      })
    })
    worker.on('error', reject)
    worker.on('exit', () => {
      clearTimeout(late)
      signal.removeEventListener('abort', stop)
      const early = new Error('The thread that writes an archive ended early')
      told.finally(() => reject(signal.aborted ? signal.reason : early)).catch(() => undefined)
    })
  })
}
