import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '../support/app.ts'
import { createWidgetFixture, type TestVisitor, type WidgetFixture } from './fixtures.ts'

// Staff answer to one message of a chat, and its visitor sees to which.

let t: WidgetFixture
let boss: SignedIn
let visitor: TestVisitor
let chat: { id: number; sender_id: string }
let question: number

beforeAll(async () => {
  t = await createWidgetFixture()
  const user = await t.app.user()
  await t.app.member(t.botId, user, 2)
  boss = await t.app.as(user)
  visitor = await t.visitor()
  question = (await visitor.say('¿Tienen la pava roja?')).body.id
  const row = t.app.db.selectFrom('chat').select(['id', 'sender_id']).where('bot_id', '=', t.botId)
  chat = await row.executeTakeFirstOrThrow()
})
afterAll(() => t.app.stop())

const send = (body: object) =>
  boss.call('POST', `/chats/requests/send/${t.botId}`, { body: { id: chat.id, target_id: chat.sender_id, ...body } })
const document = (body: object) => {
  const file = Buffer.from('%PDF-1.7\n')
  const files = ['a.pdf', 'b.pdf'].map((filename) => ({
    ...{ filename, file: file.toString('base64'), type: 'application/pdf', size: file.length },
  }))
  const given = { id: chat.id, target_id: chat.sender_id, files, ...body }
  return boss.call('POST', `/chats/requests/send/document/${t.botId}`, { body: given })
}
const toRefuse = (text: string) => ({ status: 422, body: { fields: { reply_to: [expect.stringContaining(text)] } } })

test('an answer shows what it answers to, to staff and to the visitor', async () => {
  const sent = await send({ message: 'Sí, quedan tres', reply_to: question })
  const quote = { id: question, text: '¿Tienen la pava roja?' }
  expect(sent).toMatchObject({ status: 201, body: { reply_to: { ...quote, kind: 'text' } } })
  const { body } = await visitor.call('GET', '/messages')
  expect(body.data.at(-1)).toMatchObject({ text: 'Sí, quedan tres', reply_to: { ...quote, from: 'visitor' } })
})

test('of several files, the first one answers; a message that answers to a file names it', async () => {
  const { body } = await document({ reply_to: question })
  expect(body.data.map((one: { reply_to?: object }) => one.reply_to !== undefined)).toEqual([true, false])
  const [{ id }] = body.data
  const sent = await send({ message: 'Está en la página 2', reply_to: id })
  expect(sent.body.reply_to).toMatchObject({ id, text: 'a.pdf', kind: 'document' })
  const last = (await visitor.call('GET', '/messages')).body.data.at(-1)
  expect(last.reply_to).toEqual({ id, from: 'agent', text: 'a.pdf' })
})

test('a note of the team, a message that failed and one of another chat cannot be answered to', async () => {
  const path = `/chats/requests/message/${t.botId}`
  const note = (await boss.call('POST', path, { body: { id: chat.id, message: 'Ojo' } })).body.id
  expect(await send({ message: 'No', reply_to: note })).toMatchObject(toRefuse('no ve'))
  const lost = (await send({ message: 'No llegó' })).body.id
  await t.app.db.updateTable('message').set({ status: 'failed' }).where('id', '=', lost).execute()
  expect(await send({ message: 'No', reply_to: lost })).toMatchObject(toRefuse('no le llegó'))
  const other = (await (await t.visitor()).say('Otra conversación')).body.id
  expect(await send({ message: 'No', reply_to: other })).toMatchObject(toRefuse('ya no está'))
  expect(await document({ reply_to: other })).toMatchObject(toRefuse('ya no está'))
  expect((await send({ message: 'Sí', reply_to: question })).status).toBe(201)
})

test('a draft keeps what it answers to, also without a text', async () => {
  const path = `/chats/drafts/${t.botId}/${chat.id}`
  const put = (body: object) => boss.call('PUT', path, { body })
  const read = async () => (await boss.call('GET', path)).body
  await put({ text: '', reply_to: question })
  expect(await read()).toMatchObject({ text: '', reply_to: { id: question, text: '¿Tienen la pava roja?' } })
  await put({ text: 'Sí', reply_to: null })
  expect(await read()).toMatchObject({ text: 'Sí' })
  expect((await read()).reply_to).toBeUndefined()
  await put({ text: '', reply_to: null })
  expect(await read()).toEqual({ text: '', updated_at: null })
})
