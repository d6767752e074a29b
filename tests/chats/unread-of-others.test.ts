import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

// Whether a chat was read is one mark for the whole team: it is about who attends it.

let t: Inbox
let boss: Member
let seller: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  seller = await t.staff(4)
})
afterAll(() => t.stop())

const post = (path: string, body: object, who = boss) => who.call('POST', `/chats/${path}/${t.bot_}`, { body })
const look = (id: number, who: Member) => who.call('GET', `/chats/view/${t.bot_}/${id}`)
const unread = async (id: number) => {
  const of = t.db.selectFrom('chat').select(['open', 'unread_count', 'assign_user_id']).where('id', '=', id)
  return of.executeTakeFirstOrThrow()
}

test('who looks at a chat that a colleague attends leaves it unread for them', async () => {
  const id = await t.request({ open: true, unread_count: 2, assign_user_id: seller.id })
  expect((await look(id, boss)).body.chat).toMatchObject({ open: true, unread_count: 2 })
  expect((await look(id, seller)).body.chat).toMatchObject({ open: false, unread_count: 0 })
})

test.each([
  ['nobody has', () => ({})],
  ['the bot attends, though it names a colleague', () => ({ type: 'bot', live: false, assign_user_id: seller.id })],
] as const)('whoever opens a chat that %s reads it', async (_, given) => {
  const id = await t.request({ open: true, unread_count: 1, ...given() })
  expect((await look(id, boss)).body.chat).toMatchObject({ open: false, unread_count: 0 })
})

const ways: Record<string, (id: number, userId: number) => Promise<{ body: { undo_id?: string } }>> = {
  alone: (id, user_id) => post('requests/assign', { id, user_id }),
  'by a macro': async (id, userId) => {
    const actions = [{ type: 'assign', to: 'person', user_id: userId }]
    const { body } = await post('macros', { name: `Para ${id}`, actions })
    return boss.call('POST', `/chats/macros/run/${t.bot_}/${body.id}/${id}`)
  },
  'with others': (id, value) => post('bulk', { ids: [id], action: 'assign', value }),
}

test.each(Object.entries(ways))(
  'a chat that is assigned %s is unread for who gets it, until undone',
  async (_, give) => {
    const id = await t.request({ open: false, unread_count: 0 })
    const { undo_id = '' } = (await give(id, seller.id)).body
    expect(await unread(id)).toEqual({ open: true, unread_count: 1, assign_user_id: seller.id })
    await look(id, boss)
    expect((await unread(id)).open).toBe(true)
    expect((await boss.call('POST', `/chats/bulk/undo/${t.bot_}/${undo_id}`)).body.changed).toBe(1)
    expect(await unread(id)).toEqual({ open: false, unread_count: 0, assign_user_id: null })
  },
)

test.each(Object.entries(ways))('a chat that somebody takes %s stays read', async (_, give) => {
  const id = await t.request({ open: false, unread_count: 0 })
  await give(id, boss.id)
  expect(await unread(id)).toEqual({ open: false, unread_count: 0, assign_user_id: boss.id })
})

test('what waits for an answer keeps its number of unread messages when it is assigned', async () => {
  const id = await t.request({ open: true, unread_count: 3 })
  await post('requests/assign', { id, user_id: seller.id })
  expect(await unread(id)).toMatchObject({ open: true, unread_count: 3 })
})
