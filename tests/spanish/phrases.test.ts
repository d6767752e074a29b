// Small talk: the topics of a bot, what its owner changes of them, and the answers in real chats.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'
import { createWidgetFixture, type WidgetFixture } from '../widget/fixtures.ts'

let app: TestApp
let on: WidgetFixture
let bot: number
let editor: SignedIn
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  on = await createWidgetFixture(app)
  bot = on.botId
  editor = await member(bot)
})

async function member(botId: number, permissions?: object): Promise<SignedIn> {
  const user = await app.user()
  await app.member(botId, user, 3, permissions as never)
  return app.as(user)
}

const THANKS = 10
const list = async (who = editor, botId = bot) => (await who.call('GET', `/responses/phrases/${botId}`)).body
const topic = async (id: number) => (await editor.call('GET', `/responses/phrases/${bot}/${id}`)).body
const put = (id: number, body: object) => editor.call('PUT', `/responses/phrases/${bot}/${id}`, { body })
const form = (value: 'vos' | 'usted') =>
  app.db.updateTable('bot').set({ form_of_address: value }).where('id', '=', bot).execute()

let sessions = 0
const ask = async (text: string) =>
  (await editor.call('POST', `/testbot/message/${bot}`, { body: { session: `frases-${++sessions}`, text } })).body
const first = ({ replies }: { replies: { message: { text: string } }[] }) => replies[0]?.message.text

test('the list shows every topic with samples and what the bot says in its form of address', async () => {
  await form('usted')
  const all = await list()
  expect(all).toHaveLength(16)
  expect(all.find(({ id }: { id: number }) => id === THANKS)).toMatchObject({
    name: 'Gracias',
    said: '¡De nada! Si necesita algo más, escríbame.',
    enabled: true,
    answer: '',
    version: 1,
  })
  await form('vos')
  expect((await topic(THANKS)).said).toBe('¡De nada! Si necesitás algo más, escribime.')
})

test('an own answer and own phrases apply immediately, and the explanation names the topic', async () => {
  expect((await put(THANKS, { enabled: true, answer: '¡A vos!', phrases: ['sos un sol radiante'] })).status).toBe(200)
  const answer = await ask('sos un sol radiante!')
  expect([first(answer), answer.rule, answer.by]).toEqual(['¡A vos!', 'small_talk', 'Gracias'])
  expect(await topic(THANKS)).toMatchObject({ said: '¡A vos!', version: 2 })
  const [line] = await app.audit((row) => row.bot_id === bot && row.resource_type === 'small_talk')
  expect(line).toMatchObject({ action: 'update', resource_label: 'Gracias' })
})

test('a topic that is off is read like any other message, until it is on again', async () => {
  await put(THANKS, { enabled: false })
  expect((await ask('gracias')).rule).toBe('fallback')
  await put(THANKS, { enabled: true })
  expect((await ask('gracias')).rule).toBe('small_talk')
})

test('bad input is refused at its field', async () => {
  const fields = async (body: object, id = THANKS) => (await put(id, { enabled: true, ...body })).body.fields
  // Only answers to an intent ask for values of entities and look things up.
  for (const name of ['nadie', 'entidad.pedido', 'consulta.estado'])
    expect(await fields({ answer: `Hola {{${name}}}` })).toEqual({
      answer: [`La variable {{${name}}} no existe. Corrígela o quítala.`],
    })
  expect(await fields({ answer: 'Hola {{contacto.nombre}}' })).toBeUndefined()
  expect(await fields({ phrases: ['Sos crack', 'sos crack!'] })).toEqual({
    phrases: ['La frase «sos crack!» está repetida. Deja una sola.'],
  })
  await put(11, { enabled: true, phrases: ['sos mi ídolo'] })
  expect(await fields({ phrases: ['Sos mi ídolo'] })).toEqual({
    phrases: ['La frase «sos mi ídolo» ya es de «Elogios». Déjala en un solo tema.'],
  })
  expect((await put(THANKS, { enabled: true, phrases: ['  '] })).status).toBe(422)
  expect((await put(999, { enabled: true })).status).toBe(404)
  expect((await put(THANKS, { enabled: true, answer: 'Hola {{contacto.nombre}}', phrases: ['genia'] })).status).toBe(
    200,
  )
})

test('a stale change is refused with the current topic', async () => {
  await put(THANKS, { enabled: true, answer: 'Uno', version: 1 })
  const stale = await put(THANKS, { enabled: true, answer: 'Dos', version: 1 })
  expect([stale.status, stale.body.code, stale.body.current.answer]).toEqual([409, 'stale', 'Uno'])
  expect((await put(THANKS, { enabled: true, answer: 'Dos', version: 2 })).body.answer).toBe('Dos')
})

test("a bot's topics are its own, and need the permission", async () => {
  await put(THANKS, { enabled: false })
  const other = await app.bot()
  const stranger = await member(other)
  const theirs = await list(stranger, other)
  expect(theirs.find(({ id }: { id: number }) => id === THANKS).enabled).toBe(true)
  expect((await stranger.call('GET', `/responses/phrases/${bot}`)).status).toBe(404)
  const reader = await member(bot, { responses: false })
  expect((await reader.call('PUT', `/responses/phrases/${bot}/${THANKS}`, { body: { enabled: true } })).status).toBe(
    403,
  )
})

test('in a chat, an insult goes to a person and staff see the topic and the reason', async () => {
  await form('vos')
  const visitor = await on.visitor()
  await visitor.say('son unos estafadores')
  await on.answer()
  const chat = await on.chat()
  expect(chat.type).toBe('request')
  const boss = await member(bot, { chats: true })
  const { handoff, messages } = (await boss.call('GET', `/chats/understanding/${bot}/${chat.id}`)).body
  expect(handoff).toMatchObject({ reason: 'upset', text: 'Escribió con enojo: «son unos estafadores»' })
  expect(messages[0]).toMatchObject({ rule: 'small_talk', by: 'Insultos' })
})

/** The beginning of a recording. */
const AUDIO = Buffer.from('OggS\0\0OpusHead'.padEnd(64, '\0'), 'binary').toString('base64')

/** Sends an audio without words and returns what the bot answers. */
async function speak(): Promise<string> {
  const visitor = await on.visitor()
  const file = (await visitor.upload('audio.ogg', AUDIO)).body
  expect(file.type, JSON.stringify(file)).toMatch(/^audio\//)
  await visitor.call('POST', '/messages', { key: `audio-de-prueba-${++sessions}`, files: [file.id] })
  await on.answer()
  return (await visitor.call('GET', '/messages')).body.data.at(-1).text
}

test('an audio is asked for in writing, or understood if a transcriber is configured', async () => {
  await form('vos')
  expect(await speak()).toMatch(/^No puedo escuchar audios/)
  Object.assign(app.app.services, { transcriber: { transcribe: async () => 'muchas gracias' } })
  expect(await speak()).toMatch(/De nada|Gracias a vos/)
  Object.assign(app.app.services, { transcriber: { transcribe: () => Promise.reject(new Error('sin servicio')) } })
  expect(await speak()).toMatch(/^No puedo escuchar audios/)
  Object.assign(app.app.services, { transcriber: undefined })
})
