import { json } from '../../src/server/foundation/store/sql.ts'
import type { TestApp } from '../support/app.ts'

type Make = (botId: number) => Promise<Record<string, number>>

let serial = 0
const messages = [{ kind: 'text', text: 'Abrimos de 8 a 20.' }]
const steps = [{ user: 'hola', handoff: true }]

function makers(app: () => TestApp) {
  const insert = async (table: string, values: object): Promise<{ id: number }> =>
    app()
      .db.insertInto(table as 'response')
      .values(values as never)
      .returning('id')
      .executeTakeFirstOrThrow() as never
  const intent = async (bot_id: number) => {
    const name = `De respuestas ${++serial}`
    const { id: category_id } = await insert('intent_category', { bot_id, name })
    return insert('intent', { bot_id, name, category_id })
  }
  const response = async (bot_id: number, more = {}) => {
    const { id: intent_id } = await intent(bot_id)
    return insert('response', { bot_id, intent_id, title: `Respuesta ${++serial}`, messages: json(messages), ...more })
  }
  const secondary = (bot_id: number, more = {}) =>
    insert('secondary_response', {
      ...{ bot_id, name: `Secundaria ${++serial}`, kind: 'follow_up', messages: json(messages) },
      ...more,
    })
  const quick = (bot_id: number, more = {}) =>
    insert('quick_response', { bot_id, keywords: json([`clave ${++serial}`]), answer: 'Sí', ...more })
  const category = (bot_id: number) => insert('response_category', { bot_id, name: `Categoría ${++serial}` })
  const testCase = (bot_id: number) => insert('test_case', { bot_id, name: `Caso ${++serial}`, steps: json(steps) })
  const gone = (make: (botId: number, more: object) => Promise<{ id: number }>): Make => {
    return (botId) => make(botId, { deleted_at: app().clock.now() })
  }
  return { intent, response, secondary, quick, category, testCase, gone }
}

/** Returns functions that create responses and test cases, by the operation that reads or deletes them. */
export function responseRecords(app: () => TestApp): Record<string, Make> {
  const { intent, response, secondary, quick, category, testCase, gone } = makers(app)
  return {
    responseGet: (botId) => response(botId),
    responseDelete: (botId) => response(botId),
    responseRestore: gone(response),
    responseQuestionList: intent,
    responseCategoryDelete: category,
    secondaryResponseGet: (botId) => secondary(botId),
    secondaryResponseDelete: (botId) => secondary(botId),
    secondaryResponseRestore: gone(secondary),
    secondaryResponseConvert: (botId) => secondary(botId),
    quickResponseGet: (botId) => quick(botId),
    quickResponseDelete: (botId) => quick(botId),
    quickResponseRestore: gone(quick),
    testCaseGet: testCase,
    testCaseDelete: testCase,
  }
}

/** Returns the update operations, with bodies that are valid except for the references. */
export function responseUpdates(app: () => TestApp) {
  const { response, secondary, quick, category, testCase } = makers(app)
  return {
    responseUpdate: {
      make: (botId: number) => response(botId),
      body: { intent_id: 2_000_000_000, title: 'Otra', messages },
      own: 422,
    },
    secondaryResponseUpdate: {
      make: (botId: number) => secondary(botId),
      body: { name: 'Otra', kind: 'follow_up', messages },
    },
    quickResponseUpdate: { make: (botId: number) => quick(botId), body: { keywords: ['otra'], answer: 'No' } },
    responseCategoryUpdate: { make: category, body: { name: 'Otra' } },
    testCaseUpdate: { make: testCase, body: { name: 'Otro', steps } },
  }
}
