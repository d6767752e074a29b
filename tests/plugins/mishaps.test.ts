import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { samplePng } from '../support/sample-files.ts'
import { type Channels, seed, startChannels } from './fixtures.ts'

// Rare turns of fate that must not lose a message, nor show it to somebody else.

let t: Channels
beforeAll(async () => {
  t = await startChannels()
  await t.db.updateTable('bot').set({ special_state: 'chatbot_off' }).where('id', '=', t.bot_).execute()
  await t.connectNumber()
})
afterEach(() => t.control('DELETE', 'rules'))
afterAll(() => t.stop())

const TIMES = { timeout: 15_000, interval: 50 }

const says = (person: string, body: string) => t.says(person, { type: 'text', text: { body } })
const contactsOf = (name: string) =>
  t.db
    .selectFrom('contact')
    .select(['id', 'name', 'phone', 'blocked_notified'])
    .where('bot_id', '=', t.bot_)
    .where('name', '=', name)
    .execute()

/** A person writes, and their chat is returned. */
async function chatOf(person: string, body = 'Hola') {
  await says(person, body)
  const { name } = (await t.control('GET', `people/${person}`)) as { name: string }
  const find = async () => (await t.chats()).find(({ user_name }) => user_name === name)
  await expect.poll(find, TIMES).toBeTruthy()
  return (await find()) as { id: number; sender_id: string }
}

const sendFile = (chat: { id: number; sender_id: string }) => {
  const bytes = samplePng(20, 20)
  const file = { filename: 'foto.png', file: bytes.toString('base64'), type: 'image/png', size: bytes.length }
  const body = { id: chat.id, target_id: chat.sender_id, files: [file] }
  return t.owner.call('POST', `/chats/requests/send/document/${t.bot_}`, { body })
}

test('a file that the platform forgot before its time is uploaded again', async () => {
  const chat = await chatOf('ana')
  await t.control('POST', 'rules', { endpoint: 'messages', next: 1, error: 100, subcode: 33 })
  expect((await sendFile(chat)).status).toBe(201)
  await expect.poll(async () => (await t.thread(chat.id)).at(-1)?.status, TIMES).toBe('read')
})

test('of news that come together, the latest of each message is shown', async () => {
  const chat = await chatOf('ana', 'Quedo a la espera')
  const say = (message: string) =>
    t.owner.call('POST', `/chats/requests/send/${t.bot_}`, {
      body: { id: chat.id, target_id: chat.sender_id, message },
    })
  await t.control('PUT', 'settings', { webhooks: { batchSize: 100, batchWait: 400 } })
  expect((await say('Uno')).status).toBe(201)
  expect((await say('Dos')).status).toBe(201)
  await expect.poll(async () => (await t.phone('ana')).at(-1)?.body, TIMES).toMatchObject({ text: { body: 'Dos' } })
  await t.control('POST', 'rules', { endpoint: 'messages', next: 1, fail: 131026 })
  expect((await say('Tres')).status).toBe(201)
  const isOurs = ({ type }: { type: string }) => type === 'agent'
  const states = async () =>
    (await t.thread(chat.id))
      .filter(isOurs)
      .slice(-3)
      .map(({ text, status }) => [text, status])
  await expect.poll(states, TIMES).toEqual([
    ['Uno', 'read'],
    ['Dos', 'read'],
    ['Tres', 'failed'],
  ])
})

test('who takes over a number that somebody gave up is another contact, with a chat of their own', async () => {
  const former = await chatOf('bia', 'Soy Bia')
  await t.control('POST', 'people/bia/number', { waId: '5511900001111' })
  await says('bia', 'Mi número nuevo')
  await expect.poll(async () => (await t.thread(former.id)).at(-1)?.text, TIMES).toBe('Mi número nuevo')
  await t.control('POST', 'seed', { people: [{ id: 'caio', name: 'Caio Prado', waId: '5511987654321' }] })
  const later = await chatOf('caio', 'Soy Caio')
  expect(later.id).not.toBe(former.id)
  expect((await t.thread(former.id)).map(({ text }) => text)).not.toContain('Soy Caio')
  const [bia, caio] = [await contactsOf('Bia Souza'), await contactsOf('Caio Prado')]
  expect(bia).toMatchObject([{ phone: '+5511900001111' }])
  expect(caio).toMatchObject([{ phone: '+5511987654321' }])
})

test('a blocked contact is told once, and what they write is not stored', async () => {
  const chat = await chatOf('luis')
  const [contact] = await contactsOf('Luis Hernández')
  const block = (blocked: boolean) =>
    t.owner.call('PUT', `/contacts/block/${t.bot_}`, { body: { id: contact?.id, blocked } })
  expect((await block(true)).status).toBe(200)
  await t.db.updateTable('bot').set({ special_state: 'chatbot_on' }).where('id', '=', t.bot_).execute()
  await says('luis', '¿Hay alguien?')
  await says('luis', '¿Nadie?')
  const notices = async () => (await t.phone('luis')).length
  await expect.poll(notices, TIMES).toBe(1)
  const inbox = () => t.db.selectFrom('webhook_inbox').select('id').where('done_at', 'is', null).execute()
  await expect.poll(inbox, TIMES).toEqual([])
  expect(await notices()).toBe(1)
  expect((await t.thread(chat.id)).map(({ text }) => text)).not.toContain('¿Nadie?')
  await t.db.updateTable('bot').set({ special_state: 'chatbot_off' }).where('id', '=', t.bot_).execute()
  expect((await block(false)).status).toBe(200)
  await says('luis', 'Otra vez')
  await expect.poll(async () => (await t.thread(chat.id)).at(-1)?.text, TIMES).toBe('Otra vez')
})

test('each restriction stops the number, also when Meta says the same as before', async () => {
  const [{ id: account }] = (await t.owner.call('GET', `/plugins/${t.bot_}`)).body
  const status = async () => (await t.owner.call('GET', `/plugins/${t.bot_}`)).body[0].status
  for (const _ of ['first', 'second']) {
    // Meta names the second of its news.
    await t.control('POST', 'clock', { advance: 2 })
    await t.control('POST', `numbers/${seed.number}`, { status: 'RESTRICTED' })
    await expect.poll(status, TIMES).toBe('needs_action')
    await t.control('POST', `numbers/${seed.number}`, { status: 'CONNECTED' })
    await t.owner.call('POST', `/plugins/test/${t.bot_}/${account}`)
    await expect.poll(status, TIMES).toBe('connected')
  }
})

test('nothing leaves for a removed bot, and staff of a restored one read why', async () => {
  const chat = await chatOf('ana', 'Sigo acá')
  const before = (await t.phone('ana')).length
  await t.control('POST', 'rules', { endpoint: 'messages', next: 1, error: 131016, status: 503 })
  const text = 'Quedó en camino'
  const body = { id: chat.id, target_id: chat.sender_id, message: text }
  expect((await t.owner.call('POST', `/chats/requests/send/${t.bot_}`, { body })).status).toBe(201)
  const { name } = await t.db.selectFrom('bot').select('name').where('id', '=', t.bot_).executeTakeFirstOrThrow()
  expect((await t.owner.call('POST', `/bots/remove/${t.bot_}`, { body: { name } })).status).toBe(200)
  const message = () =>
    t.db
      .selectFrom('message')
      .select(['status', 'error'])
      .where('chat_id', '=', chat.id)
      .where('author', '=', 'agent')
      .orderBy('id', 'desc')
      .executeTakeFirst()
  await expect
    .poll(message, TIMES)
    .toMatchObject({ status: 'failed', error: expect.stringMatching(/se eliminó|no está conectado/) })
  expect((await t.phone('ana')).length).toBe(before)
})
