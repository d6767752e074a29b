import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { exact, type ListColumn } from '../../foundation/store/list.ts'
import { spanishOrder } from '../../foundation/store/sql.ts'

/** An example that equals another one or is similar to it. */
type Twin = components['schemas']['ExampleTwin']

/** Confidence below which the last prediction counts as uncertain. */
const UNSURE = 0.5

/** SQL for another intent's examples with the same signature as a row of `table`, that is, its conflicts. */
const twinOf = (table: 'example' | 'r') => {
  const of = (column: string) => sql.ref(`${table}.${column}`)
  return sql`from example o join intent oi on oi.id = o.intent_id
    where o.bot_id = ${of('bot_id')} and o.signature = ${of('signature')} and o.intent_id <> ${of('intent_id')}
      and o.deleted_at is null and o.state <> 'rejected' and ${of('state')} <> 'rejected'`
}

/** The first conflicting example of a row. */
export const conflictingExample = sql<Twin | null>`(select jsonb_build_object('id', o.id, 'text', o.text,
  'intent_id', o.intent_id, 'intent', oi.name) ${twinOf('example')} order by o.id limit 1)`

/** Returns a column that filters by a boolean condition. */
function flag(condition: RawBuilder<SqlBool>): ListColumn {
  return {
    sorted: condition,
    equals: (wanted) => (wanted ? condition : sql<SqlBool>`not coalesce(${condition}, false)`),
  }
}

/** Columns of the example list that are not plain fields of an example. */
export const columns = {
  intent_id: { ...exact('r.intent_id'), sorted: spanishOrder(sql.ref('r.intent_name')) },
  entity_id: {
    sorted: sql`r.id`,
    equals: (id) => sql<SqlBool>`r.entities @> ${JSON.stringify([{ entity_id: Number(id) }])}::text::jsonb`,
  },
  untagged: flag(sql<SqlBool>`jsonb_array_length(r.entities) = 0`),
  conflict: flag(sql<SqlBool>`exists (select 1 ${twinOf('r')})`),
  low_confidence: flag(
    sql<SqlBool>`((r.last_prediction->>'confidence')::float < ${UNSURE}::float
      or (r.last_prediction->>'intent_id')::int is distinct from r.intent_id and r.last_prediction is not null)`,
  ),
} satisfies Record<string, ListColumn>

/** Returns the bot's example with the same folded text; undefined if there is none. */
export async function duplicateOf({ botId }: Scope, folded: string, exceptId = 0): Promise<Twin | undefined> {
  return twins(botId).where('e.folded', '=', folded).where('e.id', '<>', exceptId).executeTakeFirst()
}

/**
 * Returns nearly identical examples of other intents, the most similar first.
 * @param intentId the intent whose own examples are ignored; undefined if none is selected yet
 */
export function similarExamples(
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
