import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, listen } from '../realtime/fixtures.ts'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

let t: Inbox
let boss: Member
let sales: number
let shipping: number
let seller: Member
let sender: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  ;[seller, sender] = [await t.staff(4), await t.staff(4)]
  sales = await t.area(t.bot_, 'Ventas', seller)
  shipping = await t.area(t.bot_, 'Envíos', sender)
})
afterAll(() => t.stop())

const transfer = (who: Member, body: object) => who.call('POST', `/chats/requests/transfer/${t.bot_}`, { body })
const read = (who: Member, id: number) => who.call('POST', `/chats/requests/transfer/read/${t.bot_}`, { body: { id } })
const view = (who: Member, id: number) => who.call('GET', `/chats/view/${t.bot_}/${id}`)
const answer = async (who: Member, id: number) => {
  const chat = await t.db.selectFrom('chat').select('sender_id').where('id', '=', id).executeTakeFirstOrThrow()
  const body = { id, target_id: chat.sender_id, message: 'Hola' }
  expect((await who.call('POST', `/chats/requests/send/${t.bot_}`, { body })).status).toBe(201)
}
const waiting = async (who: Member) => (await who.call('GET', `/chats/counts/${t.bot_}`)).body.new.total
const listed = async (who: Member) =>
  (await who.call('POST', `/chats/filter/${t.bot_}`, { body: {} })).body.data.map(({ id }: { id: number }) => id)

test('an Operador passes a chat to an area that they do not see, and loses sight of it everywhere', async () => {
  const id = await t.request({ area_id: sales })
  const [own, theirs] = [
    await connect(await listen(t.app), seller.token),
    await connect(await listen(t.app), sender.token),
  ]
  for (const ear of [own, theirs]) await ear.join(t.bot_)
  const before = await waiting(seller)
  const done = await transfer(seller, { id, area_id: shipping, note: 'Pregunta por su envío.' })
  expect([done.status, done.body.area, done.body.open]).toEqual([200, { id: shipping, name: 'Envíos' }, true])
  await own.until((ear) => ear.names().includes('chat-left'))
  expect(own.names()).not.toContain('conversation')
  expect([(await view(seller, id)).status, (await listed(seller)).includes(id)]).toEqual([404, false])
  expect(await waiting(seller)).toBe(before - 1)

  await theirs.until((ear) => ear.names().includes('conversation'))
  const { payload } = theirs.received.find(({ name }) => name === 'conversation') ?? {
    payload: {} as Record<string, unknown>,
  }
  const by = { id: seller.id, name: seller.name }
  expect(payload.transferred).toEqual({ by, note: 'Pregunta por su envío.', to: [sender.id] })
  expect(payload.chat).toMatchObject({
    transfer: { by, note: 'Pregunta por su envío.', user_id: null, area_id: shipping },
  })
  const { data } = (await view(sender, id)).body
  expect(data.at(-1)).toMatchObject({ type: 'internal', user_name: seller.name, text: 'Pregunta por su envío.' })
  for (const ear of [own, theirs]) ear.close()
})

test('a chat for a person of another area moves to theirs, and only they mark the note as read', async () => {
  const id = await t.request({ area_id: sales })
  const done = await transfer(boss, { id, user_id: sender.id, note: 'Es tu cliente.' })
  expect(done.body).toMatchObject({ assign_user: { id: sender.id }, area: { id: shipping }, unread_count: 1 })
  expect((await read(boss, id)).status).toBe(409)
  expect((await view(sender, id)).status).toBe(200)
  expect((await read(sender, id)).body.transfer).toBeUndefined()
  expect((await read(sender, id)).status).toBe(200)
})

test('the note ends with the first answer of who got the chat, for everybody, not with one of others', async () => {
  const id = await t.request({ area_id: shipping })
  const note = async () => (await view(boss, id)).body.chat.transfer?.note
  await transfer(boss, { id, user_id: sender.id, note: 'Es tu cliente.' })
  await answer(boss, id)
  expect(await note()).toBe('Es tu cliente.')
  const ear = await connect(await listen(t.app), boss.token)
  await ear.join(t.bot_)
  await answer(sender, id)
  expect(await note()).toBeUndefined()
  await ear.until((one) => one.names().includes('conversation'))
  expect(ear.received.findLast(({ name }) => name === 'conversation')?.payload.chat).not.toHaveProperty('transfer')
  ear.close()
})

test('the note for an area ends with the answer of anybody but who wrote it', async () => {
  const id = await t.request({ area_id: sales })
  await transfer(boss, { id, area_id: shipping, note: 'Pregunta por su envío.' })
  const after = async (who: Member) => {
    await t.db.updateTable('chat').set({ assign_user_id: null }).where('id', '=', id).execute()
    await answer(who, id)
    return (await view(boss, id)).body.chat.transfer?.note
  }
  expect(await after(boss)).toBe('Pregunta por su envío.')
  expect(await after(sender)).toBeUndefined()
})

test('the note for a person ends with the answer of who was assigned since, and with the next conversation', async () => {
  const note = async (id: number) => (await view(boss, id)).body.chat.transfer?.note
  const passed = async () => {
    const id = await t.request({ area_id: shipping })
    await transfer(boss, { id, user_id: sender.id, note: 'Es tu cliente.' })
    return id
  }
  const [given, over, seen] = [await passed(), await passed(), await passed()]
  const other = await t.staff(2)
  await boss.call('POST', `/chats/requests/assign/${t.bot_}`, { body: { id: given, user_id: other.id } })
  expect(await note(given)).toBe('Es tu cliente.')
  await answer(other, given)
  expect(await note(given)).toBeUndefined()

  const back = await passed()
  await boss.call('POST', `/chats/requests/assign/${t.bot_}`, {
    body: { id: back, user_id: boss.id, expected_user_id: sender.id },
  })
  await answer(boss, back)
  expect(await note(back)).toBeUndefined()

  expect((await read(other, seen)).status).toBe(409)
  await boss.call('POST', `/chats/requests/assign/${t.bot_}`, { body: { id: seen, user_id: other.id } })
  expect((await read(other, seen)).status).toBe(200)
  expect(await note(seen)).toBeUndefined()

  await boss.call('POST', `/chats/requests/state/${t.bot_}`, { body: { id: over, state: 2 } })
  const { sender_id: senderId } = await t.db
    .selectFrom('chat')
    .select('sender_id')
    .where('id', '=', over)
    .executeTakeFirstOrThrow()
  expect(await t.writes('Hola de nuevo', { senderId })).toBe(over)
  expect(await note(over)).toBeUndefined()
})

test('a second transfer at once is refused with who has it', async () => {
  const id = await t.request({ area_id: sales })
  const seen = { expected_area_id: sales, expected_user_id: null }
  expect((await transfer(seller, { id, area_id: shipping, ...seen })).status).toBe(200)
  const late = await transfer(boss, { id, user_id: seller.id, ...seen })
  expect([late.status, late.body.code, late.body.message]).toEqual([
    409,
    'moved',
    'La conversación ya pasó al área Envíos. Revísala y vuelve a intentarlo.',
  ])
})

test('who passes a chat on that a colleague took out of their sight learns who has it; others learn nothing', async () => {
  const taker = await t.staff(4)
  await t.db.insertInto('area_user').values({ area_id: sales, user_id: taker.id }).execute()
  const id = await t.request({ area_id: sales })
  const seen = { id, area_id: shipping, expected_area_id: sales, expected_user_id: null }
  await t.db.updateTable('chat').set({ assign_user_id: taker.id }).where('id', '=', id).execute()
  const late = await transfer(seller, { ...seen, note: 'Pide factura A.' })
  expect([late.status, late.body.code, late.body.message]).toEqual([
    409,
    'assigned',
    `La tomó ${taker.name}. Elige otra.`,
  ])
  // So does who had it, also when they assign it to somebody else.
  expect((await transfer(seller, { ...seen, expected_user_id: seller.id })).status).toBe(409)
  const assign = (body: object) =>
    seller.call('POST', `/chats/requests/assign/${t.bot_}`, { body: { id, user_id: boss.id, ...body } })
  expect((await assign({ expected_user_id: seller.id })).body.message).toBe(`La tomó ${taker.name}. Elige otra.`)
  expect((await assign({})).status).toBe(404)
  expect((await transfer(seller, { id, area_id: shipping })).status).toBe(404)
  expect((await transfer(sender, seen)).status).toBe(404)
})

test.each([
  ['nobody', () => ({}), 'area_id'],
  ['both', () => ({ area_id: shipping, user_id: sender.id }), 'area_id'],
  ['an unknown area', () => ({ area_id: 1_999_999 }), 'area_id'],
  ['its own area', () => ({ area_id: sales }), 'area_id'],
  ['somebody who is not in the team', () => ({ user_id: 1_999_999 }), 'user_id'],
])('a transfer to %s is refused', async (_, target, field) => {
  const id = await t.request({ area_id: sales })
  const refused = await transfer(boss, { id, ...target() })
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, [field]])
  expect((await transfer(boss, { id, area_id: shipping })).status).toBe(200)
})

test('a chat that the chatbot attends waits for the person who gets it, and goes back to it when that is undone', async () => {
  const id = await t.request({ type: 'bot', area_id: shipping, requested_at: null })
  expect(await listed(sender)).not.toContain(id)
  const { body } = await transfer(boss, { id, user_id: sender.id })
  expect(body).toMatchObject({ type: 'request', assign_user: { id: sender.id } })
  expect(await listed(sender)).toContain(id)
  await boss.call('POST', `/chats/bulk/undo/${t.bot_}/${body.undo_id}`)
  expect((await view(boss, id)).body.chat).toMatchObject({ type: 'bot', assign_user: null, waiting_since: null })
})

const hour = () => new Date(t.clock.now().getTime() + 3_600_000).toISOString()
const counts = async (who: Member) => (await who.call('GET', `/chats/counts/${t.bot_}`)).body
const column = async (id: number) => t.db.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('a chat that was put off wakes for who gets it, and is put off again when that is undone', async () => {
  const id = await t.request({ area_id: sales, snoozed_until: hour(), snoozed_by: seller.id })
  const [before, mine] = [await column(id), (await counts(sender)).mine.total]
  const { body } = await transfer(seller, { id, user_id: sender.id, note: 'Llámala hoy.' })
  expect(body.snooze ?? null).toBeNull()
  expect([(await listed(sender)).includes(id), (await counts(sender)).mine.total]).toEqual([true, mine + 1])
  await seller.call('POST', `/chats/bulk/undo/${t.bot_}/${body.undo_id}`)
  const { snoozed_until, snoozed_by, assign_user_id, area_id } = before
  expect(await column(id)).toMatchObject({ snoozed_until, snoozed_by, assign_user_id, area_id })
})

test.each(['request', 'live', 'bot'])(
  'a resolved chat of type %s opens again for who gets it, and is resolved again when that is undone',
  async (type) => {
    const resolved_at = t.clock.now().toISOString()
    const given = { area_id: sales, state: 2, type, live: false, resolved_at, assign_user_id: sender.id }
    const id = await t.request({ ...given, assign_user_id: seller.id })
    const mine = (await counts(sender)).mine.total
    const { status, body } = await transfer(seller, { id, user_id: sender.id })
    expect([status, body.state, body.type]).toEqual([200, 1, 'request'])
    expect([(await listed(sender)).includes(id), (await counts(sender)).mine.total]).toEqual([true, mine + 1])
    expect((await seller.call('POST', `/chats/bulk/undo/${t.bot_}/${body.undo_id}`)).body.changed).toBe(1)
    expect(await column(id)).toMatchObject({ ...given, assign_user_id: seller.id })
  },
)

test('a resolved chat opens again also for who had it', async () => {
  const id = await t.request({ area_id: shipping, state: 2, assign_user_id: sender.id })
  expect((await transfer(boss, { id, user_id: sender.id })).body).toMatchObject({ state: 1 })
  expect((await transfer(boss, { id, user_id: sender.id })).status).toBe(422)
})
