import { sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import { writeAudit } from '../../../foundation/audit/record.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { commonProblems, problem } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { nextVersion } from '../../../foundation/resource/version.ts'
import { lockBot } from '../../../foundation/scope/bot.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import { formOf } from '../../catalogue/form-scope.ts'
import { characteristicsOf } from '../../catalogue/known.ts'
import { indexProducts } from '../../catalogue/search/write-terms.ts'
import { isUndone, undoUntil } from './changes.ts'
import { FOUND_BY } from './found-by.ts'
import { assertIdle, BATCH, noteWork, working } from './idle.ts'
import { roomIn } from './room.ts'

/**
 * Undoes a change of many products, or what an earlier undo left of it. What somebody changed since then stays as it is.
 * What a later change of many products did stays until that one is undone, and a deleted product stays away while its
 * code is of another one or the form is full: these can be undone then.
 */
export async function undoChange(scope: Scope, id: number): Promise<Undone> {
  const label = await tx(() => claimUndo(scope, id))
  const undone = await working(id, () => undoRows(scope, id))
  await tx(() => writeAudit({ label, after: { products: undone.count } }))
  return undone
}

type Undone = components['schemas']['ProductUndo']

async function undoRows(scope: Scope, id: number): Promise<Undone> {
  const known = await characteristicsOf(scope)
  const undone = { count: 0, kept: 0, code_used: 0, no_room: 0 }
  // Notes of products that cannot come back yet stay: each is tried once.
  let after: number | undefined = 0
  while (after !== undefined) {
    const from: number = after
    const done = await tx(async () => {
      // What others read of the products stays valid until they write it.
      await lockBot(scope)
      await noteWork(id)
      const rows = await rowsToUndo(id, from)
      const { back, waiting, reworded, ...counts } = await restoreRows(scope, rows)
      const settled = rows.map(({ product_id }) => product_id).filter((product) => !waiting.includes(product))
      await db()
        .deleteFrom('product_change_row')
        .where('change_id', '=', id)
        .where(sql<boolean>`product_id = any(${settled}::int[])`)
        .execute()
      await rebaseEarlier(
        id,
        rows.filter(({ product_id }) => back.has(product_id)),
      )
      await indexProducts(scope, reworded, known)
      return { ...counts, last: rows.at(-1)?.product_id, count: back.size, kept: settled.length - back.size }
    })
    for (const counted of ['count', 'kept', 'code_used', 'no_room'] as const) undone[counted] += done[counted]
    after = done.last
  }
  const { later } = await db()
    .selectFrom('product_change_row as r')
    .select(sql<number>`count(*)::int`.as('later'))
    .where('r.change_id', '=', id)
    .where(HAS_LATER)
    .executeTakeFirstOrThrow()
  return { ...undone, later }
}

/** Whether a later change of many products touched the product of a row, too. */
const HAS_LATER = sql<boolean>`exists (select from product_change_row later
  where later.product_id = r.product_id and later.change_id > r.change_id)`

/** Returns the next rows of a change, by their products, that no later change keeps from being undone. */
const rowsToUndo = (id: number, after: number): Promise<ChangeRow[]> =>
  db()
    .selectFrom('product_change_row as r')
    .select(['r.product_id', 'r.before', 'r.version'])
    .where('r.change_id', '=', id)
    .where('r.product_id', '>', after)
    .where(sql<boolean>`not ${HAS_LATER}`)
    .orderBy('r.product_id')
    .limit(BATCH)
    .execute()

/**
 * Lets earlier changes of restored products be undone, too: a product that is as it was before a change has another
 * version than the earlier ones noted.
 * @param rows of products that are as they were; what somebody changed would seem to be what an earlier change made
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
    .select(isUndone('product_change').as('undone'))
    .where('form_id', '=', formOf(scope))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw commonProblems.notFound()
  await assertIdle(scope)
  if (row.undone) throw problem(409, 'in_use', 'Este cambio ya se deshizo. Recarga la página.')
  const now = currentCall().services.clock()
  if (undoUntil(row.created_at) <= now)
    throw problem(409, 'too_late', 'Pasaron más de 24 horas: ya no puedes deshacer este cambio.')
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

/** Restores the products of rows: `back` came back, `waiting` still may. */
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
  const { revived, code_used, no_room } = await reviveAll(scope, deleted)
  const ids = [...otherwise.map(({ id }) => id), ...revived]
  const items = ids.length === 0 ? [] : await db().selectFrom('product').selectAll().where('id', 'in', ids).execute()
  return {
    back: new Set([...[...gone, ...restored].map(({ id }) => id), ...revived]),
    waiting: [...code_used, ...no_room],
    ...{ reworded: items, code_used: code_used.length, no_room: no_room.length },
  }
}

/** Brings deleted products back, as far as the form has room, and tells which cannot come back yet. */
async function reviveAll(scope: Scope, deleted: readonly ChangeRow[]) {
  const revived: number[] = []
  const [code_used, no_room]: [number[], number[]] = [[], []]
  const room = deleted.length > 0 ? await roomIn(scope) : 0
  for (const row of deleted)
    if (revived.length >= room) no_room.push(row.product_id)
    else ((await revive(row)) ? revived : code_used).push(row.product_id)
  return { revived, code_used, no_room }
}

/** Inserts a deleted product as it was; false if another one has its code by now. */
async function revive({ before }: ChangeRow): Promise<boolean> {
  const { rows } = await sql`insert into product
    select * from jsonb_populate_record(null::product, ${JSON.stringify(before)}::text::jsonb)
    on conflict do nothing returning id`.execute(db())
  return rows.length > 0
}
