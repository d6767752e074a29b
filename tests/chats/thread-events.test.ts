import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestPerson } from '../../src/server/conversation/chats/core/bot-changes.ts'
import { actingAs } from '../../src/server/conversation/chats/core/thread-actor.ts'
import { makeKey } from '../keys/make.ts'
import { connect, listen } from '../realtime/fixtures.ts'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

let t: Inbox
let boss: Member
let seller: Member
let sales: number

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  seller = await t.staff(4)
  sales = await t.area(t.bot_, 'Ventas', seller)
})
afterAll(() => t.stop())

interface Told {
  id: number
  after_id: number
  kind: string
  actor: string
  actor_name: string
  detail: string
}

const post = (path: string, body: object, who = boss) => who.call('POST', `/chats/${path}/${t.bot_}`, { body })
const view = async (id: number, query = '') => (await boss.call('GET', `/chats/view/${t.bot_}/${id}${query}`)).body
const told = async (id: number): Promise<Told[]> => (await view(id)).changes
const kinds = async (id: number) => (await told(id)).map(({ kind, detail }) => `${kind} ${detail}`.trim())
const label = async (title: string) => (await post('labels', { title, color: '#123456' })).body.id
const setLabel = (id: number, label_id: number, added: boolean) =>
  boss.call('PUT', `/chats/labels/chat/${t.bot_}`, {
    body: { id, live_chat: false, date: '10/03/2025 11:05', added, label_id },
  })

test('each change of a chat is told with who did it, after the message that was the last', async () => {
  const id = await t.request()
  const [said] = (await view(id)).data
  await post('requests/change', { id, selected_area_id: sales })
  await post('requests/assign', { id, user_id: seller.id })
  await boss.call('PUT', `/chats/priority/${t.bot_}`, { body: { id, priority: 'urgent' } })
  await boss.call('PUT', `/chats/priority/${t.bot_}`, { body: { id, priority: 'high' } })
  await setLabel(id, await label('Mayorista'), true)
  const until = new Date(t.clock.now().getTime() + 86_400_000).toISOString()
  await post('snooze', { id, until })
  await post('wake', { id })
  await post('requests/state', { id, state: 2 })
  await post('requests/state', { id, state: 1 })
  expect(await kinds(id)).toEqual([
    'moved Ventas',
    `assigned ${seller.name}`,
    'urgent',
    'not_urgent',
    'priority Alta',
    'label_added Mayorista',
    `snoozed ${until}`,
    'woken',
    'resolved',
    'reopened',
  ])
  for (const one of await told(id))
    expect(one).toMatchObject({ after_id: said.id, actor: 'user', actor_name: boss.name })
})

test('what changes nothing, or only for a reader, is not told', async () => {
  const id = await t.request({ assign_user_id: seller.id })
  await post('requests/assign', { id, user_id: seller.id })
  await post('requests/unread', { id, open: true })
  await boss.call('PUT', `/chats/pin/${t.bot_}`, { body: { id, pinned: true } })
  expect(await told(id)).toEqual([])
})

test('a chat of the bot that staff or a system give to somebody is assigned, and its customer asked for nobody', async () => {
  const key = await makeKey(t, t.bot_, { name: 'CRM' })
  const ids = [await t.writes('Hola'), await t.writes('Hola')]
  await post('requests/assign', { id: ids[0], user_id: seller.id })
  const body = { id: ids[1], user_id: seller.id }
  const given = await t.call('POST', `/chats/requests/assign/${t.bot_}`, { token: key.token, body })
  expect(given.status).toBe(200)
  for (const id of ids) expect(await kinds(id)).toEqual([`assigned ${seller.name}`])
})

test('a change of several chats, and its undoing, are told in each', async () => {
  const ids = [await t.request(), await t.request()]
  const { undo_id } = (await post('bulk', { ids, action: 'assign', value: seller.id })).body
  await boss.call('POST', `/chats/bulk/undo/${t.bot_}/${undo_id}`)
  for (const id of ids) expect(await kinds(id)).toEqual([`assigned ${seller.name}`, 'unassigned'])
})

test('the bot, a rule and the customer are told apart from people', async () => {
  const id = await t.writes('Hola', { senderId: 'otra' })
  await t.inside(() => requestPerson(t.bot_, id, sales))
  await post('requests/send', { id, target_id: 'otra', message: 'Te atiendo' }, seller)
  await post('requests/reactivate', { id })
  await t.inside(() => actingAs({ actor: 'rule', name: 'Reclamos' }, () => requestPerson(t.bot_, id, null)))
  await post('requests/state', { id, state: 2 })
  await t.writes('Otra cosa', { senderId: 'otra' })
  const all = (await told(id)).map(({ actor, actor_name, kind }) => [actor, actor_name, kind])
  expect(all.filter(([actor]) => actor !== 'user')).toEqual([
    ['bot', '', 'moved'],
    ['rule', 'Reclamos', 'requested'],
    ['customer', '', 'reopened'],
  ])
  expect(all.filter(([actor]) => actor === 'user')).toEqual([
    ['user', seller.name, 'assigned'],
    ['user', boss.name, 'to_bot'],
    ['user', boss.name, 'resolved'],
  ])
  const { data, changes } = await view(id)
  const last = data.findLast(({ type }: { type: string }) => type === 'user')
  expect(changes.at(-1).after_id).toBeLessThan(last.id)
})

test('pages of messages come with what happened between them, each change once', async () => {
  const id = await t.writes('uno', { senderId: 'paginas' })
  await post('requests/assign', { id, user_id: seller.id })
  await t.writes('dos', { senderId: 'paginas' })
  await post('requests/assign', { id, user_id: null, expected_user_id: seller.id })
  await t.writes('tres', { senderId: 'paginas' })
  const newest = await view(id, '?limit=2')
  expect(newest.data.map(({ text }: { text: string }) => text)).toEqual(['dos', 'tres'])
  const older = await view(id, `?limit=2&before=${newest.data[0].id}`)
  const seen = [...older.changes, ...newest.changes].map(({ kind }: Told) => kind)
  expect([newest.changes.length, seen]).toEqual([1, ['assigned', 'unassigned']])
})

test('who sees the chat learns a change at once, who does not sees nothing of it', async () => {
  const outsider = await t.staff(4)
  const id = await t.request({ area_id: sales })
  const [own, other] = [
    await connect(await listen(t.app), seller.token),
    await connect(await listen(t.app), outsider.token),
  ]
  for (const ear of [own, other]) await ear.join(t.bot_)
  await post('requests/assign', { id, user_id: seller.id })
  await own.until((ear) => ear.names().includes('thread-events'))
  const { payload } = own.received.find(({ name }) => name === 'thread-events') ?? { payload: {} }
  expect(payload).toMatchObject({ chat_id: id, changes: [{ kind: 'assigned', detail: seller.name }] })
  expect(other.names()).not.toContain('thread-events')
  for (const ear of [own, other]) ear.close()
})
