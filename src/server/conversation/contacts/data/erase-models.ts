import { sql } from 'kysely'
import { db } from '../../../foundation/store/db.ts'
import { blanked } from './match.ts'
import type { Person } from './person.ts'

/** Models and reports, which name examples. */
const MODELS = [
  { table: 'bot_model', column: 'knowledge', id: 'run_id' },
  { table: 'training_run', column: 'report', id: 'id' },
] as const
type Model = (typeof MODELS)[number]

/** Keys of models that were looked at, and of those that have words of a person. */
interface Seen {
  all: ReadonlySet<number>
  named: ReadonlySet<number>
}

/** Looks for words of the person in models and reports, one by one: they are large. */
export async function searchModels(person: Person): Promise<ReadonlyMap<Model, Seen>> {
  const seen = new Map<Model, Seen>()
  for (const model of MODELS) {
    const all = await keysOf(person.botId, model)
    const named = new Set<number>()
    for (const key of all) {
      const value = await contentOf(model, key)
      if (blanked(value, person) !== value) named.add(key)
    }
    seen.set(model, { all: new Set(all), named })
  }
  return seen
}

/** Blanks the words of the person in models and reports: in those that have them, and in those added since. */
export async function blankModels(person: Person, seen: ReadonlyMap<Model, Seen>): Promise<void> {
  for (const model of MODELS) {
    const { all, named } = seen.get(model) ?? { all: new Set(), named: new Set() }
    for (const key of await keysOf(person.botId, model)) {
      if (all.has(key) && !named.has(key)) continue
      const value = await contentOf(model, key)
      const next = blanked(value, person)
      if (next === value) continue
      await sql`update ${sql.table(model.table)} set ${sql.ref(model.column)} = ${JSON.stringify(next)}::text::jsonb
        where ${sql.ref(model.id)} = ${key}`.execute(db())
    }
  }
}

async function keysOf(botId: number, { table, id }: Model): Promise<number[]> {
  const { rows } = await sql<{ key: number }>`
    select ${sql.ref(id)} as key from ${sql.table(table)} where bot_id = ${botId} order by 1`.execute(db())
  return rows.map(({ key }) => key)
}

async function contentOf({ table, column, id }: Model, key: number): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`
    select ${sql.ref(column)} as value from ${sql.table(table)} where ${sql.ref(id)} = ${key}`.execute(db())
  return rows[0]?.value
}
