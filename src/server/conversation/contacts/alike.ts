import { setImmediate as nextTurn } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db, spanishOrder } from '../../foundation/store/db.ts'
import { SliceSize } from '../../foundation/store/slices.ts'
import { distinctPairs, someAlike } from './distinct.ts'

type Sameness = components['schemas']['ContactDuplicate']['by']

/** The mailbox that an address leads to: without a tag, and at Gmail without dots. */
const mailbox = sql`case when email ilike '%@gmail.com'
  then replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@gmail.com'
  else split_part(split_part(lower(email), '@', 1), '+', 1) || '@' || split_part(lower(email), '@', 2) end`

/** What contacts coincide in, by the way they are compared; null or empty if they have none. */
const signs: Readonly<Record<Sameness, RawBuilder<unknown>>> = {
  phone: sql`phone_key`,
  email: mailbox,
  document: sql`document->>'value'`,
  name: sql`case when city <> '' and name <> '' then fold(name) || ' · ' || fold(city) end`,
}

/** The strongest sign comes first. */
const order = ['phone', 'email', 'document', 'name'] as const satisfies readonly Sameness[]

/** Contacts that a statement looks at. */
const SIZES = { fewest: 500, most: 10_000 } as const

/** Contacts that coincide in something. */
export interface Alike {
  by: Sameness
  /** what they coincide in */
  value: string
  /** of the contacts, ascending */
  ids: readonly number[]
  /** where the first of them is in the order of names */
  place: number
}

/**
 * Returns the contacts of the bot that may be the same person, grouped by what they coincide in. Contacts that coincide
 * in several things are there by the strongest sign only. Looks at part after part, so that others are served in between.
 * @param only the sign to compare by; by default all
 */
export async function alikeContacts(scope: Scope, only: unknown): Promise<Alike[]> {
  const wanted = order.filter((by) => only === undefined || only === by)
  const places = new Map<number, number>()
  const found = wanted.map(() => new Map<string, number | number[]>())
  for await (const rows of contactsByName(scope, wanted))
    for (const [id, ...values] of rows) {
      // Renamed meanwhile, a contact may come twice.
      if (places.has(id)) continue
      places.set(id, places.size)
      for (const [at, value] of values.entries()) if (value) add(found[at], value, id)
    }
  const pairs = await distinctPairs(scope)
  const strongest = new Map<string, Alike>()
  for (const [at, by] of wanted.entries()) {
    for (const [value, some] of found[at] ?? []) {
      if (typeof some === 'number') continue
      const ids = some.sort((a, b) => a - b)
      const key = ids.join()
      if (!strongest.has(key) && someAlike(ids, pairs))
        strongest.set(key, { by, value, ids, place: places.get(ids[0] ?? 0) ?? 0 })
    }
    await nextTurn()
  }
  return [...strongest.values()]
}

/** Most values are of one contact: these take no list. */
function add(groups: Map<string, number | number[]> | undefined, value: string, id: number): void {
  const had = groups?.get(value)
  if (Array.isArray(had)) had.push(id)
  else groups?.set(value, had === undefined ? id : [had, id])
}

type Row = [id: number, ...values: (string | null)[]]
/** The contact after which the next part begins. */
type Last = { id: number; name: string }
type Slice = { rows: Row[] | null; last: Last | null }

/** Yields the contacts of the bot in the order of their names, with their values of these signs. */
async function* contactsByName({ botId }: Scope, wanted: readonly Sameness[]): AsyncGenerator<Row[]> {
  const place = spanishOrder(sql.ref('name'))
  const size = new SliceSize(SIZES)
  let after: Last | null = null
  do {
    const rest: RawBuilder<unknown> = after
      ? sql`and (${place}, id) > (${spanishOrder(sql`${after.name}::text`)}, ${after.id}::int)`
      : sql``
    const slice: RawBuilder<Slice> = sql<Slice>`
      with part as (
        select id, name, jsonb_build_array(id, ${sql.join(wanted.map((by) => signs[by]))}) as row,
          row_number() over (order by ${place}, id) as place
        from contact where bot_id = ${botId} ${rest} order by ${place}, id limit ${size.rows})
      select jsonb_agg(row order by place) as rows,
        (select jsonb_build_object('id', id, 'name', name) from part order by place desc limit 1) as last from part`
    const { rows }: { rows: Slice[] } = await size.timed(() => slice.execute(db()))
    yield rows[0]?.rows ?? []
    after = rows[0]?.last ?? null
  } while (after)
}
