import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertIntents, publishModel, shopIntents } from '../dialogue/fixtures.ts'
import { callsOf } from './calls.ts'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

// Who may read a sensitive value that a message hides.

const DNI = '30111222'
const TEXT = `¿hacen envíos? mi documento es ${DNI}`

let t: Inbox
let boss: Member
let chatId: number
let messageId: number

const { at, open } = callsOf(() => ({ t, boss }))

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  await t.db
    .insertInto('entity')
    .values({ bot_id: t.bot_, name: 'dni', label: 'DNI', type: 'regex', pattern: '[0-9]{8}', sensitive: true })
    .execute()
  await insertIntents(t, t.bot_, shopIntents)
  await publishModel(t, t.bot_)
  chatId = await t.writes(TEXT)
  messageId = (await open(boss, chatId)).data[0].id
})
afterAll(() => t.stop())

const reveal = (who: Member, { chat = chatId, message = messageId } = {}) =>
  who.call('GET', at(`/chats/written/{bot}/${chat}/${message}`))

const reads = () =>
  t.db.selectFrom('audit').selectAll().where('bot_id', '=', t.bot_).where('action', '=', 'view_sensitive').execute()

test('the thread says that the message hides something, and a member gets its whole text', async () => {
  expect((await open(boss, chatId)).data[0]).toMatchObject({ text: '¿hacen envíos? mi documento es •••', hidden: true })
  const { status, body } = await reveal(boss)
  expect([status, body]).toEqual([200, { text: TEXT }])
})

test('the history says who read which message, without its text', async () => {
  const before = (await reads()).length
  await reveal(boss)
  const all = await reads()
  expect(all.length).toBe(before + 1)
  expect(all.at(-1)).toMatchObject({
    ...{ actor_id: boss.id, resource_type: 'chat', resource_id: String(chatId), after: { message_id: messageId } },
  })
  expect(JSON.stringify(all)).not.toContain(DNI)
})

test('nobody else gets it: without one of the permissions, of another area, of another bot', async () => {
  const seller = await t.staff(4, { chats: true, contacts: true })
  const helper = await t.staff(4, { chats: true, contacts: true })
  const sales = await t.area(t.bot_, 'Ventas', seller)
  await t.area(t.bot_, 'Ayuda', helper)
  await t.db.updateTable('chat').set({ area_id: sales, type: 'request' }).where('id', '=', chatId).execute()
  const before = (await reads()).length
  const refused = [
    await reveal(await t.staff(2, { contacts: false })),
    await reveal(await t.staff(2, { chats: false })),
    await reveal(helper),
    await reveal({ ...boss, ...(await stranger()) }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 404, 404])
  expect(JSON.stringify(refused.map(({ body }) => body))).not.toContain(DNI)
  expect((await reads()).length).toBe(before)
  const allowed = [await reveal(await t.staff(2, { contacts: true, chats: true })), await reveal(seller)]
  expect(allowed.map(({ body }) => body.text)).toEqual([TEXT, TEXT])
})

/** The administrator of another bot. */
async function stranger() {
  const user = await t.user()
  await t.member(await t.bot(), user, 2)
  return { ...user, ...(await t.as(user)) }
}

test('a message of another chat and one that hides nothing are not found', async () => {
  const chat = await t.writes('buen día', { senderId: 'tercera' })
  const plain = (await open(boss, chat)).data[0]
  expect(plain.hidden).toBeUndefined()
  const answers = [await reveal(boss, { chat, message: plain.id }), await reveal(boss, { chat })]
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
  expect((await reveal(boss)).status).toBe(200)
})
