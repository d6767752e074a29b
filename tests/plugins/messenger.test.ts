import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertIntents, publishModel, shopIntents } from '../dialogue/fixtures.ts'
import { samplePng } from '../support/sample-files.ts'
import { type Channels, seed, startChannels, subscribePages } from './fixtures.ts'

let t: Channels
beforeAll(async () => {
  t = await startChannels()
  await insertIntents(t, t.bot_, shopIntents)
  await publishModel(t, t.bot_)
  await subscribePages(t)
  const connected = await t.connectPage({ greeting: 'Hola', ice_breakers: ['¿Hacen envíos?'] })
  expect(connected.status, JSON.stringify(connected.body)).toBe(201)
})
afterAll(() => t.stop())

const TIMES = { timeout: 8_000, interval: 40 }
const writes = (person: string, message: object) => t.says(person, { to: seed.page, ...message })

/** Waits until the thread of the first chat of somebody matches. */
async function said(person: string, expected: readonly object[]) {
  const { name } = (await t.control('GET', `people/${person}`)) as { name: string }
  const find = async () => (await t.chats()).find(({ user_name }) => user_name.startsWith(name.split(' ')[0] ?? ''))
  await expect.poll(find, TIMES).toBeTruthy()
  const chat = (await find()) as Awaited<ReturnType<typeof t.chats>>[number]
  if (expected.length > 0) await expect.poll(() => t.thread(chat.id), TIMES).toMatchObject(expected)
  return { chat, messages: await t.thread(chat.id) }
}

test('a customer of the page gets an answer, by name, and it is known to be read', async () => {
  await writes('ana', { message: { text: '¿Hacen envíos?' } })
  const { chat } = await said('ana', [{ text: '¿Hacen envíos?' }, { type: 'bot', status: 'read' }])
  expect(chat).toMatchObject({ channel: 'facebook' })
  const [received] = (await t.phone('ana')).filter(({ body }) => 'recipient' in body)
  expect(received?.body).toMatchObject({
    messaging_type: 'RESPONSE',
    message: { metadata: expect.stringMatching(/^m:/) },
  })
})

test('a picture of a customer is stored, and the answer of staff arrives', async () => {
  const attachments = [{ type: 'image', base64: samplePng(20, 20).toString('base64'), mime_type: 'image/png' }]
  await writes('luis', { message: { attachments } })
  const { chat, messages } = await said('luis', [{ type: 'user', files: [{ type: 'image/png' }] }, { type: 'bot' }])
  expect(messages[0]?.files).toHaveLength(1)
  const send = await t.owner.call('POST', `/chats/requests/send/${t.bot_}`, {
    body: { id: chat.id, target_id: chat.sender_id, message: 'Así es el local' },
  })
  expect(send.status).toBe(201)
  await expect
    .poll(async () => (await t.thread(chat.id)).filter(({ type }) => type === 'agent'), TIMES)
    .toMatchObject([{ text: 'Así es el local', status: 'read' }])
})

test('what a colleague writes in the inbox of the page is shown as a message of the team', async () => {
  const { chat } = await said('ana', [])
  await t.control('POST', 'people/ana/inbox', { page: seed.page, text: 'Te escribo desde Facebook' })
  await expect
    .poll(async () => (await t.thread(chat.id)).at(-1), TIMES)
    .toMatchObject({ type: 'agent', text: 'Te escribo desde Facebook', status: 'sent' })
})

test('a colleague who writes to somebody first begins their conversation', async () => {
  await t.control('POST', 'people/bia/inbox', { page: seed.page, text: 'Llegó tu pedido' })
  const find = async () => (await t.chats()).find(({ user_name }) => user_name === 'Bia Souza')
  await expect.poll(find, TIMES).toMatchObject({ channel: 'facebook' })
  const begun = (await find()) as { id: number }
  await expect.poll(() => t.thread(begun.id), TIMES).toMatchObject([{ type: 'agent', text: 'Llegó tu pedido' }])
  await writes('bia', { message: { text: '¡Gracias!' } })
  await expect.poll(async () => (await t.thread(begun.id)).at(-1)?.text, TIMES).toBe('¡Gracias!')
})

test('a picture that a colleague sends from the inbox of the page is kept as a file of the team', async () => {
  const { chat } = await said('ana', [])
  const attachment = { type: 'image', base64: samplePng(8, 8).toString('base64'), mime_type: 'image/png' }
  await t.control('POST', 'people/ana/inbox', { page: seed.page, attachment })
  await expect
    .poll(async () => (await t.thread(chat.id)).at(-1), TIMES)
    .toMatchObject({ type: 'agent', text: '', status: 'sent', files: [{ type: 'image/png' }] })
})

test('what a customer changes on Messenger changes here, and says so', async () => {
  const { id: mid } = (await writes('ana', { message: { text: 'Quiero dos bolsas' } })) as { id: string }
  const find = async (text: string) => {
    const { messages } = await said('ana', [])
    return messages.find((one) => one.text === text)
  }
  await expect.poll(() => find('Quiero dos bolsas'), TIMES).toBeTruthy()
  await writes('ana', { message_edit: { mid, text: 'Quiero tres bolsas', num_edit: 1 } })
  await expect.poll(() => find('Quiero tres bolsas'), TIMES).toMatchObject({ content: { edited: true } })
})

test('a person answers for seven days with the tag if Meta allowed it, and not otherwise', async () => {
  const { chat } = await said('luis', [])
  const late = new Date(Date.now() - 48 * 3_600_000)
  await t.db.updateTable('chat').set({ last_inbound_at: late }).where('id', '=', chat.id).execute()
  const send = () =>
    t.owner.call('POST', `/chats/requests/send/${t.bot_}`, {
      body: { id: chat.id, target_id: chat.sender_id, message: 'Llegó tu pedido' },
    })
  expect(await send()).toMatchObject({ status: 409, body: { code: 'window_closed' } })
  const [{ id }] = (await t.owner.call('GET', `/plugins/${t.bot_}`)).body
  await t.owner.call('PUT', `/plugins/facebook/${t.bot_}/${id}`, { body: { human_agent: true } })
  expect((await send()).status).toBe(201)
  await expect.poll(async () => (await t.thread(chat.id)).at(-1)?.status, TIMES).toBe('read')
  expect((await t.phone('luis')).at(-1)?.body).toMatchObject({ messaging_type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' })
})
