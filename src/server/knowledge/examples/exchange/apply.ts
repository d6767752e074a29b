import { sql } from 'kysely'
import { fold } from '../../../../contract/phrase.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { insertRows } from '../../../foundation/resource/rows.ts'
import { nextVersion } from '../../../foundation/resource/version.ts'
import { db } from '../../../foundation/store/db.ts'
import { entities } from '../../entities/rules.ts'
import { defaultCategory } from '../../intents/queries.ts'
import type { ExampleMark } from '../write.ts'
import type { Content } from './content.ts'
import type { Plan, PlannedExample } from './planned.ts'
import { PLAIN_CATEGORY } from './rasa-write.ts'

const CHUNK = 1_000

/** Runs a part of the work that stores a number of examples. */
type Step = (work: () => Promise<void>, examples: number) => Promise<void>

/**
 * Stores an import plan. Call it in a transaction that has locked the bot's content, unless nobody else can change it.
 * @param inStep runs each part of the work, for example in a transaction of its own
 */
export async function applyPlan(
  scope: Scope,
  plan: Plan,
  content: Content,
  inStep: Step = (work) => work(),
): Promise<void> {
  const at = currentCall().services.clock()
  const intents = new Map([...content.intents].map(([key, { id }]) => [key, id]))
  const entityIds = new Map([...content.entities].map(([key, { id }]) => [key, id]))
  await inStep(async () => {
    const categories = new Map<string, number>()
    // The export omits the default category. If the file has categories at all, a missing one therefore means the
    // default.
    const usual = plan.intents.some(({ category }) => category !== undefined) ? PLAIN_CATEGORY : undefined
    const made: { name: string; category_id: number }[] = []
    for (const { name, category = usual } of plan.intents)
      made.push({ name, category_id: await categoryOf(scope, category, categories) })
    const ids = await insertRows(scope, 'intent', made)
    for (const [place, { name }] of made.entries()) intents.set(fold(name), ids[place] as number)
    for (const input of plan.newEntities) entityIds.set(input.name, await entities.insert(scope, input))
    for (const { id, input } of plan.changedEntities) await entities.overwrite(scope, id, input)
  }, 0)

  for (let from = 0; from < plan.examples.length; from += CHUNK) {
    const rows = plan.examples.slice(from, from + CHUNK).map((example) => rowOf(example, intents, entityIds))
    const part = JSON.stringify(rows)
    await inStep(async () => {
      if (rows.some(({ id }) => id === null)) await insertExamples(scope, part, at)
      if (rows.some(({ id }) => id !== null)) await changeExamples(scope, part, at)
    }, rows.length)
  }
}

function rowOf(
  { id, intent, text, folded, signature, marks, split, state }: PlannedExample,
  intents: ReadonlyMap<string, number>,
  entities: ReadonlyMap<string, number>,
) {
  const stored = [...marks]
    .sort((one, other) => one.start - other.start)
    .map(({ start, end, value, entity, canonical }): ExampleMark => {
      return { start, end, value, entity_id: entities.get(entity) ?? 0, canonical_value: canonical ?? null }
    })
  return { id: id ?? null, intent_id: intents.get(intent), text, folded, signature, entities: stored, split, state }
}

const shape = sql`as g(id int, intent_id int, text text, folded text, signature text, entities jsonb, split text, state text)`

async function insertExamples({ botId, userId }: Scope, rows: string, at: Date): Promise<void> {
  await sql`insert into example (bot_id, intent_id, text, folded, signature, entities, split, state, source,
      created_at, created_by, updated_at, updated_by)
    select ${botId}, intent_id, text, folded, signature, entities, split, state, 'import',
      ${at}, ${userId}, ${at}, ${userId}
    from jsonb_to_recordset(${rows}::text::jsonb) ${shape} where id is null`.execute(db())
}

async function changeExamples({ botId, userId }: Scope, rows: string, at: Date): Promise<void> {
  await sql`update example e set text = g.text, folded = g.folded, signature = g.signature, entities = g.entities,
      split = g.split, state = g.state, updated_at = ${at}, updated_by = ${userId}, version = ${nextVersion}
    from jsonb_to_recordset(${rows}::text::jsonb) ${shape}
    where e.bot_id = ${botId} and e.id = g.id`.execute(db())
}

async function categoryOf(scope: Scope, name: string | undefined, known: Map<string, number>): Promise<number> {
  const key = fold(name ?? '')
  const found = known.get(key)
  if (found !== undefined) return found
  const id = name === undefined ? await defaultCategory(scope) : await namedCategory(scope, name.slice(0, 50))
  known.set(key, id)
  return id
}

async function namedCategory({ botId }: Scope, name: string): Promise<number> {
  const present = await db()
    .selectFrom('intent_category')
    .select('id')
    .where('bot_id', '=', botId)
    .where(sql<boolean>`fold(name) = fold(${name}::text)`)
    .executeTakeFirst()
  if (present) return present.id
  const made = db().insertInto('intent_category').values({ bot_id: botId, name }).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}
