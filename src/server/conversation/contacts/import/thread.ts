import { type ReadRow as RowOf, tableReader } from '../../../foundation/spreadsheet/thread.ts'
import type { ContactKey } from './keys.ts'
import type { ReadCells, Reading } from './reading.ts'

/** A row of a file with what it says. */
export type ReadRow = RowOf<ReadCells>

/** Rows of a batch whose cells are read. */
const CELLS_AT_ONCE = 1_000

/** Reads files of contacts. */
export const contactTables = tableReader<Reading, ReadCells, ContactKey>(
  new URL('./import-worker.ts', import.meta.url),
  'contact-import',
)

/**
 * Yields the cells of a stored file, row by row in batches.
 * @throws {UnreadableFile} with what is wrong with the file, for people
 */
export async function* cellsOfFile(place: string): AsyncGenerator<string[][]> {
  const nothing: Reading = { columns: [], country: '', own: [] }
  const { signal } = new AbortController()
  for await (const { rows } of contactTables.rows(place, nothing, 0, CELLS_AT_ONCE, signal))
    yield rows.map(({ cells }) => cells)
}
