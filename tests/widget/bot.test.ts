import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { json } from '../../src/server/foundation/store/sql.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { createWidgetFixture, freshKey, type TestVisitor, type WidgetFixture } from './fixtures.ts'

let app: TestApp
let on: WidgetFixture
beforeAll(async () => {
  app = await startApp()
})
let visitor: TestVisitor
beforeEach(async () => {
  on = await createWidgetFixture(app)
  visitor = await on.visitor()
})
afterAll(() => app.stop())

/** Sends a message, lets the bot answer, and returns its new messages. */
async function ask(text: string): Promise<{ text: string; buttons: object[] }[]> {
  const { id } = (await visitor.say(text)).body
  await on.answer()
  return (await visitor.call('GET', `/messages?after=${id}`)).body.data
}

test('a greeting gets a greeting, and an unknown text gets an offer to talk to a person', async () => {
  for (const text of ['Buenas!', 'Hola, ¿qué tal?', 'BUENOS DÍAS'])
    expect((await ask(text))[0]?.text).toBe('¡Hola! ¿En qué se puede ayudar?')
  const [lost] = await ask('asdf')
  expect(lost).toMatchObject({
    text: expect.stringContaining('No quedó claro'),
    buttons: [{ title: 'Hablar con una persona' }],
  })
})

test('a keyword matches in any case, with or without accents and with endings, but ñ is not n', async () => {
  await on.quick({
    keywords: ['dirección', 'año'],
    answer: 'San Martín 450',
    buttons: [{ title: 'Mapa', type: 'url', target: 'https://mapa.example' }],
  })
  for (const text of ['¿DIRECCION?', 'las direcciones, por favor', 'este AÑO'])
    expect((await ask(text))[0]).toMatchObject({
      text: 'San Martín 450',
      buttons: [{ title: 'Mapa', type: 'url', target: 'https://mapa.example' }],
    })
  expect((await ask('ano'))[0]?.text).not.toBe('San Martín 450')
  expect((await ask('redireccion'))[0]?.text).not.toBe('San Martín 450')
})

test('exact matches the whole text, and starts_with its beginning', async () => {
  await on.quick({ keywords: ['si'], answer: 'Exacto', match: 'exact' })
  await on.quick({ keywords: ['pedido'], answer: 'Al comienzo', match: 'starts_with' })
  expect((await ask('Sí'))[0]?.text).toBe('Exacto')
  expect((await ask('si puede ser'))[0]?.text).not.toBe('Exacto')
  expect((await ask('Pedido 123'))[0]?.text).toBe('Al comienzo')
  expect((await ask('mi pedido'))[0]?.text).not.toBe('Al comienzo')
})

test('a visitor who asks for a person waits in the default area, and is told once more that nobody is there', async () => {
  const area = await on.app.area(on.botId, 'Ventas')
  const [reply] = await ask('Quiero hablar con una persona')
  expect(reply?.text).toContain('no hay nadie disponible')
  expect(await on.chat()).toMatchObject({ type: 'request', area_id: area, live: false })
  expect((await ask('¿Hola?')).map(({ text }) => text)).toEqual([reply?.text])
  expect(await ask('¿Hola?')).toEqual([])
})

test('a keyword can hand over to its own area', async () => {
  await on.app.area(on.botId, 'Ventas')
  const area = await on.app.area(on.botId, 'Reclamos')
  await on.quick({ keywords: ['garantía'], answer: 'Lamentamos el inconveniente.', action: 'handoff', area })
  const said = await ask('garantia de un taladro')
  expect(said.map(({ text }) => text)).toEqual([
    'Lamentamos el inconveniente.',
    expect.stringContaining('no hay nadie disponible'),
  ])
  expect(await on.chat()).toMatchObject({ type: 'request', area_id: area })
})

test('the bot does not answer in a chat attended by a person, or when it is off', async () => {
  await ask('Hola')
  await on.app.db.updateTable('chat').set({ live: true, type: 'live' }).where('bot_id', '=', on.botId).execute()
  expect(await ask('¿Hay clavos?')).toEqual([])
  await on.app.db.updateTable('chat').set({ live: false, type: 'bot' }).where('bot_id', '=', on.botId).execute()
  await on.app.db.updateTable('bot').set({ special_state: 'chatbot_off' }).where('id', '=', on.botId).execute()
  expect(await ask('¿Hay clavos?')).toEqual([])
  await on.app.db.updateTable('bot').set({ special_state: 'chatbot_on' }).where('id', '=', on.botId).execute()
  await on.app.db.updateTable('chat').set({ live: false, type: 'bot' }).where('bot_id', '=', on.botId).execute()
  expect(await ask('¿Hay clavos?')).toHaveLength(1)
})

test('a message sent while the bot is off or being switched off waits for a person in the handoff area', async () => {
  const area = await on.app.area(on.botId, 'Ventas')
  const turn = (special_state: 'chatbot_on' | 'chatbot_off') =>
    on.app.db.updateTable('bot').set({ special_state }).where('id', '=', on.botId).execute()
  await visitor.say('Hola')
  await turn('chatbot_off')
  await on.answer()
  expect(await on.chat()).toMatchObject({ type: 'request', area_id: area, state: 0 })

  // A message in a resolved chat starts a new conversation.
  await on.app.db.updateTable('chat').set({ state: 2, type: 'live', live: true, area_id: null }).execute()
  expect(await ask('¿Hay clavos?')).toEqual([])
  expect(await on.chat()).toMatchObject({ type: 'request', live: false, area_id: area, state: 0 })

  // Switching the bot on again does not remove the unattended chat from the queue.
  await turn('chatbot_on')
  expect(await ask('gracias')).toMatchObject([{ text: '¡De nada! El equipo te responde por aquí.' }])
  const [absent] = await ask('¿Hay alguien?')
  expect(absent?.text).toContain('no hay nadie disponible')
  expect(await on.chat()).toMatchObject({ type: 'request', area_id: area })
})

test('a job that runs twice answers once', async () => {
  await ask('Hola')
  const payload = (
    await on.app.db
      .selectFrom('job')
      .select('payload')
      .where('queue', '=', 'bot-answer')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).payload
  await on.app.db
    .insertInto('job')
    .values({ queue: 'bot-answer', payload: json(payload as object) })
    .execute()
  await on.answer()
  expect((await visitor.call('GET', '/messages')).body.data).toHaveLength(2)
})

test('each of two consecutive messages is answered', async () => {
  await on.quick({ keywords: ['uno'], answer: 'Respuesta uno' })
  await on.quick({ keywords: ['dos'], answer: 'Respuesta dos' })
  await visitor.say('uno', freshKey())
  await visitor.say('dos', freshKey())
  await on.answer()
  const said = (await visitor.call('GET', '/messages')).body.data.map(({ text }: { text: string }) => text)
  expect(said).toEqual(['uno', 'dos', 'Respuesta uno', 'Respuesta dos'])
})

test('a request for a person outside business hours gets a notice and waits in the queue', async () => {
  const week = [0, 1, 2, 3, 4].map((day) => ({ day, ranges: [{ from: '14:00', to: '18:00' }] }))
  const schedule = { timezone: 'America/Argentina/Buenos_Aires', always_open: false, week, exceptions: [] }
  await on.settings({ handoff: { schedule }, webchat: { parameters: { allowed_domains: ['https://tienda.example'] } } })
  // The clock is at Tuesday, 09:00 in Buenos Aires.
  expect((await ask('una persona'))[0]?.text).toContain('no hay nadie atendiendo')
  expect(await on.chat()).toMatchObject({ type: 'request' })
  await on.app.db.updateTable('chat').set({ type: 'bot' }).where('bot_id', '=', on.botId).execute()
  on.app.clock.advance(6 * 3600)
  expect((await ask('una persona'))[0]?.text).toContain('no hay nadie disponible')
})
