import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Asked, asking, before, cases, expectedOf, figuresBy, listOf, pageOf } from './counted.ts'
import { type Counted, rounded, withVisits } from './counted-visits.ts'
import { type Played, play } from './played.ts'

let t: Played

beforeAll(async () => {
  t = await play()
})
afterAll(() => t.stop())

const rowsOf = async <Row = Record<string, unknown>>(query: RawBuilder<unknown>): Promise<Row[]> =>
  (await query.execute(t.db)).rows as Row[]

/** Begins a query with the messages of some days (`n`), each with the conversation that it is in. */
const withMessages = (of: Counted) => sql`${withVisits(of)}, n as (
  select m.*, (m.at at time zone ${of.zone}::text) as here, m.content ? 'template' as is_template, c.channel,
    c.channel <> 'webchat' and m.author <> 'user' as is_told, v.chat_id as chat, v.at as began
  from message m join chat c on c.id = m.chat_id
    left join v on v.chat_id = m.chat_id and m.at >= v.at and m.at < v.until
  where m.bot_id = ${of.bot}::int and m.author in ('user', 'bot', 'agent')
    and (m.at at time zone ${of.zone}::text)::date between ${of.from}::date and ${of.to}::date)`

/** Which messages a set lists the conversations of. */
const SETS = {
  with_messages: sql`true`,
  received: sql`author = 'user'`,
  sent_bot: sql`author = 'bot'`,
  sent_agent: sql`author = 'agent' and is_template is not true`,
  sent_template: sql`author <> 'user' and is_template`,
  failed: sql`status = 'failed'`,
  undelivered: sql`is_told and coalesce(status, '') not in ('delivered', 'read')`,
  unread: sql`is_told and status = 'delivered'`,
}

const figures = (of: Counted): RawBuilder<Record<string, number | null>> => {
  const size = (is: RawBuilder<unknown>) => sql`count(*) filter (where ${is})::int`
  const [arrived, wasRead] = [sql`is_told and status in ('delivered', 'read')`, sql`is_told and status = 'read'`]
  return sql`${withMessages(of)} select ${size(SETS.received)} as received, ${size(SETS.sent_bot)} as sent_bot,
    ${size(SETS.sent_agent)} as sent_agent, ${size(SETS.sent_template)} as sent_template,
    ${rounded(sql`1.0 * count(*) / nullif(count(distinct (chat, began)), 0)`)} as per_conversation,
    ${size(SETS.failed)} as failed,
    ${rounded(sql`100.0 * ${size(arrived)} / nullif(${size(sql`is_told`)}, 0)`)} as delivery_rate,
    ${rounded(sql`100.0 * ${size(wasRead)} / nullif(${size(arrived)}, 0)`)} as read_rate from n`
}

describe.each(cases)('in %s from %s to %s', (...of) => {
  let asked: Asked
  let page: Awaited<ReturnType<typeof pageOf>>

  beforeAll(async () => {
    asked = await asking(t, of)
    page = await pageOf(t, asked, 'messages')
  })

  test('the figures are those of the messages, and so are those of the period before', async () => {
    const [expected] = await rowsOf(figures(asked.counted))
    expect(expected?.received).toBeGreaterThan(0)
    expect(figuresBy(page)).toEqual(expected)
    const [earlier] = await rowsOf(figures(before(asked.counted)))
    expect(figuresBy(page, 'previous')).toEqual(earlier)
  })

  test('the days and the hours are those of the place', async () => {
    const days = await rowsOf(sql`${withMessages(asked.counted)} select here::date::text as day,
      (count(*) filter (where author = 'user'))::int as received, (count(*) filter (where author = 'bot'))::int as sent_bot,
      (count(*) filter (where author = 'agent'))::int as sent_agent from n group by 1 order by 1`)
    expect(
      page.by_day.flatMap(({ previous: _, ...day }: Record<string, number>) =>
        Object.values(day).some((count) => Number(count) > 0) ? [day] : [],
      ),
    ).toEqual(days)
    const hours = await rowsOf(sql`${withMessages(asked.counted)} select extract(isodow from here)::int - 1 as weekday,
      extract(hour from here)::int as hour, count(*)::int as received from n where author = 'user' group by 1, 2 order by 1, 2`)
    expect(page.hours.filter(({ received }: { received: number }) => received > 0)).toEqual(hours)
  })

  test('kinds and reasons share the messages out', async () => {
    const points = (list: { label: string; value: number }[]) =>
      Object.fromEntries(list.filter(({ value }) => value > 0).map(({ label, value }) => [label, value]))
    const [kinds] = await rowsOf(sql`${withMessages(asked.counted)} select
      (count(*) filter (where is_template))::int as "Plantilla", (count(*) filter (where is_template is not true))::int as "Texto"
      from n`)
    expect({ Plantilla: 0, ...points(page.by_kind) }).toEqual(kinds)
    const reasons = await rowsOf(sql`${withMessages(asked.counted)}
      select error as label, count(*)::int as value from n where status = 'failed' group by 1`)
    expect(page.failed_by_reason.map(({ label, value }: Record<string, unknown>) => ({ label, value }))).toEqual(
      reasons,
    )
  })

  test('each reason lists the conversations with messages that were not sent for it', async () => {
    const { rows } = await sql<{ reason: string; chat_id: number; at: string }>`${withMessages(asked.counted)}
      select distinct error as reason, chat as chat_id, began as at from n where status = 'failed' and chat is not null
    `.execute(t.db)
    expect(rows.length > 0).toBe(page.failed_by_reason.length > 0)
    for (const { key } of page.failed_by_reason)
      expect(await listOf(asked, 'failed', { failure: key })).toEqual(
        rows
          .filter(({ reason }) => reason === key)
          .map((row) => `${row.chat_id} ${Date.parse(row.at)}`)
          .sort(),
      )
    expect(await listOf(asked, 'failed', { failure: 'Otra cosa' })).toEqual([])
  })

  test.each(Object.entries(SETS))('the list %s has the conversations with such messages', async (set, is) => {
    const { rows } = await sql<{ chat_id: number; at: string }>`${withMessages(asked.counted)}
      select distinct chat as chat_id, began as at from n where ${is} and chat is not null`.execute(t.db)
    expect(await listOf(asked, set)).toEqual(rows.map(({ chat_id, at }) => `${chat_id} ${Date.parse(at)}`).sort())
  })

  test.each([
    ['template', sql`is_template`],
    ['text', sql`is_template is not true`],
    ['image', sql`false`],
  ])('the kind %s lists the conversations with messages of it', async (message_kind, is) => {
    const { rows } = await sql<{ chat_id: number; at: string }>`${withMessages(asked.counted)}
      select distinct chat as chat_id, began as at from n where ${is} and chat is not null`.execute(t.db)
    expect(await listOf(asked, 'with_messages', { message_kind })).toEqual(
      rows.map(({ chat_id, at }) => `${chat_id} ${Date.parse(at)}`).sort(),
    )
  })

  test('an hour of the week lists the conversations in which customers wrote in it', async () => {
    const [at] = page.hours.toSorted((a: { received: number }, b: { received: number }) => b.received - a.received)
    const { weekday, hour } = at
    const { rows } = await sql<{ chat_id: number; at: string }>`${withMessages(asked.counted)}
      select distinct chat as chat_id, began as at from n where author = 'user'
        and extract(isodow from here) = ${weekday}::int + 1 and extract(hour from here) = ${hour}::int`.execute(t.db)
    expect(await listOf(asked, 'received', { weekday, hour })).toEqual(
      rows.map(({ chat_id, at: began }) => `${chat_id} ${Date.parse(began)}`).sort(),
    )
    expect(rows.length).toBeGreaterThan(0)
  })

  test('of the whole, only the conversations of a channel are listed where one is asked for', async () => {
    const expected = await expectedOf(t, asked, sql`select chat_id, at from d where channel = 'whatsapp'`)
    const listed = await listOf(asked, 'with_messages', { channel: 'whatsapp' })
    expect(listed).toEqual(expect.arrayContaining(expected))
    expect(await listOf(asked, 'started', { channel: 'whatsapp' })).toEqual(expected)
  })
})
