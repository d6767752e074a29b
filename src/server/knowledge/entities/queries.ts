import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'

/** An entity as the API returns it. */
export type Entity = components['schemas']['Entity']

type Uses = ReadonlyMap<number, Entity['used_in']>

/** Number of examples that annotate each entity of the bot, as a table to join. */
export const annotationCounts = ({ botId }: Pick<Scope, 'botId'>) =>
  sql<{ entity_id: number; marked: number }>`(
    select (m->>'entity_id')::int as entity_id, count(*) as marked
    from example x, jsonb_array_elements(x.entities) m
    where x.bot_id = ${botId} and x.deleted_at is null group by 1)`.as<'c'>('c')

/**
 * Returns the responses in which each entity is used: the main responses of the intents whose examples annotate it, and
 * those that ask for it or decide by it.
 */
export async function loadEntityUses({ botId }: Pick<Scope, 'botId'>): Promise<Uses> {
  const { rows } = await sql<{ entity_id: number; id: number; label: string }>`
    select distinct (m->>'entity_id')::int as entity_id, r.id, r.title as label
    from example x
    cross join jsonb_array_elements(x.entities) m
    join response r on r.intent_id = x.intent_id and r.deleted_at is null
    where x.bot_id = ${botId} and x.deleted_at is null and jsonb_array_length(x.entities) > 0
    union
    select (needed->>'entity_id')::int, r.id, r.title
    from response r cross join jsonb_array_elements(r.required_entities || r.conditions) needed
    where r.bot_id = ${botId} and r.deleted_at is null
    order by 1, 2`.execute(db())
  const uses = new Map<number, Entity['used_in']>()
  for (const { entity_id, ...use } of rows)
    uses.set(entity_id, [...(uses.get(entity_id) ?? []), { type: 'response', ...use }])
  return uses
}

/** Returns the titles of the main responses that ask for an entity or decide by it. */
export async function responsesNeeding({ botId }: Pick<Scope, 'botId'>, entityId: number): Promise<string[]> {
  const needed = JSON.stringify([{ entity_id: entityId }])
  const rows = await db()
    .selectFrom('response')
    .select('title')
    .where('bot_id', '=', botId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`(required_entities || conditions) @> ${needed}::text::jsonb`)
    .orderBy('id')
    .execute()
  return rows.map(({ title }) => title)
}
