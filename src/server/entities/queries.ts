import { sql } from 'kysely'
import type { components } from '../../../generated/api.d.ts'
import { refusals } from '../http/problem.ts'
import type { Scope } from '../http/scope.ts'
import { db } from '../store/db.ts'
import { exact, type ListColumns, type ListRequest, listRows, text, time } from '../store/list.ts'

/** An entity as the API speaks of it. */
export type Entity = components['schemas']['Entity']

const counted = sql<number>`coalesce(c.marked, 0)`

const columns = ({ timeZone }: Scope): ListColumns => ({
  id: exact('n.id'),
  name: text('n.name'),
  label: text('n.label'),
  type: exact('n.type'),
  sensitive: exact('n.sensitive'),
  examples_count: exact(counted),
  updated_at: time('n.updated_at', timeZone),
})

/** One page of the bot's entities. */
export async function listEntities(scope: Scope, request: ListRequest): Promise<{ items: Entity[]; total: number }> {
  const { items, total } = await listRows(entitiesOf(scope), request, columns(scope), ['name', 'label'])
  const uses = await usesIn(scope)
  return { items: items.map((row) => toEntity(row, uses)), total }
}

/** All entities of the bot, in the order in which they were made. */
export async function allEntities(scope: Pick<Scope, 'botId'>): Promise<Entity[]> {
  const uses = await usesIn(scope)
  return (await entitiesOf(scope).orderBy('n.id').execute()).map((row) => toEntity(row, uses))
}

/** One entity of the bot; 404 when it has none such. */
export async function entityOf(scope: Scope, id: number): Promise<Entity> {
  const row = await entitiesOf(scope).where('n.id', '=', id).executeTakeFirst()
  if (!row) throw refusals.notFound()
  return toEntity(row, await usesIn(scope))
}

/** The entities of one bot that are not deleted, with how many of its examples mark them. */
function entitiesOf({ botId }: Pick<Scope, 'botId'>) {
  const marked = sql<{ entity_id: number; marked: number }>`(
    select (m->>'entity_id')::int as entity_id, count(*) as marked
    from example x, jsonb_array_elements(x.entities) m
    where x.bot_id = ${botId} and x.deleted_at is null group by 1)`.as<'c'>('c')
  return db()
    .selectFrom('entity as n')
    .leftJoin(marked, 'c.entity_id', 'n.id')
    .select(['n.id', 'n.name', 'n.label', 'n.type', 'n.entity_values as values', 'n.pattern', 'n.system_kind'])
    .select(['n.fuzzy', 'n.match_case', 'n.sensitive', 'n.prompt_question', 'n.created_at', 'n.updated_at'])
    .select(['n.version', counted.as('examples_count')])
    .where('n.bot_id', '=', botId)
    .where('n.deleted_at', 'is', null)
}

type Row = Awaited<ReturnType<ReturnType<typeof entitiesOf>['executeTakeFirstOrThrow']>>

type Uses = ReadonlyMap<number, Entity['used_in']>

/** Which answers are asked for with each entity: the main responses of the intents whose examples mark it. */
async function usesIn({ botId }: Pick<Scope, 'botId'>): Promise<Uses> {
  const { rows } = await sql<{ entity_id: number; id: number; label: string }>`
    select distinct (m->>'entity_id')::int as entity_id, r.id, r.title as label
    from example x
    cross join jsonb_array_elements(x.entities) m
    join response r on r.intent_id = x.intent_id and r.deleted_at is null
    where x.bot_id = ${botId} and x.deleted_at is null and jsonb_array_length(x.entities) > 0
    order by 1, 2`.execute(db())
  const uses = new Map<number, Entity['used_in']>()
  for (const { entity_id, ...use } of rows)
    uses.set(entity_id, [...(uses.get(entity_id) ?? []), { type: 'response', ...use }])
  return uses
}

function toEntity({ created_at, updated_at, system_kind, ...row }: Row, uses: Uses): Entity {
  return {
    ...row,
    type: row.type as Entity['type'],
    values: row.values as Entity['values'],
    ...(system_kind !== null && { system_kind: system_kind as Entity['system_kind'] }),
    used_in: uses.get(row.id) ?? [],
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}
