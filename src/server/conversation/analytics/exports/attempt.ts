import { copyFile, open, stat } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { csvText } from '../../../../contract/csv.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { db } from '../../../foundation/store/db.ts'
import type { ExportSight } from './sight.ts'
import { type ExportPlace, type ExportRow, exportFiles } from './store.ts'

/** The file that an attempt writes, and how far it is. */
export interface Attempt {
  /** identifies the attempt in later updates */
  run: number
  file: string
  size: number
  done: number
  place: ExportPlace | null
}

/**
 * Begins an attempt in a file of its own, so that one that lost its claim without knowing cannot write into it. It goes
 * on after what the attempt before has stored, unless its author sees something else by now.
 * @returns undefined if nobody waits for the export any more
 */
export async function beginAttempt(
  row: ExportRow,
  sight: ExportSight,
  headings: readonly string[],
): Promise<Attempt | undefined> {
  const { name, place: to } = await exportFiles.create()
  const left = isDeepStrictEqual(row.sight, sight) ? await leftBy(row) : undefined
  const head = Buffer.from(csvText([headings]), 'utf8')
  try {
    await writeBeginning(to, head, left)
  } catch (error) {
    // A copy that a full disk cut short would take the place that is missing.
    await exportFiles.drop(name)
    throw error
  }
  const { from: _, ...begun } = left ?? { from: '', size: head.length, done: 0, place: null }
  const run = await takeOver(row, { ...begun, file: name, sight })
  if (run === undefined) await exportFiles.drop(name)
  else if (row.file !== null) await exportFiles.drop(row.file)
  return run === undefined ? undefined : { ...begun, run, file: name }
}

async function writeBeginning(to: string, head: Buffer, left?: { from: string; size: number }): Promise<void> {
  if (left) await copyFile(left.from, to)
  const file = await open(to, left ? 'r+' : 'wx', 0o600)
  try {
    if (left) await file.truncate(left.size)
    else await file.write(head)
  } finally {
    await file.close()
  }
}

/** Makes this the attempt that counts; undefined if nobody waits for the export any more. */
async function takeOver(
  { id }: ExportRow,
  { size, done, place, file, sight }: Omit<Attempt, 'run'> & { sight: ExportSight },
): Promise<number | undefined> {
  // Nobody edits an export: this does not change its version.
  const row = await db()
    .updateTable('analytics_export')
    .set(({ eb, ref }) => ({ state: 'running', run: eb(ref('run'), '+', 1), size, done, place, file, sight }))
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .returning('run')
    .executeTakeFirst()
  return row?.run
}

/** Returns what an earlier attempt has left; undefined without it, or on another server's disk. */
async function leftBy({ file, size, done, place }: ExportRow) {
  if (file === null || size === null || place === null) return undefined
  const from = exportFiles.placeOf(file)
  const found = await stat(from).catch(() => undefined)
  return found && found.size >= size ? { from, size, done, place } : undefined
}

type Changes = Partial<Pick<ExportRow, 'state' | 'rows' | 'finished_at' | 'expires_at'>>

/**
 * Writes down how far an attempt is.
 * @returns false if the export was stopped, or another attempt has taken it over
 */
export async function save(
  { id }: Pick<ExportRow, 'id'>,
  { run, size, done, place }: Attempt,
  changes: Changes = {},
): Promise<boolean> {
  // Nobody edits an export: this does not change its version.
  const { numUpdatedRows } = await db()
    .updateTable('analytics_export')
    .set({ ...changes, size, done, place, updated_at: currentCall().services.clock() })
    .where('id', '=', id)
    .where('run', '=', run)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
