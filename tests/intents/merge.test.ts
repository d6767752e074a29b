import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createResponsesFixture, mainResponseBody, type ResponsesFixture } from '../responses/fixtures.ts'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
let here: ResponsesFixture

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  here = await createResponsesFixture(app)
})

const post = async (path: string, body: object) => (await here.editor.call('POST', path, { body })).body
const rename = (id: number, description: string, who: SignedIn = here.editor) =>
  who.call('PUT', `/ia/intent/${here.bot}/${id}`, { body: { description } })
const merge = (id: number, into_id: number, who: SignedIn = here.editor) =>
  who.call('POST', `/ia/merge/${here.bot}/${id}`, { body: { into_id } })
const names = async () =>
  (await here.editor.call('GET', `/ia/${here.bot}`)).body[0].intents.map(
    ({ description, examples_count, responses_count }: Record<string, unknown>) => [
      description,
      examples_count,
      responses_count,
    ],
  )

describe('renaming an intent', () => {
  test('keeps its examples and responses, requires a training and is in the audit log', async () => {
    const id = await here.intent('Envios')
    await post(`/examples/${here.bot}`, { intent_id: id, text: '¿Llega a Rosario?' })
    await app.db.updateTable('bot').set({ pending_changes: 0, state: 'active' }).where('id', '=', here.bot).execute()
    expect(await rename(id, '  Envíos ')).toMatchObject({ status: 200, body: { id, description: 'Envíos' } })
    expect(await names()).toEqual([['Envíos', 1, 0]])
    expect(
      await app.db.selectFrom('bot').select(['pending_changes', 'state']).where('id', '=', here.bot).execute(),
    ).toEqual([{ pending_changes: 1, state: 'pending' }])
    const [line] = (await app.audit((row) => row.bot_id === here.bot && row.action === 'update')).slice(-1)
    expect(line).toMatchObject({ resource_type: 'intent', resource_id: String(id), resource_label: 'Envíos' })
  })

  test('refuses the name of another intent with a field error, but accepts its own in another case', async () => {
    const id = await here.intent('Envios')
    await here.intent('Pagos')
    const taken = await rename(id, 'PAGOS')
    expect([taken.status, taken.body.fields]).toEqual([
      409,
      { description: ['Ya existe una intención con ese nombre. Elige otro.'] },
    ])
    expect((await rename(id, 'ENVÍOS')).status).toBe(200)
  })

  test('refuses an intent of another bot, a missing intent, an Operador and an empty name', async () => {
    const id = await here.intent('Envios')
    const other = await createResponsesFixture(app)
    expect(
      (await other.editor.call('PUT', `/ia/intent/${other.bot}/${id}`, { body: { description: 'X' } })).status,
    ).toBe(404)
    expect((await rename(id, 'Otra', here.operator)).status).toBe(403)
    expect((await rename(999_999, 'Otra')).status).toBe(404)
    expect((await rename(id, ' ')).status).toBe(422)
  })
})

describe('merging an intent into another', () => {
  test('moves examples, responses, buttons and test cases, and keeps the target’s response enabled', async () => {
    const [from, into] = [await here.intent('Costo de envío'), await here.intent('Envíos')]
    const old = await post(`/responses/${here.bot}`, mainResponseBody(from, 'Costo de envío'))
    const kept = await post(`/responses/${here.bot}`, mainResponseBody(into, 'Envíos', { channels: ['webchat'] }))
    await post(`/examples/${here.bot}`, { intent_id: from, text: '¿cuánto sale el envío?' })
    await post(`/examples/${here.bot}`, { intent_id: into, text: '¿hacen envíos?' })
    const phone = await post(`/responses/${here.bot}`, {
      ...mainResponseBody(await here.intent('Otra'), 'Otra'),
      buttons: [{ title: 'Costos', type: 'response', target: String(old.id) }],
    })
    const test_ = await post(`/testbot/cases/${here.bot}`, {
      name: 'Envíos',
      steps: [{ user: '¿cuánto sale?', intent_id: from, response_id: old.id }],
    })
    expect(await merge(from, into)).toMatchObject({
      status: 200,
      body: { id: into, description: 'Envíos', examples_count: 2, responses_count: 2 },
    })
    expect(await names()).toEqual([
      ['Envíos', 2, 2],
      ['Otra', 0, 1],
    ])
    const read = async (id: number) => (await here.editor.call('GET', `/responses/${here.bot}/${id}`)).body
    expect(await read(old.id)).toMatchObject({ intent_id: into, enabled: false })
    expect(await read(kept.id)).toMatchObject({ intent_id: into, enabled: true })
    expect((await read(phone.id)).buttons).toMatchObject([{ target: String(kept.id) }])
    const { steps } = await app.db
      .selectFrom('test_case')
      .select('steps')
      .where('id', '=', test_.id)
      .executeTakeFirstOrThrow()
    expect(steps).toMatchObject([{ intent_id: into, response_id: kept.id }])
    const lines = await app.audit((row) => row.bot_id === here.bot && row.resource_type === 'intent')
    expect(lines.slice(-2)).toMatchObject([
      { action: 'delete', resource_id: String(from) },
      { action: 'update', resource_id: String(into) },
    ])
  })

  test('keeps a response for another channel enabled', async () => {
    const [from, into] = [await here.intent('Costo'), await here.intent('Envíos')]
    const one = await post(`/responses/${here.bot}`, mainResponseBody(from, 'Costo', { channels: ['whatsapp'] }))
    await post(`/responses/${here.bot}`, mainResponseBody(into, 'Envíos', { channels: ['webchat'] }))
    expect((await merge(from, into)).status).toBe(200)
    const { body } = await here.editor.call('GET', `/responses/${here.bot}/${one.id}`)
    expect(body).toMatchObject({ intent_id: into, enabled: true })
  })

  test('allows restoring the merged intent, without its moved content', async () => {
    const [from, into] = [await here.intent('Costo'), await here.intent('Envíos')]
    await post(`/examples/${here.bot}`, { intent_id: from, text: '¿cuánto sale?' })
    await merge(from, into)
    expect((await here.editor.call('POST', `/ia/restore/${here.bot}/${from}`, { body: {} })).status).toBe(200)
    expect(await names()).toEqual([
      ['Costo', 0, 0],
      ['Envíos', 1, 0],
    ])
  })

  test('raises the version of the target, so that a concurrent rename returns 409', async () => {
    const [from, into] = [await here.intent('Costo'), await here.intent('Envíos')]
    expect((await merge(from, into)).body.version).toBe(2)
    const change = (version: number) =>
      here.editor.call('PUT', `/ia/intent/${here.bot}/${into}`, { body: { description: 'Entregas', version } })
    const late = await change(1)
    expect([late.status, late.body]).toMatchObject([409, { code: 'stale', current: { version: 2 } }])
    expect((await change(2)).body).toMatchObject({ description: 'Entregas', version: 3 })
  })

  test('is refused with itself, with an intent of another bot and for an Operador, and changes nothing', async () => {
    const [from, into] = [await here.intent('Costo'), await here.intent('Envíos')]
    const other = await createResponsesFixture(app)
    const foreign = await other.intent('Ajena')
    expect((await merge(from, from)).body.fields).toEqual({ into_id: ['Elige otra intención.'] })
    expect((await merge(from, foreign)).body.fields).toEqual({ into_id: ['Esa intención ya no existe. Elige otra.'] })
    expect((await merge(foreign, into)).status).toBe(404)
    expect((await merge(from, into, here.operator)).status).toBe(403)
    expect(await names()).toHaveLength(2)
  })
})
