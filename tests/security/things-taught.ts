import type { TestApp } from '../support/app.ts'

type Make = (botId: number) => Promise<Record<string, number>>

let serial = 0

/** Examples and entities by the operation that reads or deletes them, each made anew in a chatbot. */
export function taughtThings(app: () => TestApp): Record<string, Make> {
  const { entity, example } = makers(app)
  return { entityGet: entity, entityDelete: entity, exampleGet: example, exampleDelete: example }
}

function makers(app: () => TestApp): { entity: Make; example: Make } {
  const made = async (table: 'entity' | 'example', values: object) =>
    (await app()
      .db.insertInto(table)
      .values(values as never)
      .returning('id')
      .executeTakeFirstOrThrow()) as { id: number }
  const entity: Make = (bot_id) => made('entity', { bot_id, name: `entidad_${++serial}`, label: 'X', type: 'list' })
  const example: Make = async (bot_id) => {
    const name = `De ejemplos ${++serial}`
    const category = app().db.insertInto('intent_category').values({ bot_id, name }).returning('id')
    const category_id = (await category.executeTakeFirstOrThrow()).id
    const intent = app().db.insertInto('intent').values({ bot_id, name, category_id }).returning('id')
    const words = { text: name, folded: name, signature: name }
    return made('example', { bot_id, intent_id: (await intent.executeTakeFirstOrThrow()).id, ...words })
  }
  return { entity, example }
}

/** What changes them, with a body that is in order until the thing is looked for. */
export function taughtChanges(app: () => TestApp) {
  const { entity, example } = makers(app)
  return {
    entityUpdate: { make: entity, body: { name: `otra_${++serial}`, label: 'Otra', type: 'list' } },
    exampleUpdate: { make: example, body: { text: 'Otro', intent_id: 2_000_000_000 }, own: 422 },
  }
}
