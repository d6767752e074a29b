// What came since a change decides whether it is undone: nobody loses a chat that they already answer.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

let t: Inbox
let boss: Member
let seller: Member
let sender: Member
let sales: number
let shipping: number
let serial = 0

beforeAll(async () => {
  t = await startInbox()
  ;[boss, seller, sender] = [await t.staff(2), await t.staff(4), await t.staff(4)]
  sales = await t.area(t.bot_, 'Ventas', seller)
  shipping = await t.area(t.bot_, 'Envíos', sender)
})
afterAll(() => t.stop())

const post = (who: Member, path: string, body: object) => who.call('POST', `/chats/${path}/${t.bot_}`, { body })
const undo = async (who: Member, id: string) => (await who.call('POST', `/chats/bulk/undo/${t.bot_}/${id}`)).body
const row = (id: number) => t.db.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const view = (who: Member, id: number) => who.call('GET', `/chats/view/${t.bot_}/${id}`)
/** A waiting request, and what its customer and its staff write in it. */
async function waiting(given: object = {}) {
  const senderId = `desde-${++serial}`
  const id = await t.request({ area_id: sales, ...given }, { senderId })
  const says = (text: string) => t.writes(text, { senderId, externalId: `${senderId}-${++serial}` })
  const answers = async (who: Member) =>
    expect((await post(who, 'requests/send', { id, target_id: senderId, message: 'Te ayudo.' })).status).toBe(201)
  return { id, says, answers }
}
const pass = async (id: number, to: object = { user_id: sender.id }) =>
  (await post(seller, 'requests/transfer', { id, note: 'Es tuya.', ...to })).body.undo_id

const macro = async (id: number) => {
  const actions = [{ type: 'area', area_id: shipping }]
  const { body } = await post(boss, 'macros', { name: `Pasar ${++serial}`, actions, visibility: 'todos' })
  return (await seller.call('POST', `/chats/macros/run/${t.bot_}/${body.id}/${id}`)).body.undo_id
}
const passing: Record<string, (id: number) => Promise<string>> = {
  'a transfer to a person': (id) => pass(id),
  'a transfer to an area': (id) => pass(id, { area_id: shipping }),
  'an assignment': async (id) =>
    (await post(seller, 'requests/assign', { id, user_id: boss.id, expected_user_id: null })).body.undo_id,
  'a change of area': async (id) =>
    (await post(seller, 'requests/change', { id, selected_area_id: shipping })).body.undo_id,
  'a macro': macro,
  'several at once': async (id) =>
    (await post(seller, 'bulk', { ids: [id], action: 'area', value: shipping })).body.undo_id,
}

describe.each(Object.entries(passing))('%s', (name, change) => {
  const receiver = () => (name === 'an assignment' ? boss : sender)

  test('stays once who got the chat answered', async () => {
    const { id, says, answers } = await waiting()
    const undoId = await change(id)
    await answers(receiver())
    await says('Mi tarjeta termina en 4321')
    expect(await undo(seller, undoId)).toEqual({ changed: 0, skipped: 1 })
    expect([(await view(seller, id)).status, (await view(receiver(), id)).status]).toEqual([404, 200])
  })

  test('stays once the customer wrote what only who got the chat may read', async () => {
    const { id, says } = await waiting()
    const undoId = await change(id)
    await says('Mi tarjeta termina en 4321')
    expect(await undo(seller, undoId)).toEqual({ changed: 0, skipped: 1 })
    expect((await view(seller, id)).status).toBe(404)
  })

  test('is undone as long as nobody wrote', async () => {
    const { id } = await waiting()
    expect(await undo(seller, await change(id))).toEqual({ changed: 1, skipped: 0 })
    expect((await view(seller, id)).status).toBe(200)
  })
})

test('what a customer wrote before the eyes of who passed the chat does not keep it there', async () => {
  const { id, says } = await waiting()
  const { undo_id } = (await post(boss, 'requests/transfer', { id, user_id: sender.id })).body
  await says('¿Hola?')
  expect(await undo(boss, undo_id)).toEqual({ changed: 1, skipped: 0 })
  expect(await row(id)).toMatchObject({ area_id: sales, assign_user_id: null, unread_count: 2 })
})

test('an internal note of who got the chat keeps it there, one of who passed it does not', async () => {
  const [noted, own] = [await waiting(), await waiting()]
  const note = (who: Member, id: number) => post(who, 'requests/message', { id, message: 'La llamo.' })
  const first = await pass(noted.id)
  expect((await note(sender, noted.id)).status).toBe(201)
  expect(await undo(seller, first)).toEqual({ changed: 0, skipped: 1 })
  const { undo_id } = (await post(boss, 'requests/transfer', { id: own.id, user_id: sender.id })).body
  expect((await note(boss, own.id)).status).toBe(201)
  expect(await undo(boss, undo_id)).toEqual({ changed: 1, skipped: 0 })
})

test('a label of a chat that went elsewhere since stays', async () => {
  const label = (await post(boss, 'labels', { title: 'Reclamo', color: '#123456' })).body.id
  const labelled = async (id: number) => {
    const body = { id, live_chat: false, date: '10/03/2025 11:05', added: true, label_id: label }
    return (await seller.call('PUT', `/chats/labels/chat/${t.bot_}`, { body })).body.undo_id
  }
  const [gone, here] = [await waiting(), await waiting()]
  const [first, second] = [await labelled(gone.id), await labelled(here.id)]
  await post(boss, 'requests/transfer', { id: gone.id, user_id: sender.id })
  expect(await undo(seller, first)).toEqual({ changed: 0, skipped: 1 })
  expect(await undo(seller, second)).toEqual({ changed: 1, skipped: 0 })
})

describe('a resolved request whose customer writes before it is undone', () => {
  const resolve = async (who: Member, id: number) =>
    (await post(who, 'requests/state', { id, state: 2 })).body.undo_id as string

  test('waits again for who had it, with all that was written', async () => {
    const { id, says } = await waiting({ assign_user_id: seller.id, urgency: 'charge' })
    const before = await row(id)
    const undoId = await resolve(seller, id)
    await says('Falta algo')
    expect(await row(id)).toMatchObject({ type: 'bot', assign_user_id: null })
    expect(await undo(seller, undoId)).toEqual({ changed: 1, skipped: 0 })
    const { requested_at, area_id } = before
    const same = { type: 'request', state: 0, assign_user_id: seller.id, urgency: 'charge', requested_at, area_id }
    expect(await row(id)).toMatchObject({ ...same, resolved_at: null, open: true, unread_count: 1 })
    const { data, changes } = (await view(seller, id)).body
    expect(data.map(({ text }: { text: string }) => text)).toContain('Falta algo')
    expect(changes.map(({ kind }: { kind: string }) => kind).slice(0, 2)).toEqual(['resolved', 'reopened'])
  })

  test('is attended again if somebody attended it, also with others and by a macro', async () => {
    const [several, one] = [await waiting({ assign_user_id: seller.id }), await waiting({ assign_user_id: seller.id })]
    for (const { answers } of [several, one]) await answers(seller)
    const many = (await post(seller, 'bulk', { ids: [several.id], action: 'state', value: 2 })).body.undo_id
    const made = await post(boss, 'macros', {
      ...{ name: 'Cerrar', visibility: 'todos' },
      actions: [{ type: 'priority', priority: 'high' }, { type: 'resolve' }],
    })
    const ran = await seller.call('POST', `/chats/macros/run/${t.bot_}/${made.body.id}/${one.id}`)
    for (const { says } of [several, one]) await says('Falta algo')
    for (const undoId of [many, ran.body.undo_id])
      expect(await undo(seller, undoId)).toEqual({ changed: 1, skipped: 0 })
    for (const { id } of [several, one])
      expect(await row(id)).toMatchObject({ type: 'live', live: true, state: 0, assign_user_id: seller.id })
  })

  test('stays as it is once a colleague took it', async () => {
    const { id, says } = await waiting()
    const undoId = await resolve(seller, id)
    await says('Falta algo')
    await post(boss, 'requests/assign', { id, user_id: boss.id })
    expect(await undo(seller, undoId)).toEqual({ changed: 0, skipped: 1 })
    expect((await row(id)).assign_user_id).toBe(boss.id)
  })

  test('stays with the bot if the bot had it before', async () => {
    const { id, says } = await waiting({ type: 'bot', requested_at: null })
    const undoId = await resolve(seller, id)
    await says('Hola de nuevo')
    expect(await undo(seller, undoId)).toEqual({ changed: 1, skipped: 0 })
    expect(await row(id)).toMatchObject({ type: 'bot', state: 0, assign_user_id: null })
  })
})
