import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { measureConversations } from '../../src/server/conversation/analytics/measure.ts'
import { recountAll } from '../../src/server/conversation/analytics/recount.ts'
import { requestPerson } from '../../src/server/conversation/chats/core/bot-changes.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

// Whatever changes a chat counts at once; what is counted again from its messages and turns must be the same.

let t: Inbox
let boss: Member
let seller: Member
const areas: number[] = []

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  seller = await t.staff(5)
  areas.push(await t.area(t.bot_, 'Ventas', seller), await t.area(t.bot_, 'Reclamos', boss))
  await t.db.updateTable('area').set({ first_response_minutes: 20 }).where('id', 'in', areas).execute()
})
afterAll(() => t.stop())

/** Signs in again each time, since days pass. */
const post = async (path: string, body: object, who: Member = boss) =>
  (await t.as(who)).call('POST', `/chats/requests/${path}/${t.bot_}`, { body })

/** Returns everything that is counted, without the ids of the conversations. */
async function counted() {
  const { rows } = await sql<object>`
    select to_jsonb(c) - 'id' as conversation,
      (select jsonb_agg(to_jsonb(m) - 'conversation_id' order by m.day, m.slot, m.author, m.kind)
        from conversation_message m where m.conversation_id = c.id and m.messages > 0) as messages,
      (select jsonb_agg(to_jsonb(r) - 'conversation_id' order by r.day, r.rule, r.intent_id)
        from conversation_reading r where r.conversation_id = c.id and r.readings > 0) as readings
    from conversation c where c.bot_id = ${t.bot_} order by c.chat_id, c.started_at`.execute(t.db)
  return rows
}

/** The figures of the messages of every month, which the rows of messages that went elsewhere must not change. */
async function figures() {
  const { rows } = await sql<{ from: string; to: string }>`
    select min(day)::text as from, max(day)::text as to from conversation_message where bot_id = ${t.bot_}
    group by date_trunc('week', day) order by 1`.execute(t.db)
  const who = await t.as(boss)
  return Promise.all(
    rows.map(async ({ from, to }) => {
      const { status, body } = await who.call('GET', `/analytics/messages/${t.bot_}?date_start=${from}&date_end=${to}`)
      expect(status).toBe(200)
      return [from, body.figures, body.by_day, body.by_kind]
    }),
  )
}

/** A sequence of numbers that is the same in each run. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    yield state / 2_147_483_648
  }
}

test('counts the same again from the messages and turns, after anything that people and the bot do', async () => {
  const random = numbers(20261130)
  const upTo = (count: number) => Math.floor(random.next().value * count)
  const chats: number[] = []
  const actions: ((id: number) => Promise<unknown>)[] = [
    (id) => write(id),
    (id) => write(id),
    (id) => post('message', { id, message: 'Nota del equipo' }),
    (id) => post('send', { id, target_id: String(id), message: 'Te ayudo' }, upTo(2) ? boss : seller),
    (id) => post('send', { id, target_id: String(id), message: 'Listo' }, seller),
    (id) => post('state', { id, state: 2 }),
    (id) => post('state', { id, state: 0 }),
    (id) => post('change', { id, selected_area_id: areas[upTo(2)] }),
    (id) => post('assign', { id, user_id: [null, boss.id, seller.id][upTo(3)] }),
    (id) => post('reactivate', { id }),
    (id) => t.inside(() => requestPerson(t.bot_, id, [null, ...areas][upTo(3)] ?? null)),
  ]
  const write = (id: number) => t.writes('Hola', { senderId: `cliente-${chats.indexOf(id)}` })
  let done = 0
  for (let step = 0; step < 400; step++) {
    t.clock.advance([20, 90, 600, 4_000, 30_000, 90_000][upTo(6)] ?? 0)
    if (chats.length < 12) chats.push(await t.writes('Hola', { senderId: `cliente-${chats.length}` }))
    const answer = await actions[upTo(actions.length)]?.(chats[upTo(chats.length)] ?? 0)
    if (answer && typeof answer === 'object' && 'status' in answer && answer.status === 200) done++
  }
  expect(done).toBeGreaterThan(100)
  await t.store.run(measureConversations)
  const [live, shown] = [await counted(), await figures()]
  expect(live.length).toBeGreaterThan(40)
  expect(await t.store.run(() => recountAll(t.bot_))).toBe(chats.length)
  expect(await counted()).toEqual(live)
  expect(await figures()).toEqual(shown)
})

test('counting ends when moments have microseconds, which a date drops', async () => {
  await sql`update message set at = at + interval '123 microseconds' where bot_id = ${t.bot_}`.execute(t.db)
  await sql`update chat_turn set at = at + interval '123 microseconds' where bot_id = ${t.bot_}`.execute(t.db)
  await t.store.run(() => recountAll(t.bot_))
  const { rows } = await sql<{ measured: boolean; conversations: number }>`
    select measured, count(*)::int as conversations from conversation
    where bot_id = ${t.bot_} and extract(microseconds from resolved_at)::int % 1000 > 0 group by measured`.execute(t.db)
  expect(rows).toEqual([{ measured: true, conversations: expect.any(Number) }])
})
