import { sql } from 'kysely'
import { currentCall, inCall } from '../../../../foundation/http/context.ts'
import { enqueue } from '../../../../foundation/jobs/queue.ts'
import type { Job, JobHandlers } from '../../../../foundation/jobs/run-job.ts'
import { lockBot } from '../../../../foundation/scope/bot.ts'
import type { Services } from '../../../../foundation/services/services.ts'
import { eachBatch, runImport } from '../../../../foundation/spreadsheet/batches.ts'
import type { ReadRow } from '../../../../foundation/spreadsheet/thread.ts'
import { db, json, tx } from '../../../../foundation/store/db.ts'
import { characteristicsOf } from '../../../catalogue/known.ts'
import { beginChange } from '../changes.ts'
import { ownImages } from '../images.ts'
import { currencyOf } from '../products.ts'
import { roomIn } from '../room.ts'
import { type Deciding, type Decision, decide } from './decide.ts'
import { matchesOf } from './match.ts'
import type { ReadCells } from './reading.ts'
import { sampleOf } from './sample.ts'
import {
  PRODUCT_IMPORT,
  PRODUCT_IMPORT_DROP,
  productFiles,
  productImportAttempts,
  productRejects,
  productTables,
} from './store.ts'
import { writeRows } from './write.ts'

/** Rows per transaction: short ones do not delay messages. */
const BATCH = 150
/** Rows that a person sees before they import. */
const SAMPLE = 10

/** Returns the handlers of the jobs that import products. */
export const productImportJobs = (services: Services): JobHandlers => ({
  [PRODUCT_IMPORT]: (payload, job) => inCall({ services }, () => run(Number(Object(payload).id), job)),
  [PRODUCT_IMPORT_DROP]: (payload) => inCall({ services }, () => productFiles.drop(String(Object(payload).file))),
})

type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>

const rowOf = (id: number) => db().selectFrom('product_import').selectAll().where('id', '=', id).executeTakeFirst()

async function run(id: number, { signal, attempt }: Job): Promise<void> {
  const row = await rowOf(id)
  if (!row || !['checking', 'running', 'cancelling'].includes(row.state)) return
  await runImport(
    { id, signal, attempt },
    productImportAttempts,
    () => importFile(row, signal),
    (text) => tx(async () => void ((await stateOf(row)) && (await finish(row, 'failed', text)))),
  )
}

/** What stays the same over the rows of an import. */
interface Importing {
  row: Row
  scope: { botId: number; formId: number }
  isCheck: boolean
  given: Pick<Deciding, 'options' | 'known' | 'currency'>
  /** what each key was first said by, of the rows that are done: a row of the file */
  seen: Map<string, number>
  /** how many more products the form may have, by what a check found so far */
  room: number
}

async function importFile(row: Row, signal: AbortSignal): Promise<void> {
  const { id, file, options } = row
  const { columns, policy } = options
  if (file === null || !columns || !policy) throw new Error('an import has a file and options')
  const scope = { botId: row.bot_id, formId: row.form_id }
  const known = await characteristicsOf(scope)
  const isCheck = row.state === 'checking'
  if (isCheck) await forgetRun(id)
  const seen = new Map<string, number>()
  const given = { options: { columns, policy }, known, currency: await currencyOf(scope) }
  const of: Importing = { row, scope, isCheck, given, seen, room: await roomIn(scope) }
  const batches = productTables.rows(
    productFiles.placeOf(file),
    { columns, known },
    isCheck ? 0 : row.done,
    BATCH,
    signal,
  )
  const goesOn = isCheck ? undefined : () => productImportAttempts.keepTrying(id)
  const all = await eachBatch(batches, signal, goesOn, ({ rows, earlier }) => {
    for (const [number, keys] of earlier) for (const key of keys) if (!seen.has(key)) seen.set(key, number)
    return storeBatch(of, rows)
  })
  if (!all) return
  await tx(async () => {
    const state = (await stateOf(row))?.state
    if (state === 'checking') await setState(id, 'ready')
    if (state === 'running' || state === 'cancelling') await finish(row, 'done')
  })
}

/** Locks an import and returns its state; undefined once somebody started it anew. */
const stateOf = ({ id, run }: Pick<Row, 'id' | 'run'>) =>
  db()
    .selectFrom('product_import')
    .select(['state', 'sample', 'change_id'])
    .where('id', '=', id)
    .where('run', '=', run)
    .forUpdate()
    .executeTakeFirst()

const setState = (id: number, state: Row['state']) =>
  db().updateTable('product_import').set({ state }).where('id', '=', id).execute()

/** Ends an import within the transaction of the caller. Its file goes: nobody imports it again. */
async function finish({ id, file }: Row, state: 'done' | 'cancelled' | 'failed', message = ''): Promise<void> {
  const finished_at = currentCall().services.clock()
  await db()
    .updateTable('product_import')
    .set({ state, message, file: null, finished_at })
    .where('id', '=', id)
    .execute()
  if (file !== null) await enqueue(PRODUCT_IMPORT_DROP, { file })
}

/** Imports or checks a batch in one transaction, with its progress. Returns false when a person stopped the import. */
async function storeBatch(of: Importing, rows: readonly ReadRow<ReadCells>[]): Promise<boolean> {
  const { row, scope, isCheck, given } = of
  // Only a batch that is committed counts as seen.
  const fresh = new Map<string, number>()
  const seen: Deciding['seen'] = {
    get: (key) => fresh.get(key) ?? of.seen.get(key),
    note: (key, number) => void fresh.set(key, number),
  }
  const created = await tx(async () => {
    if (!isCheck) await lockBot(scope)
    const now = await stateOf(row)
    if (!now) return undefined
    const { state, sample, change_id } = now
    if (state === 'cancelling') await finish(row, 'cancelled')
    if (state !== (isCheck ? 'checking' : 'running')) return undefined
    const matches = await matchesOf(scope.formId, rows)
    const touched = await touchedBy(change_id, rows, matches)
    const hasImages = await imagesOf(row.bot_id, rows)
    // Others add products meanwhile; a check adds none that could be counted.
    const room = isCheck ? of.room : await roomIn(scope)
    const decisions = decide(rows, matches, { ...given, seen, touched, hasImages, room })
    const changes = decisions.some(({ action }) => action === 'create' || action === 'update')
    if (changes && !isCheck) {
      const changeId = change_id ?? (await newChange(row))
      await writeRows({ scope, userId: row.user_id, changeId, known: given.known }, decisions)
    }
    await productRejects.keep(
      row.id,
      decisions.flatMap((one) => (one.action === 'reject' ? [one] : [])),
    )
    const shown = sampleOf(decisions.slice(0, SAMPLE - sample.length), row.columns, given.options)
    await addCounts(row.id, decisions, [...sample, ...shown])
    return decisions.filter(({ action }) => action === 'create').length
  })
  if (created === undefined) return false
  of.room -= created
  for (const [key, number] of fresh) of.seen.set(key, number)
  return true
}

async function newChange(row: Row): Promise<number> {
  const scope = { botId: row.bot_id, userId: row.user_id, formId: row.form_id }
  const { id } = await beginChange(scope, 'import', `Importación de «${row.name}»`)
  await db().updateTable('product_import').set({ change_id: id }).where('id', '=', row.id).execute()
  return id
}

/** Returns which of the products of these rows the import changed already, also before it was interrupted. */
async function touchedBy(
  changeId: number | null,
  rows: readonly ReadRow<ReadCells>[],
  matches: Awaited<ReturnType<typeof matchesOf>>,
): Promise<ReadonlySet<number>> {
  const ids = rows.flatMap(({ product }) => (product ? matches.of(product).map(({ id }) => id) : []))
  if (changeId === null || ids.length === 0) return new Set()
  const found = await db()
    .selectFrom('product_change_row')
    .select('product_id')
    .where('change_id', '=', changeId)
    .where('product_id', 'in', ids)
    .execute()
  return new Set(found.map(({ product_id }) => product_id))
}

/** Returns whether the bot has images of these rows. */
async function imagesOf(
  botId: number,
  rows: readonly ReadRow<ReadCells>[],
): Promise<(ids: readonly number[]) => boolean> {
  const known = await ownImages(botId, [...new Set(rows.flatMap(({ product }) => product?.images ?? []))])
  return (ids) => ids.every((id) => known.has(id))
}

/** Forgets what a check or an import has found so far. */
export async function forgetRun(id: number): Promise<void> {
  await productRejects.forget(id)
  const counts = { done: 0, created: 0, updated: 0, unchanged: 0, skipped: 0, rejected: 0, sample: json([]) }
  await db().updateTable('product_import').set(counts).where('id', '=', id).execute()
}

const COLUMN_OF = {
  create: 'created',
  update: 'updated',
  unchanged: 'unchanged',
  skip: 'skipped',
  reject: 'rejected',
} as const

async function addCounts(id: number, decisions: readonly Decision[], sample: Row['sample']): Promise<void> {
  const added = Object.entries(COLUMN_OF).map(([action, column]) => {
    const count = decisions.filter((one) => one.action === action).length
    return sql`${sql.ref(column)} = ${sql.ref(column)} + ${count}::int`
  })
  await sql`update product_import set done = done + ${decisions.length}::int, ${sql.join(added)}, sample = ${json(sample)}
    where id = ${id}`.execute(db())
}
