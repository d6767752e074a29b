import { sql } from 'kysely'
import type { Scope } from '../../http/scope.ts'
import { contains, db } from '../../store/db.ts'
import { exact, type ListColumns, type ListRequest, listRows, text, time } from '../../store/list.ts'
import { person, spoken } from '../people.ts'
import type { MainResponse } from '../types.ts'
import { usesIn } from '../uses.ts'

const columns = ({ timeZone }: Scope): ListColumns => ({
  id: exact('r.id'),
  // who searches, looks for what is answered as well
  title: { ...text('r.title'), searched: (typed) => contains(sql`r.title || ' ' || ${spoken('r.messages')}`, typed) },
  intent_id: exact('r.intent_id'),
  category_id: exact('r.category_id'),
  enabled: exact('r.enabled'),
  used_count: exact('r.used_count'),
  last_used_at: time('r.last_used_at', timeZone),
  updated_at: time('r.updated_at', timeZone),
})

/** One page of the bot's main responses. */
export async function listMain(scope: Scope, request: ListRequest): Promise<{ items: MainResponse[]; total: number }> {
  const { items, total } = await listRows(existing(scope), request, columns(scope), ['title'])
  const uses = await usesIn(scope)
  return { items: items.map((row) => ({ ...asMain(row), used_by: uses.of('main', row.id) })), total }
}

/** Every main response of the bot by title, without who leads to it. */
export async function allMain(scope: Scope): Promise<MainResponse[]> {
  return (await existing(scope).orderBy(sql`fold(r.title)`).execute()).map(asMain)
}

/** One of them, deleted ones too when asked for; undefined when the bot has none such. */
export async function findMain(scope: Scope, id: number, deleted = false): Promise<MainResponse | undefined> {
  const row = await (deleted ? removed(scope) : existing(scope)).where('r.id', '=', id).executeTakeFirst()
  if (!row) return undefined
  return { ...asMain(row), used_by: (await usesIn(scope)).of('main', id) }
}

const existing = (scope: Scope) => all(scope).where('r.deleted_at', 'is', null)
const removed = (scope: Scope) => all(scope).where('r.deleted_at', 'is not', null)

function all({ botId }: Scope) {
  return db()
    .selectFrom('response as r')
    .where('r.bot_id', '=', botId)
    .select(['r.id', 'r.intent_id', 'r.category_id', 'r.title', 'r.messages', 'r.randomize_variants', 'r.buttons'])
    .select(['r.channels', 'r.next', 'r.next_id', 'r.assign_labels', 'r.assign_area_id', 'r.attempts', 'r.enabled'])
    .select(['r.valid_from', 'r.valid_until', 'r.used_count', 'r.last_used_at', 'r.feedback_up', 'r.feedback_down'])
    .select(['r.created_at', 'r.updated_at', 'r.version'])
    .select([person('r.created_by').as('created_by'), person('r.updated_by').as('updated_by')])
    .select(
      sql<string[]>`(select coalesce(jsonb_agg(e.text order by e.id), '[]'::jsonb) from example e
        where e.bot_id = r.bot_id and e.intent_id = r.intent_id and e.deleted_at is null
          and e.split = 'train' and e.state = 'active')`.as('questions'),
    )
}

type Row = Awaited<ReturnType<ReturnType<typeof all>['executeTakeFirstOrThrow']>>

function asMain({ valid_from, valid_until, last_used_at, created_at, updated_at, ...row }: Row): MainResponse {
  return {
    ...(row as unknown as MainResponse),
    valid_from: valid_from?.toISOString() ?? null,
    valid_until: valid_until?.toISOString() ?? null,
    last_used_at: last_used_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}
