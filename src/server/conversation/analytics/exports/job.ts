import { type FileHandle, open } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { csvLines } from '../../../../contract/csv.ts'
import { currentCall, inCall } from '../../../foundation/http/context.ts'
import { Problem } from '../../../foundation/http/problem.ts'
import { enqueue } from '../../../foundation/jobs/queue.ts'
import { retentionPeriods } from '../../../foundation/jobs/retention.ts'
import type { Job, JobHandlers } from '../../../foundation/jobs/run-job.ts'
import type { Services } from '../../../foundation/services/services.ts'
import { db, isDiskFull, isStoreUnavailable, tx } from '../../../foundation/store/db.ts'
import { SliceSize } from '../../../foundation/store/slices.ts'
import { type Attempt, beginAttempt, save } from './attempt.ts'
import { conversationPages } from './conversation-pages.ts'
import { BROKEN, countedAt } from './dead.ts'
import { MOST_BYTES } from './exports.ts'
import { messagePages } from './message-pages.ts'
import type { Asked } from './pages.ts'
import { covers, exporterOf, sightOf } from './sight.ts'
import { ANALYTICS_EXPORT, ANALYTICS_EXPORT_DROP, type ExportRow, exportFiles, exportRow } from './store.ts'

/** Stored rows that a page looks at, so that others are answered in between. */
const SIZES = { fewest: 250, most: 1_000 } as const
/** Milliseconds at most for which others have the store to themselves after a page: as long as it took, otherwise. */
const REST_MS = 100
/** Milliseconds between two notes of how far it is: what is lost when the process ends. */
const NOTED_MS = 1_000
/** Failures after which an export is given up. Attempts whose process ended are none. */
const FAILURES = 4

const FULL = 'No queda lugar para el archivo. Elimina exportaciones o elige menos días.'
const LONG = 'El archivo pasaría de 1 GB. Elige menos días y exporta por partes.'
const LESS = 'Mientras se armaba dejaste de ver parte de las conversaciones. Pídela otra vez.'

const COUNTED = 'Mientras se armaba volvimos a contar las conversaciones. Pídela otra vez.'

const PAGES = { conversations: conversationPages, messages: messagePages } as const

/** How long a file may be, and how often an export notes how far it is. */
interface Limits {
  /** bytes of a file */
  most: number
  /** milliseconds between two notes */
  every: number
}

/** Returns the handlers of the jobs that write exports and delete their files. */
export const exportJobs = (
  services: Services,
  { most = MOST_BYTES.maximum, every = NOTED_MS }: Partial<Limits> = {},
): JobHandlers => ({
  [ANALYTICS_EXPORT]: (payload, { signal }) =>
    inCall({ services }, () => run(Number(Object(payload).id), { signal, most, every })),
  [ANALYTICS_EXPORT_DROP]: (payload) => inCall({ services }, () => exportFiles.drop(String(Object(payload).file))),
})

/** When an attempt ends early, as its job does or with too long a file, and how often it notes how far it is. */
interface Bounds extends Pick<Job, 'signal'>, Limits {}

async function run(id: number, bounds: Bounds): Promise<void> {
  const row = await exportRow(id)
  if (!row || (row.state !== 'queued' && row.state !== 'running')) return
  try {
    await write(row, bounds)
  } catch (error) {
    if (error instanceof Problem) return fail(id, error.message)
    if (bounds.signal.aborted || isStoreUnavailable(error) || error instanceof TakenOver) throw error
    // A file that filled the disk goes, so that the rest goes on working.
    if (isDiskFull(error)) return fail(id, FULL)
    if ((await failuresOf(id)) >= FAILURES) await fail(id, BROKEN)
    throw error
  }
}

/** Counts another failure of an export, and returns how many it has had. */
async function failuresOf(id: number): Promise<number> {
  // Nobody edits an export: this does not change its version.
  const row = await db()
    .updateTable('analytics_export')
    .set(({ eb, ref }) => ({ failures: eb(ref('failures'), '+', 1) }))
    .where('id', '=', id)
    .returning('failures')
    .executeTakeFirst()
  return row?.failures ?? 0
}

/**
 * Another attempt has begun, although this one has the job: one that lost its claim without knowing, and ends by itself.
 * The job runs again.
 */
class TakenOver extends Error {}

/** Ends an export without a file. */
const fail = (id: number, problem: string): Promise<void> =>
  tx(async () => {
    const row = await db()
      .selectFrom('analytics_export')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row || (row.state !== 'queued' && row.state !== 'running')) return
    const at = currentCall().services.clock()
    // Nobody edits an export: this does not change its version.
    const ended = { state: 'failed', file: null, size: null, place: null, finished_at: at, updated_at: at } as const
    await db()
      .updateTable('analytics_export')
      .set({ ...ended, problem })
      .where('id', '=', id)
      .execute()
    if (row.file !== null) await enqueue(ANALYTICS_EXPORT_DROP, { file: row.file })
  })

/** Writes a file, or the rest of it, with the chats that its author sees now. */
async function write(row: ExportRow, bounds: Bounds): Promise<void> {
  const scope = await exporterOf(row)
  const counted = await countedAt(row.bot_id)
  if (counted === undefined) throw new Problem(409, 'gone', COUNTED)
  const sight = { ...sightOf(scope), counted }
  const { headings } = PAGES[row.kind]
  const begun = await beginAttempt(row, sight, headings)
  if (!begun) return
  const file = await open(exportFiles.placeOf(begun.file), 'a')
  let ended: Attempt | undefined
  try {
    ended = await append(row, begun, askedOf(row, scope), file, bounds)
    await file.sync()
  } finally {
    await file.close()
  }
  if (ended && !covers(sightOf(await exporterOf(row)), sight)) throw new Problem(409, 'gone', LESS)
  if (ended && (await countedAt(row.bot_id)) !== counted) throw new Problem(409, 'gone', COUNTED)
  const at = currentCall().services.clock()
  const expires_at = new Date(at.getTime() + retentionPeriods.export)
  const isKept =
    ended &&
    (await save(
      row,
      { ...ended, place: null },
      {
        ...{ state: 'ready', rows: ended.done, finished_at: at.toISOString(), expires_at: expires_at.toISOString() },
      },
    ))
  if (isKept) return
  await exportFiles.drop(begun.file)
  if ((await exportRow(row.id))?.state === 'running') throw new TakenOver('another attempt has taken the export over')
}

const askedOf = (
  { channel, area_id, user_id, label_id, date_from, date_to }: ExportRow,
  scope: Asked['scope'],
): Asked => ({
  scope,
  among: {
    ...{ channel: channel ?? undefined, area_id: area_id ?? undefined },
    ...{ user_id: user_id ?? undefined, label_id: label_id ?? undefined },
  },
  days: { from: date_from, to: date_to },
})

/** Appends the pages that are left. Returns how far it got; undefined once nobody waits for the rest. */
async function append(
  row: ExportRow,
  begun: Attempt,
  asked: Asked,
  file: FileHandle,
  { signal, most, every }: Bounds,
): Promise<Attempt | undefined> {
  const pages = PAGES[row.kind]
  const size = new SliceSize(SIZES)
  let at = begun
  let noted = performance.now()
  for (;;) {
    const since = performance.now()
    const { lines, place } = await size.timed(() => pages.next(asked, at.place, size.rows))
    const bytes = Buffer.from(csvLines(lines), 'utf8')
    if (at.size + bytes.length > most) throw new Problem(422, 'too_many', LONG)
    await file.appendFile(bytes)
    at = { ...at, size: at.size + bytes.length, done: at.done + lines.length, place }
    if (place === null) return at
    signal.throwIfAborted()
    if (performance.now() - noted >= every) {
      if (!(await save(row, at))) return undefined
      noted = performance.now()
    }
    await wait(Math.min(performance.now() - since, REST_MS))
  }
}
