import type { components } from '../../../../../generated/api.d.ts'
import { operations } from '../../../../../generated/operations.ts'
import { writeAudit } from '../../../foundation/audit/record.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import type { Item } from '../../../foundation/resource/types.ts'
import { db } from '../../../foundation/store/db.ts'
import { allEntities } from '../../entities/rules.ts'
import { examples } from '../rules.ts'
import { namedMarks } from './content.ts'
import { writeCsv } from './csv.ts'
import { type RasaContent, writeRasa } from './rasa-write.ts'

type Input = components['schemas']['ExampleExportInput']
type File = components['schemas']['ExampleExport']

const PAGE = 1_000

/** Exports the bot's examples: those that match a filter as CSV, or the whole training content in Rasa's format. */
export async function exportExamples(scope: Scope, { format, filter = {} }: Input): Promise<File> {
  const file = format === 'csv' ? await csvOf(scope, filter) : await rasaOf(scope)
  await writeAudit({ label: file.filename, after: { count: file.count } })
  return file
}

async function csvOf(scope: Scope, filter: NonNullable<Input['filter']>): Promise<File> {
  const names = await keysOf(scope)
  const intents = new Map((await intentsOf(scope)).map(({ id, name }) => [id, name]))
  const { search } = operations.exampleList.list
  const rows: Item<'example'>[] = []
  for (;;) {
    const range = [rows.length, rows.length + PAGE - 1] as const
    const { items, total } = await examples.list(scope, { filter, sort: ['intent_id', 'ASC'], range, search })
    rows.push(...items)
    if (items.length === 0 || rows.length >= total) break
  }
  const content = writeCsv(
    rows.map(({ intent_id, text, entities, split, state }) => ({
      ...{ text, split, state },
      intent: intents.get(intent_id) ?? '',
      marks: namedMarks(entities, names),
    })),
  )
  return { filename: 'ejemplos.csv', type: 'text/csv', content, count: rows.length }
}

async function rasaOf(scope: Scope): Promise<File> {
  const [names, entities, intents, rows] = await Promise.all([
    keysOf(scope),
    allEntities(scope),
    intentsOf(scope),
    db()
      .selectFrom('example')
      .select(['intent_id', 'text', 'entities', 'split', 'state'])
      .where('bot_id', '=', scope.botId)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute(),
  ])
  const byIntent = new Map<number, RasaContent['intents'][number]['examples'][number][]>()
  for (const { intent_id, text, entities: marks, split, state } of rows) {
    const list = byIntent.get(intent_id) ?? []
    list.push({ text, marks: namedMarks(marks, names), split, state })
    byIntent.set(intent_id, list)
  }
  const content = writeRasa({
    intents: intents.map(({ id, name, category }) => ({ name, category, examples: byIntent.get(id) ?? [] })),
    entities: entities.sort((one, other) => (one.name < other.name ? -1 : 1)),
  })
  return { filename: 'nlu.yml', type: 'application/yaml', content, count: rows.length }
}

async function keysOf(scope: Scope): Promise<Map<number, string>> {
  return new Map((await allEntities(scope)).map(({ id, name }) => [id, name]))
}

/** Returns the bot's intents, sorted by name only. */
async function intentsOf({ botId }: Scope): Promise<{ id: number; name: string; category: string }[]> {
  const rows = await db()
    .selectFrom('intent as i')
    .innerJoin('intent_category as c', 'c.id', 'i.category_id')
    .select(['i.id', 'i.name', 'c.name as category'])
    .where('i.bot_id', '=', botId)
    .where('i.deleted_at', 'is', null)
    .execute()
  return rows.sort((one, other) => (one.name < other.name ? -1 : 1))
}
