import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { snoozeJobs } from '../../src/server/conversation/chats/snooze.ts'
import { instant } from '../../src/server/foundation/store/db.ts'
import { callsOf } from './calls.ts'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

let t: Inbox
let boss: Member
let lead: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  lead = await t.staff(5)
})
afterAll(() => t.stop())

const { at, post, put, list, ids, itemOf } = callsOf(() => ({ t, boss }))
const pin = (who: Member, id: number, pinned = true) => put(who, '/chats/pin/{bot}', { id, pinned })
const counts = async (who = boss) => (await who.call('GET', at('/chats/counts/{bot}'))).body
const later = (seconds: number) => new Date(t.clock.now().getTime() + seconds * 1000).toISOString()
const snooze = (id: number, until: string, who = boss) => post(who, '/chats/snooze/{bot}', { id, until })

/** Runs the wake jobs that are due now, as the worker would. */
async function workThrough(): Promise<void> {
  const jobs = await t.db
    .selectFrom('job')
    .selectAll()
    .where('queue', '=', 'chat-wake')
    .where('run_at', '<=', instant(t.clock.now()))
    .where('done_at', 'is', null)
    .execute()
  const work = snoozeJobs(t.app.services)['chat-wake']
  for (const { id, payload } of jobs) {
    await t.store.run(async () => work?.(payload, { id, attempt: 1, signal: new AbortController().signal }))
    await t.db.updateTable('job').set({ done_at: t.clock.now() }).where('id', '=', id).execute()
  }
}

describe('pinned chats', () => {
  test("are at the top of their owner's list only, across pages and filters, each once", async () => {
    const made: number[] = []
    for (let i = 0; i < 25; i++) {
      t.clock.advance(1)
      made.push(await t.request({}, { userName: i === 3 ? 'Fijada Núñez' : `Cliente ${i}` }))
    }
    const [oldest, other] = [made[0] as number, made[3] as number]
    expect((await pin(boss, oldest)).body).toEqual({ pinned: [oldest] })
    t.clock.advance(1)
    expect((await pin(boss, other)).body.pinned).toEqual([other, oldest])
    const first = await list(boss, { type: 'contact_requests' })
    expect(first.data.slice(0, 2).map(({ id }: { id: number }) => id)).toEqual([other, oldest])
    expect(first).toMatchObject({ total_chats: 25, total_pages: 2, pinned: [other, oldest] })
    const second = await list(boss, { type: 'contact_requests', page_number: 2 })
    const all = [...first.data, ...second.data].map(({ id }: { id: number }) => id)
    expect(new Set(all).size).toBe(25)
    expect(all.slice(2)).toEqual(made.filter((id) => id !== oldest && id !== other).reverse())
    expect(await ids(boss, { username: 'cliente 0' })).toEqual([oldest])
    expect((await ids(lead, { type: 'contact_requests' })).slice(0, 1)).toEqual(made.slice(-1))
    const events = (await t.events()).filter(({ name }) => name === 'chat-pinned')
    expect(events.map(({ audience, payload }) => [audience.user_id, payload])).toEqual([
      [boss.id, { chat_id: oldest, pinned: true }],
      [boss.id, { chat_id: other, pinned: true }],
    ])
    expect((await pin(boss, oldest, false)).body.pinned).toEqual([other])
    expect((await pin(boss, oldest, false)).body.pinned).toEqual([other])
    expect((await ids(boss, { type: 'contact_requests', page_number: 2 })).at(-1)).toBe(oldest)
  })

  test('are limited to fifty, and to chats the member can see', async () => {
    const chats: number[] = []
    for (let i = 0; i < 51; i++) chats.push(await t.request())
    const answers = []
    for (const id of chats) answers.push((await pin(lead, id)).status)
    expect(answers.filter((status) => status === 200)).toHaveLength(50)
    expect(answers.at(-1)).toBe(409)
    const area = await t.area(t.bot_, 'Cerrada')
    const hidden = await t.request({ area_id: area })
    const seller = await t.staff(4)
    expect((await pin(seller, hidden)).status).toBe(404)
    expect((await pin(seller, chats[0] as number)).status).toBe(200)
  })
})

describe('snoozed chats', () => {
  test('leave the list until their time, then return unread with an event for who snoozed them', async () => {
    const id = await t.request({ open: false, unread_count: 0 })
    const before = await counts()
    const until = later(3600)
    const put_off = await snooze(id, until)
    expect(put_off).toMatchObject({ status: 200, body: { snooze: { until, by: { id: boss.id, name: boss.name } } } })
    expect(await ids(lead, { category: 'nuevas', username: put_off.body.user_name })).not.toContain(id)
    expect((await list(lead, { category: 'pospuestas' })).data).toMatchObject([{ id, snooze: { until } }])
    expect(await counts()).toMatchObject({
      new: { total: before.new.total - 1 },
      unassigned: { total: before.unassigned.total - 1 },
      snoozed: { total: 1, unread: 0 },
    })
    await workThrough()
    expect(await ids(boss, { category: 'pospuestas' })).toEqual([id])
    t.clock.advance(3600)
    await workThrough()
    expect(await ids(boss, { category: 'pospuestas' })).toEqual([])
    expect(await itemOf(id, { sender_id: put_off.body.sender_id })).toMatchObject({
      snooze: null,
      open: true,
      unread_count: 1,
    })
    expect(await counts()).toMatchObject({ new: { total: before.new.total }, snoozed: { total: 0, unread: 0 } })
    const events = (await t.events()).filter(({ name, payload }) => name === 'chat-snoozed' && payload.chat_id === id)
    expect(events.map(({ payload }) => payload)).toMatchObject([
      { snooze: { until }, woken_for: null },
      { snooze: null, woken_for: boss.id },
    ])
  })

  test('return at once when the customer writes or a member wakes them', async () => {
    const id = await t.request({}, { senderId: 'espera' })
    await snooze(id, later(3600))
    await t.writes('¿Hay novedades?', { senderId: 'espera' })
    expect((await itemOf(id, { sender_id: 'espera' })).snooze).toBeNull()
    await snooze(id, later(3600))
    expect((await post(lead, '/chats/wake/{bot}', { id })).body).toMatchObject({ id, snooze: null })
    expect((await post(lead, '/chats/wake/{bot}', { id })).status).toBe(200)
  })

  test('return only at the latest time that was set, and not at all when resolved', async () => {
    const id = await t.request({}, { senderId: 'dos-veces' })
    await snooze(id, later(60))
    await snooze(id, later(7200))
    t.clock.advance(61)
    await workThrough()
    expect(await ids(boss, { category: 'pospuestas' })).toEqual([id])
    await post(boss, '/chats/requests/state/{bot}', { id, state: 2 })
    t.clock.advance(7200)
    await workThrough()
    expect(await itemOf(id, { category: 'resueltas', sender_id: 'dos-veces' })).toMatchObject({
      state: 2,
      snooze: null,
    })
    expect((await snooze(id, later(60))).status).toBe(409)
  })

  test('need a time in the future, within a year', async () => {
    const id = await t.request()
    for (const until of [later(-1), later(0), later(367 * 86_400)])
      expect(await snooze(id, until)).toMatchObject({ status: 422, body: { fields: { until: [expect.any(String)] } } })
    expect((await snooze(id, 'mañana')).status).toBe(422)
    expect((await snooze(id, later(365 * 86_400))).status).toBe(200)
    const area = await t.area(t.bot_, 'Otra')
    const hidden = await t.request({ area_id: area })
    expect((await snooze(hidden, later(60), await t.staff(4))).status).toBe(404)
  })

  test('that are resolved in bulk are snoozed again when that is undone', async () => {
    const id = await t.request({}, { senderId: 'deshacer' })
    await snooze(id, later(120))
    const { body } = await post(boss, '/chats/bulk/{bot}', { ids: [id], action: 'state', value: 2 })
    const [line] = (await t.audit(({ resource_type }) => resource_type === 'chat')).slice(-1)
    const { user_name } = await t.db
      .selectFrom('chat')
      .select('user_name')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(line).toMatchObject({ resource_id: String(id), resource_label: user_name })
    t.clock.advance(1)
    await boss.call('POST', at(`/chats/bulk/undo/{bot}/${body.undo_id}`))
    expect(await ids(boss, { category: 'pospuestas', sender_id: 'deshacer' })).toEqual([id])
    t.clock.advance(120)
    await workThrough()
    expect(await ids(boss, { category: 'pospuestas', sender_id: 'deshacer' })).toEqual([])
  })
})

describe('snoozing in bulk', () => {
  const bulk = (body: object, who = boss) => post(who, '/chats/bulk/{bot}', body)
  const undo = (id: string) => boss.call('POST', at(`/chats/bulk/undo/{bot}/${id}`))

  test('the chosen chats leave the list and return at their time; resolved ones stay', async () => {
    const area = await t.area(t.bot_, 'Elegidas')
    const chats: number[] = []
    for (const state of [0, 2, 0]) chats.push(await t.request({ area_id: area, state }))
    const [first, resolved, last] = chats as [number, number, number]
    const until = later(600)
    const { body } = await bulk({ ids: chats, action: 'snooze', until })
    expect(body).toMatchObject({ changed: 2, skipped: 1, undo_id: expect.any(String) })
    expect((await list(lead, { area, category: 'pospuestas' })).data).toMatchObject([
      { id: last, snooze: { until, by: { id: boss.id } } },
      { id: first, snooze: { until, by: { id: boss.id } } },
    ])
    expect((await list(boss, { area, category: 'resueltas' })).data).toMatchObject([{ id: resolved, snooze: null }])
    t.clock.advance(600)
    await workThrough()
    expect(await ids(boss, { area, category: 'pospuestas' })).toEqual([])
    const events = (await t.events()).filter(
      ({ name, payload }) => name === 'chat-snoozed' && payload.chat_id === first,
    )
    expect(events.map(({ payload }) => payload)).toMatchObject([
      { snooze: { until }, woken_for: null },
      { snooze: null, woken_for: boss.id },
    ])
  })

  test('undo restores each chat to the list or to its earlier snooze time', async () => {
    const area = await t.area(t.bot_, 'Deshechas')
    const listed = await t.request({ area_id: area })
    const before = await t.request({ area_id: area })
    const moved = await t.request({ area_id: area })
    const had = later(300)
    await snooze(before, had)
    const { body } = await bulk({ ids: [listed, before, moved], action: 'snooze', until: later(900) })
    await snooze(moved, later(1_200))
    expect((await undo(body.undo_id)).body).toMatchObject({ changed: 2, skipped: 1 })
    expect(await itemOf(listed, { area })).toMatchObject({ snooze: null })
    expect(await ids(boss, { area, category: 'pospuestas' })).toEqual([moved, before])
    t.clock.advance(300)
    await workThrough()
    expect(await ids(boss, { area, category: 'pospuestas' })).toEqual([moved])
    t.clock.advance(900)
    await workThrough()
    expect(await ids(boss, { area, category: 'pospuestas' })).toEqual([])
  })

  test('all matching chats can be snoozed and woken, and both can be undone', async () => {
    const area = await t.area(t.bot_, 'Después')
    const some = [await t.request({ area_id: area }), await t.request({ area_id: area })]
    const until = later(3_600)
    expect((await bulk({ filter: { area }, action: 'snooze', until })).body.changed).toBe(2)
    const woken = await bulk({ filter: { area, category: 'pospuestas' }, action: 'wake' })
    expect(woken.body.changed).toBe(2)
    expect(await ids(boss, { area })).toEqual(some.toReversed())
    await undo(woken.body.undo_id)
    expect((await list(boss, { area, category: 'pospuestas' })).data).toMatchObject([{ snooze: { until } }, {}])
    t.clock.advance(3_600)
    await workThrough()
    expect(await ids(boss, { area })).toEqual(some.toReversed())
  })

  test('needs a time in the future within a year, and skips chats that the member cannot see', async () => {
    const area = await t.area(t.bot_, 'Ajena')
    const hidden = await t.request({ area_id: area })
    for (const until of [undefined, later(0), later(367 * 86_400)])
      expect(await bulk({ ids: [hidden], action: 'snooze', until })).toMatchObject({
        status: 422,
        body: { fields: { until: [expect.any(String)] } },
      })
    const ask = { ids: [hidden], action: 'snooze', until: later(60) }
    expect((await bulk(ask, await t.staff(4))).body).toMatchObject({ changed: 0, skipped: 1 })
    expect((await bulk(ask)).body).toMatchObject({ changed: 1 })
  })
})

test('a chat is exported as text in the time zone of the bot, without internal notes', async () => {
  const id = await t.request({}, { senderId: 'texto', userName: 'Íñigo Peña' })
  await post(boss, '/chats/requests/send/{bot}', { id, target_id: 'texto', message: '**Sí**\nquedan tres' })
  await post(boss, '/chats/requests/message/{bot}', { id, message: 'Pide factura A' })
  const answer = await t.app.inject({
    method: 'GET',
    url: `/api${at(`/chats/transcript/text/{bot}/${id}`)}`,
    headers: { authorization: `Bearer ${boss.token}` },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toMatch(/^text\/plain/)
  expect(answer.body).toContain('Conversación con Íñigo Peña\n')
  expect(answer.body).toMatch(/\[\d\d\/\d\d\/\d{4} \d\d:\d\d\] Íñigo Peña: Hola\n/)
  expect(answer.body).toContain(`${boss.name}: Sí\n    quedan tres\n`)
  expect(answer.body).not.toContain('factura A')
})
