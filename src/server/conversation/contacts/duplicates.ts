import { type RawBuilder, sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { type Page, page } from '../../foundation/http/page.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db, spanishOrder } from '../../foundation/store/db.ts'
import type { ListRequest } from '../../foundation/store/list.ts'
import { someAlike } from './distinct.ts'

type Duplicate = components['schemas']['ContactDuplicate']
type Sameness = Duplicate['by']

/** Most contacts that one entry of the list names. */
const MOST = 20

/** The mailbox that an address leads to: without a tag, and at Gmail without dots. */
const mailbox = sql`case when email ilike '%@gmail.com'
  then replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@gmail.com'
  else split_part(split_part(lower(email), '@', 1), '+', 1) || '@' || split_part(lower(email), '@', 2) end`

/** What contacts coincide in, by the way they are compared. The strongest sign comes first. */
const signs: Readonly<Record<Sameness, { key: RawBuilder<unknown>; where: RawBuilder<unknown> }>> = {
  phone: { key: sql`phone_key`, where: sql`phone_key is not null` },
  email: { key: mailbox, where: sql`email is not null` },
  document: { key: sql`document->>'value'`, where: sql`document is not null and document->>'value' <> ''` },
  name: { key: sql`fold(name) || ' · ' || fold(city)`, where: sql`city <> '' and name <> ''` },
}

const order = ['phone', 'email', 'document', 'name'] as const satisfies readonly Sameness[]

/**
 * Returns a page of contacts that may be the same person, grouped by what they coincide in. Contacts that coincide in
 * several things are listed by the strongest sign only.
 */
export async function listDuplicates({ botId }: Scope, request: ListRequest): Promise<Page<Duplicate>> {
  const { filter, sort, range } = request
  const wanted = order.filter((by) => filter.by === undefined || filter.by === by)
  const groups = wanted.map(
    (by, rank) => sql`
      select ${by}::text as by, ${rank}::int as rank, ${signs[by].key} as value, array_agg(id order by id) as ids
      from contact where bot_id = ${botId} and ${signs[by].where}
      group by ${signs[by].key} having count(*) > 1`,
  )
  const direction = sort[1] === 'DESC' ? sql`desc` : sql`asc`
  const by = sort[0] === 'count' ? sql`count` : spanishOrder(sql.ref('name'))
  const { rows } = await sql<Omit<Duplicate, 'contacts'> & { total: number; contacts: Duplicate['contacts'] }>`
    with found as materialized (${sql.join(groups, sql` union all `)}),
    strongest as (select distinct on (ids) * from found where ${someAlike(sql`ids`)} order by ids, rank),
    listed as (
      select k.id, k.name, s.by, s.value, s.ids, cardinality(s.ids) as count, count(*) over ()::int as total
      from strongest s join contact k on k.id = s.ids[1]
      order by ${by} ${direction}, k.id, s.rank
      offset ${range[0]}::int limit ${range[1] - range[0] + 1}::int
    )
    select id, name, by, value, count, total, (
      select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'phone', o.phone) order by o.id)
      from contact o where o.id = any(ids[1:${MOST}::int])
    ) as contacts from listed order by ${by} ${direction}, id`.execute(db())
  const total = rows[0]?.total ?? 0
  return page(
    rows.map(({ total: _, ...row }) => row),
    total,
  )
}
