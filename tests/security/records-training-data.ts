import { json } from '../../src/server/foundation/store/sql.ts'
import type { TestApp } from '../support/app.ts'

type Make = (botId: number) => Promise<Record<string, number>>

let serial = 0

/** Returns functions that create examples and entities in a chatbot, by the operation that reads or deletes them. */
export function trainingDataRecords(app: () => TestApp): Record<string, Make> {
  const { entity, example, deletedEntity, deletedIntent, synonyms, deletedSynonyms } = makers(app)
  return {
    ...{ entityGet: entity, entityDelete: entity, exampleGet: example, exampleDelete: example },
    entityRestore: deletedEntity,
    intentRestore: deletedIntent,
    ...{ synonymGroupGet: synonyms, synonymGroupDelete: synonyms, synonymGroupRestore: deletedSynonyms },
  }
}

type Made = 'entity' | 'example' | 'intent' | 'deletedEntity' | 'deletedIntent' | 'synonyms' | 'deletedSynonyms'

function makers(app: () => TestApp): Record<Made, Make> {
  const made = async (table: 'entity' | 'example' | 'intent' | 'synonym_group', values: object) =>
    (await app()
      .db.insertInto(table)
      .values(values as never)
      .returning('id')
      .executeTakeFirstOrThrow()) as { id: number }
  const deleted = () => ({ deleted_at: app().clock.now() })
  const entity = (bot_id: number, more = {}) =>
    made('entity', { bot_id, name: `entidad_${++serial}`, label: 'X', type: 'list', ...more })
  const intent = async (bot_id: number, more = {}) => {
    const name = `De ejemplos ${++serial}`
    const category = app().db.insertInto('intent_category').values({ bot_id, name }).returning('id')
    return made('intent', { bot_id, name, category_id: (await category.executeTakeFirstOrThrow()).id, ...more })
  }
  const example: Make = async (bot_id) => {
    const words = { text: `Ejemplo ${++serial}`, folded: `ejemplo ${serial}`, signature: `ejemplo ${serial}` }
    return made('example', { bot_id, intent_id: (await intent(bot_id)).id, ...words })
  }
  const synonyms = (bot_id: number, more = {}) =>
    made('synonym_group', { bot_id, words: json([`palabra ${++serial}`, `otra ${serial}`]), ...more })
  return {
    synonyms: (botId) => synonyms(botId),
    deletedSynonyms: (botId) => synonyms(botId, deleted()),
    example,
    intent: (botId) => intent(botId),
    entity: (botId) => entity(botId),
    deletedEntity: (botId) => entity(botId, deleted()),
    deletedIntent: (botId) => intent(botId, deleted()),
  }
}

/** Returns the update operations, with bodies that are valid except for the references. */
export function trainingDataUpdates(app: () => TestApp) {
  const { entity, example, intent, synonyms } = makers(app)
  return {
    entityUpdate: { make: entity, body: { name: `otra_${++serial}`, label: 'Otra', type: 'list' } },
    synonymGroupUpdate: { make: synonyms, body: { words: [`una ${++serial}`, `dos ${serial}`] } },
    synonymGroupReset: { make: synonyms, body: {}, own: 422 },
    intentUpdate: { make: intent, body: { description: `Otra ${++serial}` } },
    intentMerge: { make: intent, body: { into_id: 2_000_000_000 }, own: 422 },
    exampleUpdate: { make: example, body: { text: 'Otro', intent_id: 2_000_000_000 }, own: 422 },
  }
}
