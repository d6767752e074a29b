import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { UnreadableFile } from '../csv/unreadable.ts'
import { workerFile } from '../files/worker-file.ts'

/** The input of a worker that reads a file: without `reading` it says what is in the file, else it serves its rows. */
export interface TableTask<Reading> {
  /** where the file is on the disk */
  place: string
  reading?: Reading
  /** number of rows that are done already */
  from?: number
}

/** A row of a file with what it says. */
export type ReadRow<Read> = { row: number; cells: string[] } & Read

/** The next rows of a file. None means the end. */
export interface RowBatch<Read, Key> {
  rows: ReadRow<Read>[]
  /** keys of the rows before the first one served, with the first batch */
  earlier: (readonly [row: number, keys: Key[]])[]
}

/** What is in a file. */
export interface TableSummary {
  headings: string[]
  samples: string[][]
  rows: number
  format: string
}

/** The answer of the worker. */
export type TableAnswer<Read, Key> = { fault: string } | TableSummary | RowBatch<Read, Key>

/** Milliseconds that reading a file takes at most on a busy machine. */
const LONGEST = 120_000

const UNREADABLE = 'No pudimos leer el archivo: es demasiado grande al abrirlo. Divídelo o guárdalo como CSV.'

/** What becomes of a file's rows in a worker thread of its own. */
interface TableReader<Reading, Read, Key> {
  /**
   * Returns what is in a stored file.
   * @throws {UnreadableFile} with what is wrong with it, for people
   */
  summary(place: string): Promise<TableSummary>
  /**
   * Yields the rows of a stored file in batches.
   * @param from number of rows that are done already
   * @throws {UnreadableFile} with what is wrong with the file, for people
   */
  rows(
    place: string,
    reading: Reading,
    from: number,
    size: number,
    signal: AbortSignal,
  ): AsyncGenerator<RowBatch<Read, Key>>
}

/**
 * Returns a reader of files of rows.
 * @param source the worker, which calls `serveTable`: `new URL('./thing-worker.ts', import.meta.url)`
 * @param name of its threads
 */
export function tableReader<Reading, Read, Key>(source: URL, name: string): TableReader<Reading, Read, Key> {
  const begin = (task: TableTask<Reading>, signal?: AbortSignal) =>
    start<Reading, Read, Key>(source, name, task, signal)
  return {
    async summary(place) {
      const reader = await begin({ place })
      try {
        const answer = await reader.answer()
        if (!('headings' in answer)) throw new Error('a summary was asked for')
        return answer
      } finally {
        reader.end()
      }
    },
    async *rows(place, reading, from, size, signal) {
      const reader = await begin({ place, reading, from }, signal)
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
    },
  }
}

async function start<Reading, Read, Key>(source: URL, name: string, task: TableTask<Reading>, signal?: AbortSignal) {
  const file = await workerFile(source)
  signal?.throwIfAborted()
  const worker = new Worker(file, { workerData: task, name, resourceLimits: { maxOldGenerationSizeMb: 512 } })
  const gone = new AbortController()
  const refuse = (error: unknown) => gone.abort(error)
  // Out of memory: the file is made to be.
  worker.on('error', (error: NodeJS.ErrnoException) =>
    refuse(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new UnreadableFile(UNREADABLE) : error),
  )
  worker.on('exit', (code) => refuse(new Error(`reading a file of rows ended with ${code}`)))
  const cancel = () => refuse(signal?.reason)
  signal?.addEventListener('abort', cancel, { once: true })
  return {
    /** Asks for the next rows, if their number is given, and waits for the answer. */
    async answer(count?: number): Promise<Exclude<TableAnswer<Read, Key>, { fault: string }>> {
      const late = setTimeout(() => refuse(new UnreadableFile(UNREADABLE)), LONGEST)
      try {
        if (count !== undefined) worker.postMessage(count)
        const [answer]: TableAnswer<Read, Key>[] = await once(worker, 'message', { signal: gone.signal })
        if (!answer) throw new Error('reading a file of rows gave no answer')
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
