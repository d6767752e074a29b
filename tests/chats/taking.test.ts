import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestPerson } from '../../src/server/conversation/chats/core/bot-changes.ts'
import { roles } from '../../src/server/foundation/scope/roles.ts'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

// Who answers a chat that nobody has takes it.
let t: Inbox
let boss: Member
let tomas: Member
let lucia: Member
let sales: number

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(roles.coordinador)
  tomas = await t.staff(roles.operador)
  lucia = await t.staff(roles.operador)
  sales = await t.area(t.bot_, 'Ventas', tomas)
  await t.db.insertInto('area_user').values({ area_id: sales, user_id: lucia.id }).execute()
})
afterAll(() => t.stop())

const post = (path: string, body: object, who: Member = boss) => who.call('POST', `/chats/${path}/${t.bot_}`, { body })
const view = async (id: number, who: Member = boss) => (await who.call('GET', `/chats/view/${t.bot_}/${id}`)).body
async function itemOf(id: number) {
  const { body } = await post('filter', { type: 'all' })
  return body.data.find((one: { id: number }) => one.id === id)
}
async function kinds(id: number): Promise<string[]> {
  const { changes } = await view(id)
  return changes.map((one: { kind: string; detail: string }) => `${one.kind} ${one.detail}`.trim())
}
const send = (id: number, target_id: string, who: Member) =>
  post('requests/send', { id, target_id, message: 'Te atiendo' }, who)

test('who answers a chat that waits takes it: the list, the thread and the counts say so', async () => {
  const id = await t.request({ area_id: sales }, { senderId: 'espera' })
  const counts = async (who: Member) => (await who.call('GET', `/chats/counts/${t.bot_}`)).body
  const before = await counts(tomas)
  expect((await send(id, 'espera', tomas)).status).toBe(201)
  expect(await itemOf(id)).toMatchObject({ type: 'live', assign_user: { id: tomas.id, name: tomas.name } })
  expect(await kinds(id)).toEqual([`assigned ${tomas.name}`])
  const after = await counts(tomas)
  expect(after.unassigned.total).toBe(before.unassigned.total - 1)
  // Another operator no longer sees it, and is told who has it.
  expect((await lucia.call('GET', `/chats/view/${t.bot_}/${id}`)).status).toBe(404)
  const events = await t.events()
  const left = events.filter(({ name, payload }) => name === 'chat-left' && payload.chat_id === id)
  expect(left).toMatchObject([{ payload: { assign_user: { id: tomas.id } }, audience: { user_id: lucia.id } }])
  expect(events.some(({ name, payload }) => name === 'assign-user' && payload.chat_id === id)).toBe(true)
  // The second answer changes nothing about it.
  await send(id, 'espera', tomas)
  expect(await kinds(id)).toEqual([`assigned ${tomas.name}`])
})

test('of two who answer at once, the second learns who was first; who never saw the chat learns nothing', async () => {
  const id = await t.request({ area_id: sales }, { senderId: 'a-la-vez' })
  for (const who of [tomas, lucia]) await view(id, who)
  const answers = await Promise.all([send(id, 'a-la-vez', tomas), send(id, 'a-la-vez', lucia)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  const [first] = answers[0]?.status === 201 ? [tomas] : [lucia]
  const late = answers.find(({ status }) => status === 409)
  expect(late?.body).toMatchObject({ code: 'assigned', message: `La tomó ${first?.name}. Elige otra.` })
  const loser = first === tomas ? lucia : tomas
  expect((await send(id, 'otra-persona', loser)).status).toBe(404)
  const stranger = await t.staff(roles.operador)
  const hidden = await t.request({ area_id: await t.area(t.bot_, 'Depósito', tomas) }, { senderId: 'oculta' })
  await send(hidden, 'oculta', tomas)
  expect((await send(hidden, 'oculta', stranger)).status).toBe(404)
})

test('a chat of somebody else stays theirs', async () => {
  const id = await t.request({ area_id: sales, assign_user_id: tomas.id }, { senderId: 'ajena' })
  expect((await send(id, 'ajena', boss)).status).toBe(201)
  expect((await itemOf(id)).assign_user).toMatchObject({ id: tomas.id })
  expect(await kinds(id)).toEqual(['taken'])
})

test('who answers a chat of the bot takes it, also with several files or a forwarded message', async () => {
  const withBot = await t.writes('Hola', { senderId: 'bot-1' })
  await send(withBot, 'bot-1', tomas)
  expect((await itemOf(withBot)).assign_user).toMatchObject({ id: tomas.id })

  const withFiles = await t.writes('Hola', { senderId: 'bot-2' })
  const bytes = Buffer.from('%PDF-1.4\n%%EOF\n')
  const file = { file: bytes.toString('base64'), filename: 'a.pdf', type: 'application/pdf', size: bytes.length }
  const files = [file, { ...file, filename: 'b.pdf' }]
  expect((await post('requests/send/document', { id: withFiles, target_id: 'bot-2', files }, tomas)).status).toBe(201)
  expect((await itemOf(withFiles)).assign_user).toMatchObject({ id: tomas.id })
  expect(await kinds(withFiles)).toEqual([`assigned ${tomas.name}`])

  const source = await t.request({}, { senderId: 'bot-3' })
  const target = await t.writes('Hola', { senderId: 'bot-4' })
  const { data } = await view(source)
  const forwarded = { id: source, message_id: data[0].id, to_id: target }
  expect((await post('requests/forward', forwarded, tomas)).status).toBe(201)
  expect((await itemOf(target)).assign_user).toMatchObject({ id: tomas.id })
  expect((await itemOf(source)).assign_user).toBeNull()
})

test('who took a chat by answering is counted by the limit of their area', async () => {
  await t.db
    .updateTable('area')
    .set({ auto_assign: 'least_busy', max_open_per_user: 1 })
    .where('id', '=', sales)
    .execute()
  await t.db.updateTable('chat').set({ state: 2 }).where('bot_id', '=', t.bot_).execute()
  for (const who of [tomas, lucia]) await post('availability', { availability: 'available' }, who)
  const id = await t.request({ area_id: sales }, { senderId: 'tope' })
  await send(id, 'tope', tomas)
  const next = await t.writes('Hola', { senderId: 'turno' })
  await t.inside(() => requestPerson(t.bot_, next, sales))
  expect((await itemOf(next)).assign_user?.id).not.toBe(tomas.id)
})

test('an assignment names the customer to who must be told of it: not to who takes a chat or gets it passed', async () => {
  const names = async (ids: readonly number[]) =>
    (await t.events())
      .filter(({ name, payload }) => name === 'assign-user' && ids.includes(Number(payload.chat_id)))
      .map(({ payload }) => payload.user_name ?? null)
  const [given, taken, passed] = [await t.request(), await t.request(), await t.request()]
  await post('requests/assign', { id: given, user_id: lucia.id })
  await post('requests/assign', { id: taken, user_id: boss.id })
  await post('requests/transfer', { id: passed, user_id: lucia.id })
  expect([await names([given]), await names([taken]), await names([passed])]).toEqual([['Ana Núñez'], [null], [null]])
  const several = [await t.request(), await t.request()]
  await post('bulk', { ids: several, action: 'assign', value: lucia.id })
  expect(await names(several)).toEqual(['Ana Núñez', 'Ana Núñez'])
})
