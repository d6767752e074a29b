import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SecondaryKindOptions } from '../../generated/options.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { createResponsesFixture, mainResponseBody, type ResponsesFixture, secondaryResponseBody } from './fixtures.ts'

let app: TestApp
let here: ResponsesFixture

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

beforeEach(async () => {
  here = await createResponsesFixture(app)
})

const create = (body: object) => here.editor.call('POST', `/responses/secondary/${here.bot}`, { body })
const change = (id: number, body: object) => here.editor.call('PUT', `/responses/secondary/${here.bot}/${id}`, { body })
const remove = (id: number) => here.editor.call('DELETE', `/responses/secondary/${here.bot}/${id}`)
const pending = async () =>
  (await app.db.selectFrom('bot').select('pending_changes').where('id', '=', here.bot).executeTakeFirstOrThrow())
    .pending_changes

describe('secondary responses', () => {
  test('require a training only if they have questions', async () => {
    expect((await create(secondaryResponseBody('Sigue'))).status).toBe(201)
    expect(await pending()).toBe(0)
    const { id } = (await create(secondaryResponseBody('Chiste', { questions: ['contame un chiste'] }))).body
    expect(await pending()).toBe(1)
    expect((await change(id, secondaryResponseBody('Chiste', { questions: [] }))).status).toBe(200)
    expect(await pending()).toBe(2)
    const taken = await create(secondaryResponseBody('Otra', { questions: ['una', 'UNA'] }))
    expect([taken.status, Object.keys(taken.body.fields)]).toEqual([422, ['questions']])
  })

  test('only one of each situation can be active, but any number of inactive ones or follow-ups', async () => {
    const first = (await create(secondaryResponseBody('Hola', { kind: 'greeting' }))).body
    const second = await create(secondaryResponseBody('Buenas', { kind: 'greeting' }))
    expect([second.status, second.body.fields]).toEqual([
      409,
      { kind: ['«Hola» ya está activa como Saludo. Desactívala primero o edítala.'] },
    ])
    expect((await create(secondaryResponseBody('Buenas', { kind: 'greeting', enabled: false }))).status).toBe(201)
    expect((await create(secondaryResponseBody('Una'))).status).toBe(201)
    expect((await create(secondaryResponseBody('Dos'))).status).toBe(201)
    expect((await change(first.id, secondaryResponseBody('Hola', { kind: 'greeting', enabled: false }))).status).toBe(
      200,
    )
    expect((await create(secondaryResponseBody('Tercera', { kind: 'greeting' }))).status).toBe(201)
  })

  test('one of two concurrent requests for the same situation succeeds', async () => {
    const both = await Promise.all(
      ['Una', 'Otra'].map((name) => create(secondaryResponseBody(name, { kind: 'fallback' }))),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  test('each situation has a default text, which applies unless an active response replaces it', async () => {
    const list = async () => (await here.editor.call('GET', `/responses/secondary/defaults/${here.bot}`)).body
    const before = await list()
    expect(before.map(({ kind }: { kind: string }) => kind).sort()).toEqual(
      SecondaryKindOptions.flatMap(({ value }) => (value === 'follow_up' ? [] : [value])).sort(),
    )
    for (const { text, response } of before) expect([text.length > 10, response]).toEqual([true, null])
    const { id } = (await create(secondaryResponseBody('Hola', { kind: 'greeting' }))).body
    expect(await list()).toContainEqual(expect.objectContaining({ kind: 'greeting', response: { id, name: 'Hola' } }))
    await remove(id)
    expect(await list()).toEqual(before)
  })

  test('cannot be deleted while a response continues with them, and can be restored afterwards', async () => {
    const { id } = (await create(secondaryResponseBody('Sigue'))).body
    const intent = await here.intent('Horarios')
    const path = `/responses/${here.bot}`
    const lead = (
      await here.editor.call('POST', path, {
        body: mainResponseBody(intent, 'Horarios', { next: 'secondary', next_id: id }),
      })
    ).body
    const [one] = (await here.editor.call('GET', `/responses/secondary/${here.bot}`)).body
    expect(one.parents).toEqual([{ type: 'response', via: 'next', id: lead.id, label: 'Horarios' }])
    expect((await remove(id)).body.code).toBe('in_use')
    expect((await here.editor.call('DELETE', `${path}/${lead.id}`)).status).toBe(204)
    expect((await remove(id)).status).toBe(204)
    const restored = await here.editor.call('POST', `/responses/secondary/restore/${here.bot}/${id}`, { body: {} })
    expect(restored.body).toMatchObject({ id, name: 'Sigue', parents: [] })
  })
})

describe('converting to a main response', () => {
  const convert = (id: number, who = here.editor) =>
    who.call('POST', `/responses/secondary/convert/${here.bot}/${id}`, { body: {} })

  test('creates an intent with the questions and redirects the buttons', async () => {
    const { id } = (await create(secondaryResponseBody('Zonas', { questions: ['a qué zonas llegan'] }))).body
    const button = [{ title: 'Zonas', type: 'response', target: `secondary:${id}` }]
    const cards = [{ title: 'Envíos', buttons: button }]
    const other = (
      await create(secondaryResponseBody('Envíos', { messages: [{ kind: 'card', cards }], buttons: button }))
    ).body
    const made = await convert(id)
    expect(made.status).toBe(200)
    expect(made.body).toMatchObject({
      ...{ title: 'Zonas', questions: ['a qué zonas llegan'], next: 'none', enabled: true },
      used_by: [],
    })
    const target = String(made.body.id)
    const after = (await here.editor.call('GET', `/responses/secondary/${here.bot}/${other.id}`)).body
    expect([after.buttons[0].target, after.messages[0].cards[0].buttons[0].target]).toEqual([target, target])
    expect((await here.editor.call('GET', `/responses/secondary/${here.bot}/${id}`)).status).toBe(404)
    const lines = await app.audit((row) => row.bot_id === here.bot && row.resource_label === 'Zonas')
    expect(lines.map(({ action, resource_type }) => [action, resource_type]).slice(-3)).toEqual([
      ['create', 'intent'],
      ['create', 'response'],
      ['delete', 'response'],
    ])
  })

  test('is refused for a situation, a response in use, an Operador and a taken intent name', async () => {
    const greeting = (await create(secondaryResponseBody('Hola', { kind: 'greeting' }))).body
    expect((await convert(greeting.id)).status).toBe(422)
    const { id } = (await create(secondaryResponseBody('Sigue'))).body
    const intent_id = await here.intent('Horarios')
    const path = `/responses/${here.bot}`
    await here.editor.call('POST', path, {
      body: mainResponseBody(intent_id, 'Horarios', { next: 'secondary', next_id: id }),
    })
    expect((await convert(id)).body).toMatchObject({
      code: 'in_use',
      message: '«Horarios» sigue con «Sigue»: quita antes esa continuación.',
    })
    const free = (await create(secondaryResponseBody('Libre'))).body
    expect((await convert(free.id, here.operator)).status).toBe(403)
    await here.intent('Libre')
    expect((await convert(free.id)).status).toBe(409)
    expect((await here.editor.call('GET', `/responses/secondary/${here.bot}/${free.id}`)).status).toBe(200)
  })
})

describe('files of responses', () => {
  test('must belong to the same bot and be visible to the whole team', async () => {
    const neighbour = await createResponsesFixture(app)
    const messages = async (bot: number, visibility: string) => {
      const id = `f-${bot}-${visibility}`
      const row = { id, bot_id: bot, filename: 'taladro.png', type: 'image/png' as const, size: 70 }
      const media = { ...row, sha256: id, visibility }
      const { number } = await app.db.insertInto('media').values(media).returning('number').executeTakeFirstOrThrow()
      return [{ kind: 'image', media_id: number, caption: 'El más vendido' }]
    }
    const refused = async (given: object[]) =>
      (await create(secondaryResponseBody('Foto', { messages: given }))).body.fields
    const gone = { 'messages.0.media_id': ['Ese archivo ya no existe. Elige otro.'] }
    expect(await refused(await messages(neighbour.bot, 'bot'))).toEqual(gone)
    expect(await refused(await messages(here.bot, 'chat'))).toEqual(gone)
    expect((await create(secondaryResponseBody('Foto', { messages: await messages(here.bot, 'bot') }))).status).toBe(
      201,
    )
  })
})
