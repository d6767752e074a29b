import { sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import { writeAudit } from '../../../foundation/audit/record.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { commonProblems, problem } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { retentionPeriods } from '../../../foundation/jobs/retention.ts'
import { person } from '../../../foundation/resource/person.ts'
import { nextVersion } from '../../../foundation/resource/version.ts'
import { lockBot } from '../../../foundation/scope/bot.ts'
import { db, instant, tx } from '../../../foundation/store/db.ts'
import { formOf } from '../../catalogue/form-scope.ts'
import { characteristicsOf } from '../../catalogue/known.ts'
import { indexProducts } from '../../catalogue/search/write-terms.ts'
import { FOUND_BY } from './found-by.ts'
import { roomIn } from './room.ts'

type Kind = components['schemas']['ProductChangeKind']

/** Products per transaction: short ones do not delay messages. */
export const BATCH = 300

/** Milliseconds after which a change that no longer goes on was cut off, as by a kill. */
const CUT_OFF = 60_000

/** Returns until when a change can be undone. */
export const undoUntil = (createdAt: string | Date): Date =>
  new Date(new Date(createdAt).getTime() + retentionPeriods.undo)

/** Begins a change of many products; what it does to each is noted by {@link noteBefore} or {@link noteCreated}. */
export async function beginChange(
  scope: Pick<Scope, 'botId' | 'userId'>,
  kind: Kind,
  label: string,
): Promise<{ id: number; undo_until: string }> {
  const created_at = currentCall().services.clock()
  const { id } = await db()
    .insertInto('product_change')
    .values({ bot_id: scope.botId, form_id: formOf(scope), user_id: scope.userId, kind, label, created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, undo_until: undoUntil(created_at).toISOString() }
}

/**
 * Refuses a change while another one of the form is being made or undone: each would read half of the other. The bot must
 * be locked. 409
 */
export async function assertIdle(scope: Scope): Promise<void> {
  const since = new Date(currentCall().services.clock().getTime() - CUT_OFF)
  const other = await db()
    .selectFrom('product_change')
    .select('id')
    .where('form_id', '=', formOf(scope))
    .where('working_at', '>', instant(since))
    .executeTakeFirst()
  if (other) throw problem(409, 'in_use', 'Otro cambio de productos está en curso. Espera a que termine.')
}

const setWork = (id: number, working_at: Date | null) =>
  db().updateTable('product_change').set({ working_at }).where('id', '=', id).execute()

/** Notes that a change is still being made. */
export const noteWork = (id: number) => setWork(id, currentCall().services.clock())

/** Runs the work of a change and notes its end, also if it fails. */
export const working = <T>(id: number, work: () => Promise<T>): Promise<T> =>
  work().finally(() => tx(() => setWork(id, null)).catch(() => undefined))

/**
 * Notes products as they are, before a change.
 * @param isDeleted whether the change deletes them; otherwise it increments their version once
 */
export async function noteBefore(changeId: number, ids: readonly number[], isDeleted = false): Promise<void> {
  await sql`insert into product_change_row (change_id, product_id, before, version)
    select ${changeId}::int, p.id, to_jsonb(p), ${isDeleted ? sql`null` : sql`p.${nextVersion}`}
    from product p where p.id = any(${ids}::int[])`.execute(db())
}

/** Notes products that a change created. */
export async function noteCreated(changeId: number, ids: readonly number[]): Promise<void> {
  await sql`insert into product_change_row (change_id, product_id, before, version)
    select ${changeId}::int, p.id, null, p.version from product p where p.id = any(${ids}::int[])`.execute(db())
}

/** Whether an import still adds to a change. */
const GROWING = sql<boolean>`exists (select from product_import i where i.change_id = product_change.id
  and i.state in ('running', 'cancelling'))`

/**
 * SQL: whether nothing is left to undo of a change. An undo deletes the rows of a change as it goes: one that broke off
 * leaves those that somebody can still undo.
 * @param change name or alias of the table
 */
export const isUndone = (change: string) => sql<boolean>`(${sql.ref(`${change}.undone_at`)} is not null
  and not exists (select from product_change_row r where r.change_id = ${sql.ref(`${change}.id`)}))`

/** Returns the changes of many products that can still be undone, the latest first. */
export async function recentChanges(scope: Scope): Promise<components['schemas']['ProductChange'][]> {
  const since = new Date(currentCall().services.clock().getTime() - retentionPeriods.undo)
  const rows = await db()
    .selectFrom('product_change')
    .select(['id', 'kind', 'label', 'created_at', person('user_id').as('by')])
    .select(
      sql<number>`(select count(*)::int from product_change_row r where r.change_id = product_change.id)`.as('count'),
    )
    .where('form_id', '=', formOf(scope))
    .where(sql<boolean>`not ${isUndone('product_change')}`)
    .where('created_at', '>', instant(since))
    .where(sql<boolean>`not ${GROWING}`)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  return rows.map((row) => ({ ...row, undo_until: undoUntil(row.created_at).toISOString() }))
}

/**
 * Undoes a change of many products, or what is left of it by an undo that broke off. What somebody changed since then
 * stays as it is; what a later change of many products did stays until that one is undone, and can be undone then.
 */
export async function undoChange(scope: Scope, id: number): Promise<components['schemas']['ProductUndo']> {
  const label = await tx(() => claimUndo(scope, id))
  const undone = await working(id, () => undoRows(scope, id))
  await tx(() => writeAudit({ label, after: { products: undone.count } }))
  return undone
}

async function undoRows(scope: Scope, id: number): Promise<{ count: number; kept: number }> {
  const known = await characteristicsOf(scope)
  const undone = { count: 0, kept: 0 }
  for (;;) {
    const done = await tx(async () => {
      // What others read of the products stays valid until they write it.
      await lockBot(scope)
      const rows = await db()
        .deleteFrom('product_change_row')
        .where('change_id', '=', id)
        .where('product_id', 'in', (query) =>
          query
            .selectFrom('product_change_row as r')
            .select('r.product_id')
            .where('r.change_id', '=', id)
            .where(sql<boolean>`not exists (select from product_change_row later
              where later.product_id = r.product_id and later.change_id > r.change_id)`)
            .orderBy('r.product_id')
            .limit(BATCH),
        )
        .returning(['product_id', 'before', 'version'])
        .execute()
      await noteWork(id)
      const back = await restoreRows(scope, rows)
      await rebaseEarlier(id, rows)
      await indexProducts(scope, back.reworded, known)
      return { rows: rows.length, back: back.count }
    })
    if (done.rows === 0) break
    undone.count += done.back
    undone.kept += done.rows - done.back
  }
  const { later } = await db()
    .selectFrom('product_change_row')
    .select(sql<number>`count(*)::int`.as('later'))
    .where('change_id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...undone, kept: undone.kept + later }
}

/**
 * Lets earlier changes of restored products be undone, too: a product that is as it was before a change has another
 * version than the earlier ones noted.
 */
async function rebaseEarlier(id: number, rows: readonly ChangeRow[]): Promise<void> {
  const restored = rows.flatMap(({ product_id, before, version }) =>
    before && version !== null && 'version' in before
      ? [{ id: product_id, was: Number(before.version), made: version }]
      : [],
  )
  await sql`update product_change_row earlier set version = p.version
    from jsonb_to_recordset(${JSON.stringify(restored)}::text::jsonb) r(id int, was int, made int)
    join product p on p.id = r.id and p.version = r.made + 1
    where earlier.product_id = r.id and earlier.change_id < ${id}::int and earlier.version = r.was`.execute(db())
}

/** Notes that a change is being undone, and returns its label. 409 if it can no longer be. */
async function claimUndo(scope: Scope, id: number): Promise<string> {
  await lockBot(scope)
  const row = await db()
    .selectFrom('product_change')
    .selectAll()
    .select([GROWING.as('growing'), isUndone('product_change').as('undone')])
    .where('form_id', '=', formOf(scope))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw commonProblems.notFound()
  if (row.growing) throw problem(409, 'in_use', 'La importación sigue en curso. Detenla o espera a que termine.')
  if (row.undone) throw problem(409, 'in_use', 'Este cambio ya se deshizo. Recarga la página.')
  const now = currentCall().services.clock()
  if (undoUntil(row.created_at) <= now)
    throw problem(409, 'too_late', 'Pasaron más de 24 horas: ya no puedes deshacer este cambio.')
  await assertIdle(scope)
  await db().updateTable('product_change').set({ undone_at: now, working_at: now }).where('id', '=', id).execute()
  return row.label
}

interface ChangeRow {
  product_id: number
  before: object | null
  version: number | null
}

/** Columns that a change does not take back. */
const KEPT = new Set([
  ...['id', 'bot_id', 'form_id', 'created_at', 'created_by', 'version', 'low_noted_at', 'ordered'],
  // Reordering does not raise the version: it would be undone as well.
  'position',
])

async function restoreRows(scope: Scope, rows: readonly ChangeRow[]) {
  const created = rows.filter(({ before }) => before === null)
  const changed = rows.filter(({ before, version }) => before !== null && version !== null)
  const deleted = rows.filter(({ version }) => version === null)
  const asJson = (some: readonly ChangeRow[]) => JSON.stringify(some)
  const same = sql`from jsonb_to_recordset(${asJson([...created, ...changed])}::text::jsonb)
    r(product_id int, before jsonb, version int)`
  const { rows: gone } = await sql<{ id: number }>`delete from product p using (select * ${same}) r
    where p.id = r.product_id and r.before is null and p.version = r.version returning p.id`.execute(db())
  const columns = Object.keys(changed[0]?.before ?? {}).filter((column) => !KEPT.has(column))
  const set = columns.map((column) => sql`${sql.ref(column)} = o.${sql.ref(column)}`)
  const other = FOUND_BY.map((column) => sql`p.${sql.ref(column)} is distinct from o.${sql.ref(column)}`)
  const restoring = sql`from (select * ${same}) r cross join lateral jsonb_populate_record(null::product, r.before) o`
  const { rows: otherwise } = await sql<{ id: number }>`select p.id ${restoring} join product p on p.id = r.product_id
    where r.before is not null and p.version = r.version and (${sql.join(other, sql` or `)})`.execute(db())
  const { rows: restored } =
    changed.length === 0
      ? { rows: [] }
      : await sql<{ id: number }>`update product p set ${sql.join(set)}, version = p.${nextVersion}
          ${restoring}
          where p.id = r.product_id and r.before is not null and p.version = r.version returning p.id`.execute(db())
  const revived: { id: number }[] = []
  const room = deleted.length > 0 ? await roomIn(scope) : 0
  for (const row of deleted) if (revived.length < room) revived.push(...(await revive(row)))
  const ids = [...otherwise, ...revived].map(({ id }) => id)
  const items = ids.length === 0 ? [] : await db().selectFrom('product').selectAll().where('id', 'in', ids).execute()
  return { count: gone.length + restored.length + revived.length, reworded: items }
}

/** Inserts a deleted product as it was, unless another one has its code by now. */
async function revive({ before }: ChangeRow): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`insert into product
    select * from jsonb_populate_record(null::product, ${JSON.stringify(before)}::text::jsonb)
    on conflict do nothing returning id`.execute(db())
  return rows
}

/** Forgets changes of many products that can no longer be undone, with what the products were. */
export async function cleanProductChanges(now: Date): Promise<void> {
  await db()
    .deleteFrom('product_change')
    .where('created_at', '<', instant(new Date(now.getTime() - retentionPeriods.undo)))
    .where(sql<boolean>`not ${GROWING}`)
    .execute()
}
