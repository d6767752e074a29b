import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { components } from '../../../generated/api.d.ts'
import { refusals } from '../http/problem.ts'
import type { Scope } from '../http/scope.ts'
import { db } from '../store/db.ts'
import { exact, type ListColumn, type ListColumns, type ListRequest, listRows, text, time } from '../store/list.ts'
import { spanishOrder } from '../store/sql.ts'

/** An example as the API speaks of it. */
export type Example = components['schemas']['Example']

/** An example that says the same as another, or nearly. */
export type Twin = components['schemas']['ExampleTwin']

/** Below it the last evaluation was not sure enough of the right intent. */
const UNSURE = 0.5

/** Another intent's example with the same words: what makes an example conflict. */
const twinOf = sql`from example o join intent oi on oi.id = o.intent_id
  where o.bot_id = e.bot_id and o.signature = e.signature and o.intent_id <> e.intent_id
    and o.deleted_at is null and o.state <> 'rejected' and e.state <> 'rejected'`

/** A filter by yes or no. */
function flag(condition: RawBuilder<SqlBool>): ListColumn {
  return {
    sorted: condition,
    equals: (wanted) => (wanted ? condition : sql<SqlBool>`not coalesce(${condition}, false)`),
  }
}

const columns = ({ timeZone }: Scope): ListColumns => ({
  id: exact('e.id'),
  text: text('e.text'),
  intent_id: { ...exact('e.intent_id'), sorted: spanishOrder(sql.ref('i.name')) },
  source: exact('e.source'),
  split: exact('e.split'),
  state: exact('e.state'),
  updated_at: time('e.updated_at', timeZone),
  entity_id: {
    sorted: sql`e.id`,
    equals: (id) => sql<SqlBool>`e.entities @> ${JSON.stringify([{ entity_id: Number(id) }])}::text::jsonb`,
  },
  untagged: flag(sql<SqlBool>`jsonb_array_length(e.entities) = 0`),
  conflict: flag(sql<SqlBool>`exists (select 1 ${twinOf})`),
  low_confidence: flag(
    sql<SqlBool>`((e.last_prediction->>'confidence')::float < ${UNSURE}::float
      or (e.last_prediction->>'intent_id')::int is distinct from e.intent_id and e.last_prediction is not null)`,
  ),
})

/** One page of the bot's examples. */
export async function listExamples(scope: Scope, request: ListRequest): Promise<{ items: Example[]; total: number }> {
  const { items, total } = await listRows(examplesOf(scope), request, columns(scope), ['text'])
  return { items: items.map(toExample), total }
}

/** One example of the bot; 404 when it has none such. */
export async function exampleOf(scope: Scope, id: number): Promise<Example> {
  const row = await examplesOf(scope).where('e.id', '=', id).executeTakeFirst()
  if (!row) throw refusals.notFound()
  return toExample(row)
}

/** The example of the bot that folds alike; undefined when there is none. */
export async function duplicateOf({ botId }: Scope, folded: string, exceptId = 0): Promise<Twin | undefined> {
  return twins(botId).where('e.folded', '=', folded).where('e.id', '<>', exceptId).executeTakeFirst()
}

/**
 * Examples of other intents that say nearly the same, the most alike first.
 * @param intentId whose own examples don't count; undefined when no intent was chosen yet
 */
export function similarTo(
  { botId }: Scope,
  { folded, signature }: { folded: string; signature: string },
  { intentId = 0, exceptId = 0 }: { intentId?: number; exceptId?: number },
): Promise<Twin[]> {
  return twins(botId)
    .where('e.folded', '<>', folded)
    .where('e.id', '<>', exceptId)
    .where('e.intent_id', '<>', intentId)
    .where('e.state', '<>', 'rejected')
    .where(sql<boolean>`(e.signature = ${signature} or similarity(e.folded, ${folded}::text) > 0.7)`)
    .orderBy(sql`e.signature = ${signature}`, 'desc')
    .orderBy(sql`similarity(e.folded, ${folded}::text)`, 'desc')
    .orderBy('e.id')
    .limit(5)
    .execute()
}

function twins(botId: number) {
  return db()
    .selectFrom('example as e')
    .innerJoin('intent as i', 'i.id', 'e.intent_id')
    .select(['e.id', 'e.text', 'e.intent_id', 'i.name as intent'])
    .where('e.bot_id', '=', botId)
    .where('e.deleted_at', 'is', null)
}

/** The examples of one bot that are not deleted. */
function examplesOf({ botId }: Scope) {
  return db()
    .selectFrom('example as e')
    .innerJoin('intent as i', 'i.id', 'e.intent_id')
    .leftJoin('app_user as u', 'u.id', 'e.created_by')
    .select(['e.id', 'e.text', 'e.intent_id', 'e.entities', 'e.split', 'e.state', 'e.source', 'e.source_message_id'])
    .select(['e.last_prediction', 'e.created_at', 'e.updated_at', 'e.version', 'e.created_by', 'u.name as creator'])
    .select(
      sql<Twin | null>`(select jsonb_build_object('id', o.id, 'text', o.text, 'intent_id', o.intent_id,
        'intent', oi.name) ${twinOf} order by o.id limit 1)`.as('conflict'),
    )
    .where('e.bot_id', '=', botId)
    .where('e.deleted_at', 'is', null)
}

type Row = Awaited<ReturnType<ReturnType<typeof examplesOf>['executeTakeFirstOrThrow']>>

function toExample({ created_at, updated_at, created_by, creator, ...row }: Row): Example {
  return {
    ...row,
    entities: row.entities as Example['entities'],
    split: row.split as Example['split'],
    state: row.state as Example['state'],
    source: row.source as Example['source'],
    last_prediction: row.last_prediction as Example['last_prediction'],
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    created_by: created_by === null ? null : { id: created_by, name: creator ?? '' },
  }
}
