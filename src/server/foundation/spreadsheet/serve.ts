import { parentPort, workerData } from 'node:worker_threads'
import { UnreadableFile } from '../csv/unreadable.ts'
import { lowerPriority } from '../files/low-priority.ts'
import { readTable, type Table } from './table.ts'
import type { RowBatch, TableAnswer, TableTask } from './thread.ts'

/** How a worker reads the rows of its file. */
interface RowReader<Read, Key> {
  read: (cells: readonly string[]) => Read
  /** what a row has that no other one of the file may have */
  keysOf: (read: Read) => Key[]
}

/** Values of each column that are shown while a person says what it holds. */
const SAMPLES = 3

/**
 * Serves one file from a worker thread: it posts what is in it, or, as often as it is asked, the next rows.
 * @param readerOf returns how rows are read
 */
export async function serveTable<Reading, Read, Key>(
  readerOf: (reading: Reading) => RowReader<Read, Key>,
): Promise<void> {
  lowerPriority()
  const { place, reading, from = 0 }: TableTask<Reading> = workerData
  const post = (answer: TableAnswer<Read, Key>) => parentPort?.postMessage(answer)
  const found = await tableAt(place)
  if ('fault' in found || !reading) post('fault' in found ? found : summary(found))
  else serve(found, readerOf(reading), from, post)
}

async function tableAt(place: string): Promise<Table | { fault: string }> {
  try {
    return await readTable(place)
  } catch (error) {
    if (error instanceof UnreadableFile) return { fault: error.message }
    throw error
  }
}

function summary({ headings, rows, format }: Table) {
  const samples = headings.map((_, at) => {
    const different = new Set<string>()
    for (const { cells } of rows) {
      if (cells[at]) different.add(cells[at].slice(0, 100))
      if (different.size === SAMPLES) break
    }
    return [...different]
  })
  return { headings, samples, rows: rows.length, format }
}

function serve<Read, Key>(
  { rows }: Table,
  { read, keysOf }: RowReader<Read, Key>,
  from: number,
  post: (answer: TableAnswer<Read, Key>) => void,
): void {
  // A restart goes on after what is done; the keys before it still tell repeated rows.
  let at = 0
  parentPort?.on('message', (count: number) => {
    const batch: RowBatch<Read, Key> = { rows: [], earlier: [] }
    for (; at < from; at++) {
      const row = rows[at]
      const keys = row ? keysOf(read(row.cells)) : []
      if (row && keys.length > 0) batch.earlier.push([row.row, keys])
    }
    for (const { row, cells } of rows.slice(at, at + count)) batch.rows.push({ row, cells, ...read(cells) })
    at += count
    post(batch)
  })
}
