import { parentPort, workerData } from 'node:worker_threads'
import { UnreadableFile } from '../../../foundation/csv/unreadable.ts'
import { lowerPriority } from '../../../foundation/files/low-priority.ts'
import { rowReader } from './reading.ts'
import { readTable, type Table } from './table.ts'
import type { ImportAnswer, ImportTask, RowBatch } from './thread.ts'

// Worker thread that reads one file of contacts: it posts what is in it, or, as often as it is asked, the next rows.

lowerPriority()

const { place, reading, from = 0 }: ImportTask = workerData

async function table(): Promise<Table | { fault: string }> {
  try {
    return await readTable(place)
  } catch (error) {
    if (error instanceof UnreadableFile) return { fault: error.message }
    throw error
  }
}

/** Values of each column that are shown while a person says what it holds. */
const SAMPLES = 3

const found = await table()
if ('fault' in found || !reading) post('fault' in found ? found : summary(found))
else serve(found)

function post(answer: ImportAnswer): void {
  parentPort?.postMessage(answer)
}

function summary({ headings, rows, format }: Table): ImportAnswer {
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

function serve({ rows }: Table): void {
  if (!reading) return
  const read = rowReader(reading)
  // A restart goes on after what is done; the keys before it still tell repeated rows.
  let at = 0
  parentPort?.on('message', (count: number) => {
    const batch: RowBatch = { rows: [], earlier: [] }
    for (; at < from; at++) {
      const row = rows[at]
      if (!row) continue
      const one = read(row.cells)
      if (one.fault === undefined) batch.earlier.push([row.row, one.contact.keys])
    }
    for (const { row, cells } of rows.slice(at, at + count)) batch.rows.push({ row, cells, ...read(cells) })
    at += count
    post(batch)
  })
}
