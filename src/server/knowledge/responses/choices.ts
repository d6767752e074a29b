import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db, spanishOrder } from '../../foundation/store/db.ts'

type Choices = components['schemas']['ResponseChoices']

/** Returns everything that a response of the bot may refer to, each list sorted by name. */
export async function choicesOf({ botId }: Scope): Promise<Choices> {
  const kept = (table: 'form' | 'intent' | 'response' | 'secondary_response', name: 'name' | 'title') =>
    db()
      .selectFrom(table)
      .select(['id', sql<string>`${sql.ref(name)}`.as('name')])
      .where('bot_id', '=', botId)
      .where('deleted_at', 'is', null)
      .orderBy(spanishOrder(sql.ref(name)))
      .execute()
  const all = (table: 'area' | 'label', name: 'name' | 'title') =>
    db()
      .selectFrom(table)
      .select(['id', sql<string>`${sql.ref(name)}`.as('name')])
      .where('bot_id', '=', botId)
      .orderBy(spanishOrder(sql.ref(name)))
      .execute()
  return {
    intents: await kept('intent', 'name'),
    responses: await kept('response', 'title'),
    secondary: await kept('secondary_response', 'name'),
    areas: await all('area', 'name'),
    labels: await all('label', 'title'),
    forms: await kept('form', 'name'),
    entities: await entitiesOf(botId),
    quick: await leftFromBefore(botId),
  }
}

async function entitiesOf(botId: number): Promise<Choices['entities']> {
  const rows = await db()
    .selectFrom('entity')
    .select(['id', 'name', 'label', 'type', 'entity_values', 'prompt_question'])
    .where('bot_id', '=', botId)
    .where('deleted_at', 'is', null)
    .orderBy(spanishOrder(sql.ref('label')))
    .execute()
  return rows.map(({ entity_values, type, ...row }) => ({
    ...row,
    values: type === 'list' ? entity_values.map(({ value }) => value) : [],
  }))
}

/** Returns the number of quick responses left over from an earlier plan on a bot that now uses intents. */
async function leftFromBefore(botId: number): Promise<number> {
  const { count } = await db()
    .selectFrom('quick_response as q')
    .innerJoin('bot as b', 'b.id', 'q.bot_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('q.bot_id', '=', botId)
    .where('q.deleted_at', 'is', null)
    .where('b.plan_id', '<>', 1)
    .executeTakeFirstOrThrow()
  return Number(count)
}
