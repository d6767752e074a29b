import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

let t: Inbox
let boss: Member
let seller: Member
let area: number

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  seller = await t.staff(4)
  area = await t.area(t.bot_, 'Ventas', seller)
})
afterAll(() => t.stop())

const post = (path: string, body: object, who = boss) => who.call('POST', `/chats/${path}/${t.bot_}`, { body })
const undo = async (id: string, who = boss) => (await who.call('POST', `/chats/bulk/undo/${t.bot_}/${id}`)).body
const row = (id: number) => t.db.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const label = async () => (await post('labels', { title: `Etiqueta ${Math.random()}`, color: '#123456' })).body.id
const setLabel = async (id: number, label_id: number, added: boolean) =>
  boss.call('PUT', `/chats/labels/chat/${t.bot_}`, {
    body: { id, live_chat: false, date: '10/03/2025 11:05', added, label_id },
  })

const changes: Record<string, (id: number) => Promise<{ status: number; body: { undo_id?: string } }>> = {
  resolve: (id) => post('requests/state', { id, state: 2 }),
  assign: (id) => post('requests/assign', { id, user_id: seller.id }),
  'change of area': (id) => post('requests/change', { id, selected_area_id: area }),
  transfer: (id) => post('requests/transfer', { id, user_id: seller.id, note: 'Es tuya.' }),
  'putting off': (id) => post('snooze', { id, until: new Date(t.clock.now().getTime() + 3_600_000).toISOString() }),
  label: async (id) => setLabel(id, await label(), true),
}

test.each(Object.entries(changes))('%s is undone as if it had not happened', async (_, change) => {
  const id = await t.request({ urgency: 'charge', live: false, area_id: null })
  const before = await row(id)
  const labels = () => t.db.selectFrom('chat_label').selectAll().where('chat_id', '=', id).execute()
  const { status, body } = await change(id)
  expect([status, typeof body.undo_id]).toEqual([200, 'string'])
  expect(await undo(body.undo_id ?? '')).toEqual({ changed: 1, skipped: 0 })
  const { open: _o, unread_count: _u, ...after } = await row(id)
  expect({ ...before, ...after }).toEqual(before)
  expect(await labels()).toEqual([])
  expect(await t.db.selectFrom('chat_transfer').selectAll().where('chat_id', '=', id).execute()).toEqual([])
})

test('what somebody changed meanwhile stays as it is, and no change is undone twice', async () => {
  const id = await t.request()
  const { undo_id } = (await post('requests/assign', { id, user_id: seller.id })).body
  await post('requests/assign', { id, user_id: boss.id, expected_user_id: seller.id })
  expect(await undo(undo_id)).toEqual({ changed: 0, skipped: 1 })
  expect((await row(id)).assign_user_id).toBe(boss.id)
  expect((await boss.call('POST', `/chats/bulk/undo/${t.bot_}/${undo_id}`)).status).toBe(409)
})

test('an Operador undoes a transfer that took the chat out of their sight', async () => {
  const id = await t.request({ area_id: area })
  const other = await t.area(t.bot_, 'Envíos', boss)
  const { undo_id } = (await post('requests/transfer', { id, area_id: other }, seller)).body
  expect((await seller.call('GET', `/chats/view/${t.bot_}/${id}`)).status).toBe(404)
  expect((await undo(undo_id, seller)).changed).toBe(1)
  expect((await seller.call('GET', `/chats/view/${t.bot_}/${id}`)).status).toBe(200)
})

test('a waiting request is given back to the bot before anybody wrote', async () => {
  const id = await t.request({ requested_at: t.clock.now() })
  expect((await post('requests/reactivate', { id })).body).toMatchObject({ type: 'bot', live: false })
})

test('a change is undone although somebody read the chat, and what was written meanwhile stays unread', async () => {
  const id = await t.request({ open: false, unread_count: 0, area_id: null })
  const { undo_id } = (await post('requests/transfer', { id, user_id: seller.id })).body
  await post('requests/unread', { id, open: false })
  expect(await undo(undo_id)).toEqual({ changed: 1, skipped: 0 })
  expect(await row(id)).toMatchObject({ assign_user_id: null, open: false })

  const { undo_id: again } = (await post('requests/transfer', { id, user_id: seller.id })).body
  await t.db.updateTable('chat').set({ unread_count: 3 }).where('id', '=', id).execute()
  expect(await undo(again)).toEqual({ changed: 1, skipped: 0 })
  expect(await row(id)).toMatchObject({ assign_user_id: null, open: true, unread_count: 3 })
})

test('where the chat came from is gone: it stays where it is', async () => {
  const [former, next] = [await t.area(t.bot_, 'Vieja'), await t.area(t.bot_, 'Nueva')]
  const id = await t.request({ area_id: former })
  const moved = (await post('requests/transfer', { id, area_id: next })).body.undo_id
  expect((await boss.call('DELETE', `/bots/areas/${t.bot_}/${former}`)).status).toBe(204)
  expect(await undo(moved)).toEqual({ changed: 0, skipped: 1 })
  expect((await row(id)).area_id).toBe(next)

  const leaver = await t.staff(2)
  const held = await t.request({ assign_user_id: leaver.id })
  const taken = (await post('requests/assign', { id: held, user_id: boss.id, expected_user_id: leaver.id })).body
    .undo_id
  expect((await boss.call('DELETE', `/admin/${t.bot_}/${leaver.id}`)).status).toBe(204)
  expect(await undo(taken)).toEqual({ changed: 0, skipped: 1 })
  expect((await row(held)).assign_user_id).toBe(boss.id)
})

test('a change is undone by the person who made it, and by nobody else', async () => {
  const id = await t.request({})
  const { undo_id } = (await post('requests/state', { id, state: 2 })).body
  const colleague = await t.staff(2)
  const by = (who: Member) => who.call('POST', `/chats/bulk/undo/${t.bot_}/${undo_id}`)
  expect((await by(colleague)).status).toBe(404)
  expect((await row(id)).state).toBe(2)
  expect(await by(boss)).toMatchObject({ status: 200, body: { changed: 1 } })
})
