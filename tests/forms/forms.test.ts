import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mainResponseBody } from '../responses/fixtures.ts'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'
import { effectsOf } from '../support/resource-fixtures.ts'

let app: TestApp
let bot: number
let editor: SignedIn

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  bot = await app.bot()
  const user = await app.user()
  await app.member(bot, user, 3)
  editor = await app.as(user)
})

const call = (method: string, path: string, body?: object) =>
  editor.call(method, path.replace('{bot}', String(bot)), body && { body })
const create = async (kind: string, name = 'Sucursales') => (await call('POST', '/forms/{bot}', { name, kind })).body
const intents = async (): Promise<{ id: number; description: string; category_id: number }[]> =>
  (await call('GET', '/ia/{bot}')).body[0].intents

describe('the intent of a form', () => {
  test('is created with a form of products or branches, under a name that is free', async () => {
    await call('POST', '/ia/selector/add/{bot}', { intent_name: 'Sucursales' })
    const { lines } = await effectsOf(app, bot, async () => {
      const form = await create('branch')
      const named = (await intents()).find(({ id }) => id === form.intent_id)
      expect(named?.description).toBe('Sucursales 2')
    })
    expect(lines.map(({ resource_type }) => resource_type).sort()).toEqual(['form', 'intent'])
    expect((await create('survey', 'Opinión')).intent_id).toBeNull()
  })

  test('goes with its form and its examples, and comes back with them', async () => {
    const form = await create('product', 'Catálogo')
    const example = { intent_id: form.intent_id, text: '¿tienen caños de pvc?' }
    const { id } = (await call('POST', '/examples/{bot}', example)).body
    const gone = await effectsOf(app, bot, async () => {
      expect((await call('DELETE', `/forms/{bot}/${form.id}`)).status).toBe(204)
    })
    expect(gone.untrained).toBe(1)
    expect((await intents()).map((one) => one.id)).not.toContain(form.intent_id)
    expect((await call('GET', `/examples/{bot}/${id}`)).status).toBe(404)
    const back = await call('POST', `/forms/restore/{bot}/${form.id}`, {})
    expect([back.status, back.body.intent_id]).toEqual([200, form.intent_id])
    expect((await call('GET', `/examples/{bot}/${id}`)).status).toBe(200)
  })

  test('stays when a response answers it as well', async () => {
    const form = await create('product', 'Catálogo')
    const response = await call('POST', '/responses/{bot}', mainResponseBody(form.intent_id, 'Catálogo'))
    expect(response.status).toBe(201)
    expect((await call('DELETE', `/forms/{bot}/${form.id}`)).status).toBe(204)
    expect((await intents()).map((one) => one.id)).toContain(form.intent_id)
    expect((await call('POST', `/forms/restore/{bot}/${form.id}`, {})).status).toBe(200)
  })

  test('can neither be deleted nor merged before its form', async () => {
    const form = await create('branch')
    const { id: other } = (await call('POST', '/ia/selector/add/{bot}', { intent_name: 'Otra' })).body
    const found = (await intents()).find(({ id }) => id === form.intent_id)
    const remove = () => call('POST', `/ia/selector/{bot}/${found?.category_id}/${found?.id}`, { isFamily: false })
    const text = 'Es la intención del formulario «Sucursales». Elimina antes el formulario.'
    expect((await remove()).body).toMatchObject({ code: 'in_use', message: text })
    const merged = await call('POST', `/ia/merge/{bot}/${form.intent_id}`, { into_id: other })
    expect([merged.status, merged.body.message]).toEqual([409, text])
    // The other way round, the form gets more examples.
    expect((await call('POST', `/ia/merge/{bot}/${other}`, { into_id: form.intent_id })).status).toBe(200)
  })
})

describe('deleting a form', () => {
  test('is refused while a button leads to it, which the list shows too', async () => {
    const form = await create('survey', 'Opinión')
    const { id } = (await call('POST', '/ia/selector/add/{bot}', { intent_name: 'Opinar' })).body
    const buttons = [{ title: 'Opinar', type: 'form', target: String(form.id) }]
    const response = (await call('POST', '/responses/{bot}', mainResponseBody(id, 'Opinar', { buttons }))).body
    const [listed] = (await call('GET', '/forms/{bot}?filter={"kind":"survey"}')).body
    expect(listed.used_in).toEqual([{ type: 'response', id: response.id, label: 'Opinar' }])
    const refused = await call('DELETE', `/forms/{bot}/${form.id}`)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Se usa en «Opinar». Quítalo de ahí y luego elimínalo.',
    ])
    await call('DELETE', `/responses/{bot}/${response.id}`)
    expect((await call('DELETE', `/forms/{bot}/${form.id}`)).status).toBe(204)
  })

  test('is refused for the contact form, which can be turned off and never created', async () => {
    await call('PUT', '/forms/contact/{bot}', (await call('GET', '/forms/contact/{bot}')).body)
    const [contact] = (await call('GET', '/forms/{bot}?filter={"kind":"contact"}')).body
    expect((await call('DELETE', `/forms/{bot}/${contact.id}`)).status).toBe(409)
    expect((await call('POST', `/forms/duplicate/{bot}/${contact.id}`)).status).toBe(409)
    expect((await call('PUT', `/forms/{bot}/${contact.id}`, { enabled: false })).body.enabled).toBe(false)
    const made = await call('POST', '/forms/{bot}', { name: 'Otro', kind: 'contact' })
    expect([made.status, made.body.fields]).toEqual([422, { kind: ['Elige Productos, Sucursales o Encuesta.'] }])
  })
})

test('a copy has the questions and settings of its original, an intent of its own, and a name that is free', async () => {
  const form = await create('branch', 'Sucursales con Ñandú')
  await app.db
    .updateTable('form')
    .set({ settings: JSON.stringify({ max_listed: 3 }) as never })
    .where('id', '=', form.id)
    .execute()
  const names: string[] = []
  for (let copy = 0; copy < 2; copy++) {
    const { status, body } = await call('POST', `/forms/duplicate/{bot}/${form.id}`)
    expect([status, body.kind, body.intent_id === form.intent_id]).toEqual([201, 'branch', false])
    const row = app.db.selectFrom('form').select('settings').where('id', '=', body.id)
    expect((await row.executeTakeFirstOrThrow()).settings).toEqual({ max_listed: 3 })
    names.push(body.name)
  }
  expect(names).toEqual(['Sucursales con Ñandú, copia', 'Sucursales con Ñandú, copia 2'])
})

test('a copy of a survey that begins by itself is off until somebody switches it on, unlike other surveys', async () => {
  const survey = await create('survey', 'Opinión')
  const duplicate = async () => (await call('POST', `/forms/duplicate/{bot}/${survey.id}`)).body
  expect((await duplicate()).enabled).toBe(true)
  const path = `/forms/survey/settings/{bot}/${survey.id}`
  const settings = { ...(await call('GET', path)).body, trigger: 'end_of_chat' }
  expect((await call('PUT', path, settings)).body).toMatchObject({ enabled: true, trigger: 'end_of_chat' })
  const copy = await duplicate()
  expect(copy.enabled).toBe(false)
  expect((await call('GET', `/forms/survey/settings/{bot}/${copy.id}`)).body).toMatchObject({
    ...{ enabled: false, trigger: 'end_of_chat' },
  })
  expect((await call('PUT', `/forms/{bot}/${copy.id}`, { enabled: true })).body.enabled).toBe(true)
})
