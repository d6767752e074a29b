import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { json } from '../../src/server/foundation/store/sql.ts'
import { insertIntents, publishModel, shopIntents } from '../dialogue/fixtures.ts'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
let bot: number
let editor: SignedIn
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  bot = await app.bot()
  editor = await staff(3)
})
afterAll(() => app.stop())

async function staff(role: 3 | 4, permissions?: Record<string, boolean>): Promise<SignedIn> {
  const user = await app.user()
  await app.member(bot, user, role, permissions)
  return app.as(user)
}

const session = 'prueba-de-chat'
const say = (text: string, more: object = {}, who = editor) =>
  who.call('POST', `/testbot/message/${bot}`, { body: { session, text, ...more } })
const cases = (method: string, place = '', body?: object, who = editor) =>
  who.call(method, `/testbot/cases/${bot}${place}`, body && { body })

test('a message gets the same reply as a customer’s, with the reasons, and creates no chat', async () => {
  const ids = await insertIntents(app, bot, shopIntents)
  const runId = await publishModel(app, bot)
  const { status, body } = await say('¿mandan envíos a domicilio?')
  expect(status).toBe(200)
  const { intent, response } = ids.get('Envíos') ?? {}
  expect(body).toMatchObject({
    replies: [{ message: { text: 'Sí, cliente: llegan en 24 horas.' }, buttons: [{ title: 'Volver a empezar' }] }],
    rule: 'intent',
    intent_id: intent,
    response_id: response,
    response: 'Envíos',
    handoff: false,
    model: { run_id: runId, trained: true },
  })
  expect(body.intents[0]).toMatchObject({ intent_id: intent, name: 'Envíos' })
  expect(body.milliseconds).toBeGreaterThanOrEqual(body.understanding_milliseconds)
  for (const table of ['chat', 'message', 'contact', 'message_fact'] as const)
    expect(await app.db.selectFrom(table).select('bot_id').where('bot_id', '=', bot).execute()).toEqual([])
})

test('the value of a sensitive entity is shown masked, others as they are', async () => {
  const given = { bot_id: bot, type: 'regex' } as const
  await app.db
    .insertInto('entity')
    .values([
      { ...given, name: 'legajo', label: 'Legajo', pattern: '[0-9]{8}', sensitive: true },
      { ...given, name: 'pedido', label: 'Pedido', pattern: 'P-[0-9]{3}', sensitive: false },
    ] as never)
    .execute()
  await insertIntents(app, bot, shopIntents)
  await publishModel(app, bot)
  const { body } = await say('mi legajo es 30123456, pedido P-123')
  const shown = body.entities.map(({ entity, value }: { entity: string; value: string }) => [entity, value])
  expect(Object.fromEntries(shown)).toMatchObject({ Legajo: '•••', Pedido: 'P-123' })
})

test('the draft model knows new examples, and the published model does not', async () => {
  await insertIntents(app, bot, shopIntents)
  await publishModel(app, bot)
  const [pagos] = await app.db
    .selectFrom('intent')
    .select('id')
    .where('bot_id', '=', bot)
    .where('name', '=', 'Horarios')
    .execute()
  const added = await editor.call('POST', `/examples/${bot}`, {
    body: { text: 'están laburando el domingo', intent_id: pagos?.id },
  })
  expect(added.status).toBe(201)
  const sure = async (model: string) => {
    const { body } = await say('¿están laburando el domingo?', { model, session: `sesion-${model}` })
    return body.intents.find(({ name }: { name: string }) => name === 'Horarios')?.confidence
  }
  const [published, draft] = [await sure('published'), await sure('draft')]
  expect(draft).toBeGreaterThan(published)
})

test('a session keeps its state until it is reset', async () => {
  await say('zzz xxx')
  expect((await say('www qqq')).body).toMatchObject({
    handoff: true,
    handoff_reason: 'failure',
    handoff_text: 'No entendió 2 veces',
    model: { run_id: null, trained: false },
  })
  await say('zzz xxx')
  expect((await editor.call('POST', `/testbot/reset/${bot}`, { body: { session } })).status).toBe(200)
  expect((await say('www qqq')).body.handoff).toBe(false)
})

test('after a handoff the bot leaves to the team what it does not surely understand, until the session is reset', async () => {
  await insertIntents(app, bot, shopIntents)
  await publishModel(app, bot)
  expect((await say('quiero hablar con una persona')).body).toMatchObject({ handoff: true, rule: 'words' })
  const left = { rule: 'handed', handoff: false, intent_id: null }
  expect((await say('la que vi en la vidriera')).body).toMatchObject(left)
  expect((await say('quiero hablar con una persona')).body).toMatchObject(left)
  expect((await say('hacen envíos')).body).toMatchObject({ rule: 'intent', response: 'Envíos', handoff: false })
  await editor.call('POST', `/testbot/reset/${bot}`, { body: { session } })
  expect((await say('hacen envíos')).body).toMatchObject({ rule: 'intent', response: 'Envíos' })
})

test('a step after a handoff that is left to the team passes without expectations, and fails with them', async () => {
  const ids = await insertIntents(app, bot, shopIntents)
  await publishModel(app, bot)
  const response_id = ids.get('Envíos')?.response
  const person = { user: 'quiero hablar con una persona', handoff: true }
  const steps = (user: string, last = {}) => ({ steps: [person, { user, ...last }] })
  await cases('POST', '', { name: 'Calla', ...steps('la que vi en la vidriera') })
  await cases('POST', '', { name: 'Sabe', ...steps('hacen envíos', { response_id }) })
  await cases('POST', '', { name: 'No sabe', ...steps('la que vi en la vidriera', { response_id }) })
  const { body } = await editor.call('POST', `/testbot/run/${bot}`, { body: {} })
  expect(body.cases.map(({ name, result }: { name: string; result: string }) => [name, result])).toEqual([
    ['Calla', 'passed'],
    ['Sabe', 'passed'],
    ['No sabe', 'failed'],
  ])
})

test('the sessions of two people are separate', async () => {
  const other = await staff(4)
  await say('zzz xxx')
  expect((await say('zzz xxx', {}, other)).body.handoff).toBe(false)
  expect((await say('zzz xxx')).body.handoff).toBe(true)
})

test('contact, time and channel are simulated', async () => {
  await insertIntents(app, bot, shopIntents)
  await publishModel(app, bot)
  const contact = await app.db
    .insertInto('contact')
    .values({ bot_id: bot, name: 'Lucía Núñez', phone: '+5493515550142' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const found = await editor.call('GET', `/testbot/contacts/${bot}?q=nuñ`)
  expect(found.body).toEqual([{ id: contact.id, name: 'Lucía Núñez', phone: '+5493515550142' }])
  const { body } = await say('hacen envíos', { contact_id: contact.id })
  expect(body.replies[0].message.text).toContain('Lucía Núñez')
  const stranger = await app.db
    .insertInto('contact')
    .values({ bot_id: await app.bot(), name: 'De otro' })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await say('hacen envíos', { contact_id: stranger.id })).body.fields).toEqual({
    contact_id: ['Ese contacto ya no existe. Elige otro.'],
  })
  await app.db
    .updateTable('response')
    .set({ valid_until: new Date('2026-06-01T00:00:00Z') })
    .where('bot_id', '=', bot)
    .where('title', '=', 'Envíos')
    .execute()
  await publishModel(app, bot)
  expect((await say('hacen envíos', { at: '2026-05-31T12:00:00Z' })).body.rule).toBe('intent')
  expect((await say('hacen envíos', { at: '2026-06-02T12:00:00Z' })).body.rule).toBe('no_response')
})

test('a new case has no result and runs after each training by default', async () => {
  const made = await cases('POST', '', { name: 'Horario', steps: [{ user: 'a qué hora abren' }] })
  expect(made.body).toMatchObject({ last_result: 'never', run_after_training: true, blocks_transfer: false })
})

test('a case expects only intents and responses that the chatbot has', async () => {
  const other = await app.bot()
  const [own, foreign] = [await insertIntents(app, bot, shopIntents), await insertIntents(app, other, shopIntents)]
  const create = (step: object) =>
    cases('POST', '', { name: 'Envíos', steps: [{ user: 'hola' }, { user: 'hola', ...step }] })
  const { intent, response } = foreign.get('Envíos') ?? {}
  for (const intent_id of [intent, 2_000_000_000])
    expect((await create({ intent_id })).body.fields).toEqual({
      'steps.1.intent_id': ['Esa intención ya no existe. Elige otra.'],
    })
  expect((await create({ response_id: response })).body.fields).toEqual({
    'steps.1.response_id': ['Esa respuesta ya no existe. Elige otra.'],
  })
  expect(
    (await create({ intent_id: own.get('Envíos')?.intent, response_id: own.get('Envíos')?.response })).status,
  ).toBe(201)
})

test('a run returns the failed steps with reasons, and what changed since the previous model', async () => {
  const ids = await insertIntents(app, bot, shopIntents)
  await publishModel(app, bot)
  const idOf = (name: string) => ids.get(name)?.intent
  await cases('POST', '', { name: 'Bien', steps: [{ user: 'hacen envíos', intent_id: idOf('Envíos') }] })
  await cases('POST', '', {
    name: 'Mal',
    steps: [
      { user: 'hacen envíos', intent_id: idOf('Horarios') },
      { user: 'zzz xxx', handoff: true },
    ],
  })
  const first = await editor.call('POST', `/testbot/run/${bot}`, { body: {} })
  expect(first.body).toMatchObject({ passed: 1, failed: 1, compared: false })
  expect(first.body.cases[1]).toMatchObject({
    name: 'Mal',
    result: 'failed',
    failures: [
      'Paso 1 («hacen envíos»): debía entender «Horarios» y entendió «Envíos».',
      'Paso 2 («zzz xxx»): debía pasar a una persona y no pasó.',
    ],
  })
  // The next model lacks a response.
  await app.db.deleteFrom('response').where('bot_id', '=', bot).where('title', '=', 'Envíos').execute()
  await publishModel(app, bot)
  const second = await editor.call('POST', `/testbot/run/${bot}`, { body: {} })
  expect(second.body).toMatchObject({ compared: true })
  expect(second.body.cases[0]).toMatchObject({ name: 'Bien', changed: true })
  expect((await cases('GET')).body).toMatchObject([{ last_result: 'passed' }, { last_result: 'failed' }])
})

test('a message may be a file alone; without one it needs a text', async () => {
  const alone = await say('', { files: true })
  expect(alone.body.rule).toBe('media')
  const empty = await say('')
  expect([empty.status, empty.body.fields]).toEqual([422, { text: ['Escribe un mensaje.'] }])
})

test('only who may read contacts tests as one of them', async () => {
  await insertIntents(app, bot, shopIntents)
  await publishModel(app, bot)
  const { id: contact_id } = await app.db
    .insertInto('contact')
    .values({ bot_id: bot, name: 'Lucía Núñez', phone: '+5493515550142' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const operator = await staff(4)
  const without = await staff(4, { contacts: false })
  expect((await say('hacen envíos', { contact_id }, operator)).status).toBe(200)
  // Whether the contact exists must not show either.
  for (const id of [contact_id, 2_000_000_000])
    expect((await say('hacen envíos', { contact_id: id }, without)).status).toBe(403)
  expect((await say('hacen envíos', { contact_id: null }, without)).status).toBe(200)
})

test('what the bot fills in has the own fields of the contact that whoever tests sees', async () => {
  await insertIntents(app, bot, shopIntents)
  const field = { bot_id: bot, key: 'deuda', label: 'Deuda', type: 'text', visible_to: 'managers' } as const
  await app.db.insertInto('contact_field').values(field).execute()
  const { id: contact_id } = await app.db
    .insertInto('contact')
    .values({ bot_id: bot, name: 'Lucía', custom: json({ deuda: 'Mucha' }) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const messages = json([{ kind: 'text', text: 'Debes: {{contacto.campo.deuda|"nada"}}.' }])
  await app.db.updateTable('response').set({ messages }).where('bot_id', '=', bot).execute()
  await publishModel(app, bot)
  const told = async (who?: SignedIn) => (await say('hacen envíos', { contact_id }, who)).body.replies[0].message.text
  expect(await told(await staff(4))).toBe('Debes: nada.')
  expect(await told()).toBe('Debes: Mucha.')
})

test('only who may train tests the draft, because it is trained for the test', async () => {
  await insertIntents(app, bot, shopIntents)
  await publishModel(app, bot)
  await cases('POST', '', { name: 'Bien', steps: [{ user: 'hacen envíos' }] })
  const operator = await staff(4)
  const messages = [{ text: 'hacen envíos' }]
  const tests = (who: SignedIn, model: string) => [
    say('hacen envíos', { model, session: `sesion-${model}` }, who),
    who.call('POST', `/testbot/run/${bot}`, { body: { model } }),
    who.call('POST', `/testbot/batch/${bot}`, { body: { messages, model } }),
  ]
  const statuses = async (who: SignedIn, model: string) =>
    (await Promise.all(tests(who, model))).map(({ status }) => status)
  expect(await statuses(operator, 'draft')).toEqual([403, 403, 403])
  expect(await statuses(operator, 'published')).toEqual([200, 200, 200])
  expect(await statuses(editor, 'draft')).toEqual([200, 200, 200])
})
