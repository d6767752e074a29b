import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { UnreadableFile } from '../../../foundation/csv/unreadable.ts'
import { workerFile } from '../../../foundation/files/worker-file.ts'
import type { ContactKey } from './keys.ts'
import type { ReadCells, Reading } from './reading.ts'

/** The input of the worker: without `reading` it says what is in the file, else it serves its rows. */
export interface ImportTask {
  /** where the file is on the disk */
  place: string
  reading?: Reading
  /** number of rows that are done already */
  from?: number
}

/** A row of a file with what it says. */
export type ReadRow = { row: number; cells: string[] } & ReadCells

/** The next rows of a file. None means the end. */
export interface RowBatch {
  rows: ReadRow[]
  /** keys of the rows before the first one served, with the first batch */
  earlier: (readonly [row: number, keys: ContactKey[]])[]
}

/** What is in a file. */
interface TableSummary {
  headings: string[]
  samples: string[][]
  rows: number
  format: string
}

/** The answer of the worker. */
export type ImportAnswer = { fault: string } | TableSummary | RowBatch

/** Milliseconds that reading a file takes at most on a busy machine. */
const LONGEST = 120_000

/** Rows of a batch whose cells are read. */
const CELLS_AT_ONCE = 1_000

const UNREADABLE = 'No pudimos leer el archivo: es demasiado grande al abrirlo. Divídelo o guárdalo como CSV.'

/**
 * Returns what is in a stored file.
 * @throws {UnreadableFile} with what is wrong with it, for people
 */
export async function summaryOfFile(place: string): Promise<TableSummary> {
  const reader = await start({ place })
  try {
    const answer = await reader.answer()
    if (!('headings' in answer)) throw new Error('a summary was asked for')
    return answer
  } finally {
    reader.end()
  }
}

/**
 * Yields the rows of a stored file in batches, read in a worker thread.
 * @param from number of rows that are done already
 * @throws {UnreadableFile} with what is wrong with the file, for people
 */
export async function* rowsOfFile(place: string, reading: Reading, from: number, size: number, signal: AbortSignal) {
  const reader = await start({ place, reading, from }, signal)
  try {
    for (;;) {
      const answer = await reader.answer(size)
      if (!('earlier' in answer)) throw new Error('rows were asked for')
      if (answer.rows.length === 0 && answer.earlier.length === 0) return
      yield answer
      if (answer.rows.length < size) return
    }
  } finally {
    reader.end()
  }
}

/**
 * Yields the cells of a stored file, row by row in batches.
 * @throws {UnreadableFile} with what is wrong with the file, for people
 */
export async function* cellsOfFile(place: string): AsyncGenerator<string[][]> {
  const nothing: Reading = { columns: [], country: '', own: [] }
  const { signal } = new AbortController()
  for await (const { rows } of rowsOfFile(place, nothing, 0, CELLS_AT_ONCE, signal))
    yield rows.map(({ cells }) => cells)
}

async function start(task: ImportTask, signal?: AbortSignal) {
  const file = await workerFile(new URL('./import-worker.ts', import.meta.url))
  signal?.throwIfAborted()
  const worker = new Worker(file, {
    workerData: task,
    name: 'contact-import',
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  const gone = new AbortController()
  const refuse = (error: unknown) => gone.abort(error)
  // Out of memory: the file is made to be.
  worker.on('error', (error: NodeJS.ErrnoException) =>
    refuse(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new UnreadableFile(UNREADABLE) : error),
  )
  worker.on('exit', (code) => refuse(new Error(`reading a file of contacts ended with ${code}`)))
  const cancel = () => refuse(signal?.reason)
  signal?.addEventListener('abort', cancel, { once: true })
  return {
    /** Asks for the next rows, if their number is given, and waits for the answer. */
    async answer(count?: number): Promise<ImportAnswer> {
      const late = setTimeout(() => refuse(new UnreadableFile(UNREADABLE)), LONGEST)
      try {
        if (count !== undefined) worker.postMessage(count)
        const [answer]: ImportAnswer[] = await once(worker, 'message', { signal: gone.signal })
        if (!answer) throw new Error('reading a file of contacts gave no answer')
        if ('fault' in answer) throw new UnreadableFile(answer.fault)
        return answer
      } catch (error) {
        // On a busy machine its end is there with its answer.
        throw error instanceof UnreadableFile || !gone.signal.aborted ? error : gone.signal.reason
      } finally {
        clearTimeout(late)
      }
    },
    end() {
      signal?.removeEventListener('abort', cancel)
      void worker.terminate()
    },
  }
}
