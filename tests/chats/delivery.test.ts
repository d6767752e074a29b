import { afterAll, beforeAll, expect, test } from 'vitest'
import { carriers } from '../../src/server/channels/outbound.ts'
import { requestPerson } from '../../src/server/conversation/changes.ts'
import { setDelivery, setReaction } from '../../src/server/conversation/delivery.ts'
import { say } from '../../src/server/conversation/say.ts'
import { runDue } from '../../src/server/jobs/due.ts'
import { jobHandlers } from '../../src/server/workers.ts'
import { type Inbox, type Member, startInbox } from './arrange.ts'

let t: Inbox
let boss: Member
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

const thread = async (id: number) => (await boss.call('GET', `/chats/view/${t.bot_}/${id}`)).body.data
const runJobs = () => t.store.run(() => runDue(jobHandlers(t.app.services)))
async function sendTo(senderId: string) {
  const id = await t.request({}, { channel: 'whatsapp', senderId })
  await boss.call('POST', `/chats/requests/send/${t.bot_}`, { body: { id, target_id: senderId, message: 'Hola' } })
  return id
}

test('what no channel takes has failed, and says why', async () => {
  const id = await sendTo('549110001')
  await runJobs()
  expect((await thread(id)).at(-1)).toMatchObject({ status: 'failed', error: 'El canal no está conectado.' })
  const told = (await t.events()).filter(({ name }) => name === 'status')
  expect(told).toMatchObject([{ payload: { chat_id: id, status: 'failed' } }])
})

test('what a channel takes is sent, then delivered and read; never back', async () => {
  const taken: string[] = []
  carriers.set('whatsapp', async ({ senderId, text }) => void taken.push(`${senderId} ${text}`))
  const id = await sendTo('549110002')
  await runJobs()
  carriers.delete('whatsapp')
  expect(taken).toEqual(['549110002 Hola'])
  const message = (await thread(id)).at(-1)
  expect(message.status).toBe('sent')
  const news = async (status: 'delivered' | 'read' | 'sent') => t.inside(() => setDelivery(t.bot_, message.id, status))
  expect([await news('read'), await news('delivered'), await news('sent'), await news('read')]).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect((await thread(id)).at(-1).status).toBe('read')
  expect(await t.inside(() => setReaction(t.bot_, message.id, '👍'))).toBe(true)
  expect((await thread(id)).at(-1).reaction).toBe('👍')
})

test('the bot is silent once a person answered or took the chat', async () => {
  const id = await t.writes('Hola', { senderId: 'tarde' })
  const [asked] = await thread(id)
  const answer = (text: string) =>
    t.inside(() => say({ botId: t.bot_, chatId: id, author: 'bot', text, answerTo: asked.id }))
  expect(await answer('A tiempo')).toEqual(expect.any(Number))
  await boss.call('POST', `/chats/requests/send/${t.bot_}`, { body: { id, target_id: 'tarde', message: 'Yo sigo' } })
  expect(await answer('Tarde')).toBeUndefined()
  await boss.call('POST', `/chats/requests/reactivate/${t.bot_}`, { body: { id } })
  expect(await answer('Todavía tarde')).toBeUndefined()
  expect((await thread(id)).map(({ text }: { text: string }) => text)).toEqual(['Hola', 'A tiempo', 'Yo sigo'])
})

test('the bot asks for a person in an area, once', async () => {
  const area = await t.area(t.bot_, 'Reclamos')
  const id = await t.writes('Quiero hablar con una persona')
  await t.inside(() => requestPerson(t.bot_, id, area))
  await t.inside(() => requestPerson(t.bot_, id, null))
  const { chat } = (await boss.call('GET', `/chats/view/${t.bot_}/${id}`)).body
  expect(chat).toMatchObject({ type: 'request', live: false, area: { id: area } })
  const { handoffs } = await t.db
    .selectFrom('daily_count')
    .select('handoffs')
    .where('bot_id', '=', t.bot_)
    .where('channel', '=', 'webchat')
    .executeTakeFirstOrThrow()
  expect(handoffs).toBe(1)
})
