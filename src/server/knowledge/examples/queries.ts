import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { exact, type ListColumn } from '../../foundation/store/list.ts'
import { spanishOrder } from '../../foundation/store/sql.ts'

/** An example that says the same as another, or nearly. */
export type Twin = components['schemas']['ExampleTwin']

/** Below it the last evaluation was not sure enough of the right intent. */
const UNSURE = 0.5

/** Another intent's example with the same words: what makes an example, a row of `table`, conflict. */
const twinOf = (table: 'example' | 'r') => {
  const of = (column: string) => sql.ref(`${table}.${column}`)
  return sql`from example o join intent oi on oi.id = o.intent_id
    where o.bot_id = ${of('bot_id')} and o.signature = ${of('signature')} and o.intent_id <> ${of('intent_id')}
      and o.deleted_at is null and o.state <> 'rejected' and ${of('state')} <> 'rejected'`
}

/** The example that makes an example conflict. */
export const conflicting = sql<Twin | null>`(select jsonb_build_object('id', o.id, 'text', o.text,
  'intent_id', o.intent_id, 'intent', oi.name) ${twinOf('example')} order by o.id limit 1)`

/** A filter by yes or no. */
function flag(condition: RawBuilder<SqlBool>): ListColumn {
  return {
    sorted: condition,
    equals: (wanted) => (wanted ? condition : sql<SqlBool>`not coalesce(${condition}, false)`),
  }
}

/** The columns of the list of examples that are no property of one. */
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
