import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestPerson } from '../../src/server/conversation/chats/core/bot-changes.ts'
import { connect, listen } from '../realtime/fixtures.ts'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

let serial = 0
const area = async (more: object) =>
  (await boss.call('POST', `/bots/areas/${t.bot_}`, { body: { name: `Área ${++serial}`, ...more } })).body
const due = async (id: number) => (await boss.call('GET', `/chats/view/${t.bot_}/${id}`)).body.chat.due
const inMinutes = (minutes: number) => new Date(t.clock.now().getTime() + minutes * 60_000).toISOString()
/** Creates a chat that asked for a person of an area just now. */
async function asked(areaId: number): Promise<number> {
  const id = await t.writes('Hola')
  await t.inside(() => requestPerson(t.bot_, id, areaId))
  return id
}
const post = (what: string, body: object) => boss.call('POST', `/chats/requests/${what}/${t.bot_}`, { body })
async function answers(id: number) {
  const { sender_id } = await t.db.selectFrom('chat').select('sender_id').where('id', '=', id).executeTakeFirstOrThrow()
  expect((await post('send', { id, target_id: sender_id, message: 'Buen día' })).status).toBe(201)
}

test('a waiting chat is due for an answer, then for resolution, and not once it is resolved', async () => {
  const { id: areaId } = await area({ first_response_minutes: 5, resolution_minutes: 60 })
  const id = await t.writes('Hola')
  expect(await due(id)).toBeNull()
  await t.inside(() => requestPerson(t.bot_, id, areaId))
  const [first, whole] = [inMinutes(5), inMinutes(60)]
  expect(await due(id)).toEqual({ at: first, kind: 'first_response' })
  t.clock.advance(4)
  await answers(id)
  expect(await due(id)).toEqual({ at: whole, kind: 'resolution' })
  expect((await post('state', { id, state: 2 })).status).toBe(200)
  expect(await due(id)).toBeNull()
})

test('a chat of the bot that staff give to somebody is due from the next message of its customer, or the first of staff', async () => {
  const { id: areaId } = await area({ first_response_minutes: 5, resolution_minutes: 60 })
  const [id, other] = [await t.writes('Hola', { senderId: 'dada' }), await t.writes('Hola')]
  await t.db.updateTable('chat').set({ area_id: areaId }).where('id', 'in', [id, other]).execute()
  for (const one of [id, other]) await post('assign', { id: one, user_id: boss.id })
  t.clock.advance(600)
  expect([await due(id), await due(other)]).toEqual([null, null])
  await t.writes('¿Me ayudan?', { senderId: 'dada' })
  await answers(other)
  expect(await due(id)).toEqual({ at: inMinutes(5), kind: 'first_response' })
  expect(await due(other)).toEqual({ at: inMinutes(60), kind: 'resolution' })
})

test('an area without limits sets no deadline; the earlier limit counts; a chat of the bot has none', async () => {
  const [free, strict] = [await area({}), await area({ first_response_minutes: 30, resolution_minutes: 10 })]
  const id = await asked(free.id)
  expect(await due(id)).toBeNull()
  const at = inMinutes(10)
  expect((await post('change', { id, selected_area_id: strict.id })).status).toBe(200)
  expect(await due(id)).toEqual({ at, kind: 'resolution' })
  expect((await post('reactivate', { id })).status).toBe(200)
  expect(await due(id)).toBeNull()
})

test('viewers receive each deadline, also when the area changes its limits', async () => {
  const { id: areaId, name } = await area({ first_response_minutes: 5 })
  const ear = await connect(await listen(t.app), boss.token)
  await ear.join(t.bot_)
  const last = () => ear.received.findLast(({ name }) => name === 'conversation')?.payload.chat as { due: unknown }
  const heard = (wanted: unknown) => expect.poll(() => last()?.due).toEqual(wanted)
  const id = await asked(areaId)
  await heard({ at: inMinutes(5), kind: 'first_response' })
  const at = inMinutes(7)
  const body = { area_id: areaId, name, first_response_minutes: 7 }
  expect((await boss.call('PUT', `/bots/areas/${t.bot_}`, { body })).status).toBe(200)
  await t.mails()
  await heard({ at, kind: 'first_response' })
  await answers(id)
  await heard(null)
  ear.close()
})
