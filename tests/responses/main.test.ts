import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'
import { createResponsesFixture, mainResponseBody, type ResponsesFixture, secondaryResponseBody } from './fixtures.ts'

let app: TestApp
let here: ResponsesFixture
let editor: SignedIn
let intent: number

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

beforeEach(async () => {
  here = await createResponsesFixture(app)
  editor = here.editor
  intent = await here.intent('Horarios')
})

const create = (body: object) => editor.call('POST', `/responses/${here.bot}`, { body })
const change = (id: number, body: object) => editor.call('PUT', `/responses/${here.bot}/${id}`, { body })
const get = (id: number) => editor.call('GET', `/responses/${here.bot}/${id}`)
const remove = (id: number) => editor.call('DELETE', `/responses/${here.bot}/${id}`)
const restore = (id: number) => editor.call('POST', `/responses/restore/${here.bot}/${id}`, { body: {} })
const botRow = () =>
  app.db.selectFrom('bot').select(['pending_changes', 'state']).where('id', '=', here.bot).executeTakeFirstOrThrow()

describe('main responses', () => {
  test('store their questions as examples of the intent, as one change to train', async () => {
    const before = (await botRow()).pending_changes
    const made = await create(
      mainResponseBody(intent, 'Horarios', { questions: ['¿A qué hora abren?', '¿Abren los domingos?'] }),
    )
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({
      questions: ['¿A qué hora abren?', '¿Abren los domingos?'],
      version: 1,
      used_count: 0,
    })
    const examples = await app.db.selectFrom('example').select('text').where('intent_id', '=', intent).execute()
    expect(examples.map(({ text }) => text)).toEqual(['¿A qué hora abren?', '¿Abren los domingos?'])
    expect(await botRow()).toEqual({ pending_changes: before + 1, state: 'pending' })
  })

  test('are also found by the text of their messages', async () => {
    const other = await here.intent('Envíos')
    await create(mainResponseBody(intent, 'Horarios'))
    await create(
      mainResponseBody(other, 'Costo de envío', {
        messages: [{ kind: 'text', text: 'Sin cargo en la ciudad.' }],
        enabled: false,
      }),
    )
    const found = await editor.call('GET', `/responses/${here.bot}?filter={"q":"CIUDAD"}`)
    expect(found.body.map(({ title }: { title: string }) => title)).toEqual(['Costo de envío'])
  })

  test('only one can be active per intent and channel at the same time', async () => {
    await create(mainResponseBody(intent, 'Horarios', { channels: ['whatsapp'] }))
    const rival = await create(mainResponseBody(intent, 'En todos lados'))
    expect([rival.status, Object.keys(rival.body.fields)]).toEqual([409, ['intent_id']])
    expect((await create(mainResponseBody(intent, 'En la página', { channels: ['webchat'] }))).status).toBe(201)
    expect((await create(mainResponseBody(intent, 'Apagada', { enabled: false }))).status).toBe(201)
    const summer = { valid_from: '2027-01-01T00:00:00Z', valid_until: '2027-02-01T00:00:00Z', channels: ['facebook'] }
    expect((await create(mainResponseBody(intent, 'Verano', summer))).status).toBe(201)
    expect((await create(mainResponseBody(intent, 'Siempre', { channels: ['facebook'] }))).status).toBe(409)
  })

  test('refuse a question of another intent, whose owner can be looked up and which can be moved', async () => {
    const other = await here.intent('Envíos')
    const { id } = (await create(mainResponseBody(intent, 'Horarios', { questions: ['¿A qué hora abren?'] }))).body
    const twice = await create(mainResponseBody(other, 'Envíos', { questions: ['a que hora abren'] }))
    expect([twice.status, Object.keys(twice.body.fields)]).toEqual([409, ['questions']])
    const ask = (text: string) => editor.call('POST', `/responses/questions/check/${here.bot}`, { body: { text } })
    expect((await ask('A QUÉ HORA ABREN??')).body).toEqual({
      owner: { response_id: id, intent_id: intent, title: 'Horarios' },
    })
    expect((await ask('¿hacen envíos?')).body).toEqual({ owner: null })
    const move = { questions: ['¿A qué hora abren?', 'no está'], intent_id: other }
    expect((await editor.call('POST', `/responses/questions/move/${here.bot}`, { body: move })).body).toEqual({
      count: 1,
    })
    const { body } = await editor.call('GET', `/responses/questions/intent/${here.bot}/${other}`)
    expect(body).toEqual({ questions: ['¿A qué hora abren?'] })
    expect((await get(id)).body.questions).toEqual([])
  })

  test('cannot be restored while another one has taken their place', async () => {
    const { id } = (await create(mainResponseBody(intent, 'Horarios'))).body
    await remove(id)
    const taker = (await create(mainResponseBody(intent, 'Otros horarios'))).body.id
    const refused = await restore(id)
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('«Otros horarios»')])
    await remove(taker)
    expect((await restore(id)).status).toBe(200)
  })

  test('cannot be deleted while they are in use, and the error names the uses', async () => {
    const other = await here.intent('Envíos')
    const { id } = (await create(mainResponseBody(intent, 'Horarios'))).body
    const buttons = [{ title: 'Ver horarios', type: 'response', target: String(id) }]
    const leading = (await create(mainResponseBody(other, 'Envíos', { buttons }))).body
    expect((await get(id)).body.used_by).toEqual([{ type: 'response', via: 'button', id: leading.id, label: 'Envíos' }])
    const refused = await remove(id)
    expect([refused.status, refused.body.code]).toEqual([409, 'in_use'])
    expect(refused.body.message).toContain('«Envíos»')
    await change(leading.id, mainResponseBody(other, 'Envíos', { buttons: [] }))
    expect((await remove(id)).status).toBe(204)
  })

  test('moved to another intent without questions in the body leave their questions behind', async () => {
    const [first, second] = [await here.intent('Retiros'), await here.intent('Cambios')]
    const { id } = (await create(mainResponseBody(first, 'Retiros', { questions: ['¿puedo retirar?'] }))).body
    const { questions: _, ...silent } = mainResponseBody(second, 'Retiros')
    const turned = await change(id, silent)
    expect([turned.status, turned.body.questions]).toEqual([200, []])
    const { questions: __, ...again } = mainResponseBody(first, 'Otra vez')
    expect((await create(again)).body.questions).toEqual(['¿puedo retirar?'])
  })

  test('are deleted together with their intent', async () => {
    const made = await editor.call('POST', `/ia/selector/add/${here.bot}`, { body: { intent_name: 'Feriados' } })
    const { id } = (await create(mainResponseBody(made.body.id, 'Feriados'))).body
    const body = { isFamily: false }
    await editor.call('POST', `/ia/selector/${here.bot}/${made.body.category_id}/${made.body.id}`, { body })
    expect((await get(id)).status).toBe(404)
  })
})

describe('content', () => {
  const refused = async (given: object) => {
    const { status, body } = await create(mainResponseBody(intent, 'Horarios', given))
    return [status, Object.keys(body.fields ?? {})]
  }
  const button = (given: object) => ({ buttons: [{ title: 'Ver', type: 'response', ...given }] })

  test('references must belong to the same bot', async () => {
    const neighbour = await createResponsesFixture(app)
    const foreign = await neighbour.intent('Ajena')
    expect((await create(mainResponseBody(foreign, 'Ajena'))).body.fields).toEqual({
      intent_id: ['Esa intención ya no existe. Elige otra.'],
    })
    expect(await refused({ assign_area_id: neighbour.area })).toEqual([422, ['assign_area_id']])
    expect(await refused(button({ type: 'area', target: String(neighbour.area) }))).toEqual([422, ['buttons.0.target']])
    expect(await refused(button({ target: '999999' }))).toEqual([422, ['buttons.0.target']])
    expect(await refused(button({ target: 'secondary:999999' }))).toEqual([422, ['buttons.0.target']])
    expect(await refused({ next: 'secondary' })).toEqual([422, ['next_id']])
    expect(await refused({ next: 'secondary', next_id: 999_999 })).toEqual([422, ['next_id']])
    expect(await refused({ category_id: 999_999 })).toEqual([422, ['category_id']])
    expect(await refused({ messages: [{ kind: 'image', media_id: 999_999 }] })).toEqual([422, ['messages.0.media_id']])
    const { id } = (
      await editor.call('POST', `/responses/secondary/${here.bot}`, { body: secondaryResponseBody('Sigue') })
    ).body
    const good = { next: 'secondary', next_id: id, assign_area_id: here.area, ...button({ target: `secondary:${id}` }) }
    expect((await create(mainResponseBody(intent, 'Horarios', good))).status).toBe(201)
  })

  test.each([
    [{ messages: [{ kind: 'text', text: ' ' }] }, 'messages.0.text'],
    [{ messages: [{ kind: 'image' }] }, 'messages.0.media_id'],
    [{ messages: [{ kind: 'location' }] }, 'messages.0.latitude'],
    [{ messages: [{ kind: 'text', text: 'Hola {{contacto.apodo}}' }] }, 'messages.0.text'],
    [{ messages: [{ kind: 'text', text: 'Hola', variants: ['Buenas {{nada}}'] }] }, 'messages.0.variants.0'],
    [button({ type: 'url', target: 'http://inseguro.example' }), 'buttons.0.target'],
    [button({ type: 'phone', target: 'abc' }), 'buttons.0.target'],
    [{ buttons: [1, 2].map(() => ({ title: 'Igual', type: 'restart' })) }, 'buttons.1.title'],
    [{ valid_from: '2027-01-02T00:00:00Z', valid_until: '2027-01-01T00:00:00Z' }, 'valid_until'],
  ])('%j is refused at %s', async (given, field) => {
    expect(await refused(given)).toEqual([422, [field]])
  })

  test('existing variables are accepted, with or without a default', async () => {
    const text = 'Hola {{contacto.nombre|"cliente"}}, te habla {{usuario.nombre}} por {{contacto.campo.obra_social}}'
    expect((await create(mainResponseBody(intent, 'Horarios', { messages: [{ kind: 'text', text }] }))).status).toBe(
      201,
    )
  })

  test('the limits of the selected channels apply, and those of other channels do not', async () => {
    const [messages, buttons] = [[{ kind: 'text', text: 'a'.repeat(700) }], [{ title: 'Sí', type: 'restart' }]]
    expect(await refused({ messages, buttons, channels: ['facebook'] })).toEqual([422, ['messages.0.text']])
    expect(await refused({ messages, buttons })).toEqual([422, ['messages.0.text']])
    expect(
      (await create(mainResponseBody(intent, 'Horarios', { messages, buttons, channels: ['whatsapp'] }))).status,
    ).toBe(201)
  })
})

describe('categories', () => {
  test('have a count, and deleting one keeps its responses', async () => {
    const path = `/responses/categories/${here.bot}`
    const { id } = (await editor.call('POST', path, { body: { name: 'Atención' } })).body
    const made = (await create(mainResponseBody(intent, 'Horarios', { category_id: id }))).body
    expect((await editor.call('GET', path)).body).toEqual([{ id, name: 'Atención', count: 1, version: 1 }])
    expect((await editor.call('DELETE', `${path}/${id}`)).status).toBe(204)
    expect((await get(made.id)).body.category_id).toBeNull()
  })
})
