import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { membershipOf } from '../../src/server/foundation/scope/membership.ts'
import { maySee, viewersOf, visibleTo } from '../../src/server/foundation/scope/visibility.ts'
import { db } from '../../src/server/foundation/store/db.ts'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

// Which chats each role sees, for every area and assignee, through the list, the thread and the rule for events.

let t: Inbox
const people: Record<string, Member> = {}
const chats: Record<string, number> = {}
const places: Record<string, { area_id: number | null; assign_user_id: number | null }> = {}

beforeAll(async () => {
  t = await startInbox()
  for (const [name, role] of [
    ['admin', 2],
    ['editor', 3],
    ['lead', 5],
    ['seller', 4],
    ['helper', 4],
    ['loose', 4],
  ] as const)
    people[name] = await t.staff(role)
  people.editorWithChats = await t.staff(3, { chats: true })
  const { seller, helper, admin } = people as Record<'seller' | 'helper' | 'admin', Member>
  const [sales, help] = [await t.area(t.bot_, 'Ventas', seller), await t.area(t.bot_, 'Ayuda', helper)]
  for (const [area, area_id] of [
    ['sales', sales],
    ['help', help],
    ['none', null],
  ] as const)
    for (const [holder, assign_user_id] of [
      ['free', null],
      ['seller', seller.id],
      ['helper', helper.id],
      ['admin', admin.id],
    ] as const) {
      places[`${area} ${holder}`] = { area_id, assign_user_id }
      chats[`${area} ${holder}`] = await t.request({ area_id, assign_user_id })
    }
})
afterAll(() => t.stop())

const everything = () => Object.keys(chats)
const expected: Record<string, () => string[]> = {
  admin: everything,
  lead: everything,
  editorWithChats: everything,
  seller: () => ['sales free', 'sales seller', 'none free', 'none seller'],
  helper: () => ['help free', 'help helper', 'none free', 'none helper'],
  loose: () => ['none free'],
}

describe.each(Object.keys(expected))('%s', (name) => {
  const who = () => people[name] as Member
  const seen = () => (expected[name]?.() ?? []).sort()

  test('lists exactly the visible chats', async () => {
    const { body } = await who().call('POST', `/chats/filter/${t.bot_}`, { body: { type: 'all' } })
    const names = new Map(Object.entries(chats).map(([place, id]) => [id, place]))
    expect(body.data.map(({ id }: { id: number }) => names.get(id)).sort()).toEqual(seen())
    expect(body.total_chats).toBe(seen().length)
    const counts = (await who().call('GET', `/chats/counts/${t.bot_}`)).body
    expect(counts.new.total).toBe(seen().length)
  })

  test('opens only visible chats; a hidden chat returns the same as a missing one', async () => {
    for (const [place, id] of Object.entries(chats)) {
      const opened = await who().call('GET', `/chats/view/${t.bot_}/${id}?before=1`)
      expect(opened.status, place).toBe(seen().includes(place) ? 200 : 404)
      if (opened.status === 404)
        expect(opened.body).toEqual((await who().call('GET', `/chats/view/${t.bot_}/2000000000`)).body)
      const draft = await who().call('PUT', `/chats/drafts/${t.bot_}/${id}`, { body: { text: 'x' } })
      expect(draft.status, place).toBe(seen().includes(place) ? 200 : 404)
    }
  })

  test('cannot change hidden chats, one by one or in bulk', async () => {
    for (const [place, id] of Object.entries(chats)) {
      if (seen().includes(place)) continue
      for (const [path, body] of [
        ['requests/state', { id, state: 2 }],
        ['requests/assign', { id, user_id: who().id }],
        ['requests/message', { id, message: 'x' }],
      ] as const)
        expect((await who().call('POST', `/chats/${path}/${t.bot_}`, { body })).status, `${place} ${path}`).toBe(404)
    }
    const hidden = Object.keys(chats)
      .filter((place) => !seen().includes(place))
      .map((place) => chats[place])
    if (hidden.length === 0) return
    const { body } = await who().call('POST', `/chats/bulk/${t.bot_}`, {
      body: { ids: hidden, action: 'state', value: 2 },
    })
    expect(body).toEqual({ changed: 0, skipped: hidden.length })
  })

  test('receives events by the same rule', async () => {
    await t.store.run(async () => {
      const [viewer] = await viewersOf(t.bot_, who().id)
      const member = await membershipOf(who().id, t.bot_)
      if (!viewer || !member) throw new Error('not a member')
      const heard = Object.entries(places).filter(([, place]) => maySee(viewer, place))
      expect(heard.map(([place]) => place).sort()).toEqual(seen())
      const rows = await db()
        .selectFrom('chat')
        .select('id')
        .where(visibleTo({ ...viewer, botId: t.bot_ }))
        .execute()
      expect(rows.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
        seen()
          .map((place) => chats[place])
          .sort((a, b) => Number(a) - Number(b)),
      )
      expect([viewer.roleId, viewer.areas]).toEqual([member.roleId, member.areas])
    })
  })
})

test('an editor cannot read chats', async () => {
  const { status } = await (people.editor as Member).call('POST', `/chats/filter/${t.bot_}`, { body: {} })
  expect(status).toBe(403)
  expect(await t.store.run(() => viewersOf(t.bot_, people.editor?.id))).toEqual([])
})
