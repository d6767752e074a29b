import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { type Page, page } from '../../foundation/http/page.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { person } from '../../foundation/resource/person.ts'
import { db } from '../../foundation/store/db.ts'
import { conditionsOf, exact, type ListColumns, type ListRequest, text, time } from '../../foundation/store/list.ts'
import { SliceSize } from '../../foundation/store/slices.ts'

const columns = ({ timeZone }: Scope): ListColumns => ({
  id: exact('e.id'),
  at: time('e.at', timeZone),
  contact: text('e.contact'),
  contact_id: exact('e.contact_id'),
  kind: exact('e.kind'),
  actor: exact('e.actor'),
  channel: exact('e.channel'),
  detail: text('e.detail'),
  batch_id: exact('e.batch_id'),
})

/** Filters that an index answers: the other ones are applied to the rows that these leave. */
const INDEXED = ['contact_id', 'batch_id', 'at', 'at_from', 'at_to'] as const

/** Entries that a statement looks at. */
const SIZES = { fewest: 2_000, most: 50_000 } as const

/**
 * Returns a page of what happened to the contacts of a bot. The register only grows: where no index finds the page, it
 * is looked through part after part, so that others are served in between.
 */
export async function listContactEvents(
  scope: Scope,
  { filter, sort, range, search }: ListRequest,
): Promise<Page<components['schemas']['ContactEvent']>> {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined)
  const [quick, slow] = [true, false].map((wanted) =>
    given.filter(([name]) => (INDEXED as readonly string[]).includes(name) === wanted),
  ) as [typeof given, typeof given]
  const having = (some: typeof given) => all([...conditionsOf(Object.fromEntries(some), columns(scope), search)])
  const asked: Asked = {
    among: sql<SqlBool>`e.bot_id = ${scope.botId} and ${having(quick)}`,
    fits: having(slow),
    order: sort[1],
    range,
  }
  const { ids, total } = await (slow.length > 0 || range[0] > NEAR ? scanned(asked) : indexed(asked))
  return page(await completed(ids), total)
}

/** Entries before a page that are skipped in one statement. */
const NEAR = 10_000

interface Asked {
  /** the condition that an index answers */
  among: RawBuilder<SqlBool>
  /** the other one */
  fits: RawBuilder<SqlBool>
  order: 'ASC' | 'DESC'
  range: ListRequest['range']
}
type Found = { ids: number[]; total: number }

/** Reads the page and the count from an index. */
async function indexed({ among, order, range: [first, last] }: Asked): Promise<Found> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from contact_event e where ${among}`.execute(db())
  const listed = await sql<{ id: number }>`select e.id from contact_event e where ${among}
    order by ${byTime(order)} offset ${first}::int limit ${last - first + 1}::int`.execute(db())
  return { ids: listed.rows.map(({ id }) => id), total: rows[0]?.total ?? 0 }
}

const byTime = (order: Asked['order']) => (order === 'DESC' ? sql`at desc, id desc` : sql`at, id`)

/** Looks at all entries, from the end where the list begins. */
async function scanned({ range: [first, last], ...asked }: Asked): Promise<Found> {
  const size = new SliceSize(SIZES)
  const ids: number[] = []
  let total = 0
  for (let after: Cursor | null = null; ; ) {
    const part = { skipped: Math.max(0, first - total), taken: last - first + 1 - ids.length }
    const slice: RawBuilder<Slice> = sliceOf(asked, after, size.rows, part)
    const { rows }: { rows: Slice[] } = await size.timed(() => slice.execute(db()))
    const [found] = rows
    if (!found?.end) return { ids, total }
    total += found.matching
    ids.push(...found.ids)
    after = found.end
  }
}

/** The last entry that was looked at. */
type Cursor = { at: string; id: number }
type Slice = { matching: number; ids: number[]; end: Cursor | null }

/** Selects the next entries in time: how many fit, and the ids of some of those. */
function sliceOf(
  { among, fits, order }: Omit<Asked, 'range'>,
  after: Cursor | null,
  size: number,
  { skipped, taken }: { skipped: number; taken: number },
): RawBuilder<Slice> {
  const beyond = order === 'DESC' ? sql`<` : sql`>`
  const rest = after ? sql`and (e.at, e.id) ${beyond} (${after.at}::timestamptz, ${after.id}::int)` : sql``
  return sql<Slice>`
    with part as materialized (
      select e.id, e.at, ${fits} as fits from contact_event e where ${among} ${rest}
      order by ${byTime(order)} limit ${size}::int)
    select (select count(*)::int from part where fits) as matching,
      coalesce((select jsonb_agg(id) from (
        select id from part where fits order by ${byTime(order)} offset ${skipped}::int limit ${taken}::int) listed
      ), '[]'::jsonb) as ids,
      (select jsonb_build_object('at', at, 'id', id) from part
        order by ${byTime(order === 'DESC' ? 'ASC' : 'DESC')} limit 1) as end`
}

/** Returns the entries with these ids, in this order. */
async function completed(ids: readonly number[]): Promise<components['schemas']['ContactEvent'][]> {
  if (ids.length === 0) return []
  const rows = await db()
    .selectFrom('contact_event as e')
    .select(['e.id', 'e.at', 'e.contact_id', 'e.contact', 'e.kind', 'e.actor', 'e.channel', 'e.detail', 'e.batch_id'])
    .select(person('e.user_id').as('user'))
    .where('e.id', 'in', [...ids])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const all = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  conditions.length > 0 ? sql<SqlBool>`(${sql.join(conditions, sql` and `)})` : sql<SqlBool>`true`
