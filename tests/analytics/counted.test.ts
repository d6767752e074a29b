import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { measureConversations } from '../../src/server/conversation/analytics/measure.ts'
import { keepParts } from '../../src/server/conversation/analytics/parts/keep.ts'
import { recountAll } from '../../src/server/conversation/analytics/recount.ts'
import type { SignedIn } from '../support/app.ts'
import { figuresSql, messagesSql, readingsSql, visitsSql } from './counted-sql.ts'
import { type Played, type PlayedBot, play } from './played.ts'

// Every figure against the same one by plain SQL over the messages: two zones, a change of the clocks in each.

const PERIODS = {
  madrid: [
    ['2026-10-10', '2026-11-15'],
    ['2026-10-25', '2026-10-25'],
    ['2026-10-20', '2026-10-26'],
  ],
  santiago: [
    ['2026-08-20', '2026-09-30'],
    ['2026-09-05', '2026-09-06'],
  ],
} as const

let t: Played

beforeAll(async () => {
  t = await play()
  await t.store.run(measureConversations)
})
afterAll(() => t.stop())

const asked = async (city: string, path: string): Promise<{ bot: PlayedBot; boss: SignedIn; body: never }> => {
  const bot = t.bots[city] as PlayedBot
  const boss = await t.as(bot.people.rosa ?? { id: 0 })
  const get = () => boss.call('GET', path.replace('{bot}', String(bot.id)))
  const { status, body } = await get()
  expect(status).toBe(200)
  // What is kept of past months gives the same.
  await t.store.run(() => keepParts())
  expect((await get()).body).toEqual(body)
  return { bot, boss, body: body as never }
}

interface Figures {
  figures: { metric: string; value: number | null }[]
}
const valuesOf = ({ figures }: Figures) => Object.fromEntries(figures.map(({ metric, value }) => [metric, value]))

const cases = Object.entries(PERIODS).flatMap(([city, periods]) =>
  periods.map(([from, to]) => [city, from, to] as const),
)

describe.each(cases)('in %s from %s to %s', (city, from, to) => {
  const days = `date_start=${from}&date_end=${to}`

  test('the conversations are counted as the messages say', async () => {
    const { bot, body } = await asked(city, `/analytics/conversations/{bot}?${days}`)
    const analytics = body as Figures & { durations: { p90: number | null }[] }
    const [expected] = (await figuresSql(bot.id, bot.zone, from, to).execute(t.db)).rows
    const { answered_in_20: _, median, p90, ...figures } = expected ?? {}
    expect(valuesOf(analytics)).toMatchObject(figures)
    expect(analytics.durations).toMatchObject([{ metric: 'first_response', median }, { metric: 'resolution' }])
    expect(analytics.durations[0]?.p90 ?? null).toEqual(p90 === null ? null : expect.closeTo(p90 ?? 0, 3))
  })

  test('the conversations are on the days and hours of the place', async () => {
    const { bot, body } = await asked(city, `/analytics/conversations/{bot}?${days}`)
    const { by_day, hours } = body as { by_day: { day: string; started: number }[]; hours: object[] }
    const per = (columns: string) =>
      sql<Record<string, number | string>>`
        select ${sql.raw(columns)}, count(*)::int as started from (${visitsSql(bot.id, bot.zone)}) x
        where day between ${from}::date and ${to}::date group by ${sql.raw(columns.replace(/::text as \w+/, ''))} order by 1, 2`
        .execute(t.db)
        .then(({ rows }) => rows)
    expect(by_day.filter(({ started }) => started > 0).map(({ day, started }) => ({ day, started }))).toEqual(
      await per('day::text as day'),
    )
    expect(hours.map((hour) => ({ ...hour, handed_off: undefined }))).toEqual(await per('weekday, hour'))
  })

  test('every set lists as many conversations as its figure counts', async () => {
    const { bot, boss, body } = await asked(city, `/analytics/conversations/{bot}?${days}`)
    const values = valuesOf(body)
    for (const set of [
      'started',
      'new_contacts',
      'bot_only',
      'handed_off',
      'resolved_by_human',
      'unanswered',
      'abandoned',
      'reopened',
    ]) {
      const filter = encodeURIComponent(JSON.stringify({ set, day_from: from, day_to: to }))
      const {
        headers,
        status,
        body: page,
      } = await boss.call('GET', `/analytics/list/${bot.id}?filter=${filter}&range=[0,0]&sort=["started_at","DESC"]`)
      expect({ status, page }).toMatchObject({ status: 200 })
      expect([set, Number(String(headers['content-range']).split('/').at(-1))]).toEqual([set, values[set]])
    }
  })

  test('the messages are counted as they are stored', async () => {
    const { bot, body } = await asked(city, `/analytics/messages/{bot}?${days}`)
    const messages = body as Figures & { by_day: Record<string, number | string>[] }
    const { rows } = await messagesSql(bot.id, bot.zone, from, to).execute(t.db)
    const sum = (author: string) =>
      rows.filter((row) => row.author === author).reduce((all, row) => all + row.messages, 0)
    expect(valuesOf(messages)).toMatchObject({
      ...{ received: sum('user'), sent_bot: sum('bot'), sent_agent: sum('agent') },
      failed: rows.reduce((all, row) => all + row.failed, 0),
    })
    for (const { day, ...counts } of messages.by_day)
      for (const [author, key] of [
        ['user', 'received'],
        ['bot', 'sent_bot'],
        ['agent', 'sent_agent'],
      ] as const)
        expect([day, key, counts[key]]).toEqual([
          ...[day, key],
          rows.find((row) => row.day === day && row.author === author)?.messages ?? 0,
        ])
  })

  test('the intents are counted as the bot understood them', async () => {
    const { bot, body } = await asked(city, `/analytics/intents/{bot}?${days}`)
    const intents = body as Figures & { intents: { name: string; hits: number; confidence: number | null }[] }
    const { rows } = await readingsSql(bot.id, bot.zone, from, to).execute(t.db)
    const understood = rows.filter(({ name }) => name !== null)
    const all = rows.reduce((sum, { hits }) => sum + hits, 0)
    const missed = rows.find(({ name }) => name === null)?.hits ?? 0
    expect(valuesOf(intents)).toMatchObject({
      hits: all - missed,
      fallback_rate: all === 0 ? null : Math.round((1_000_000 * missed) / all) / 10_000,
    })
    expect(
      intents.intents.filter(({ hits }) => hits > 0).map(({ name, hits, confidence }) => ({ name, hits, confidence })),
    ).toEqual(understood.toSorted((a, b) => String(a.name).localeCompare(String(b.name))))
  })
})

test('at least 200 conversations were counted, and again they are the same', async () => {
  const all = () =>
    sql<object>`select to_jsonb(c) - 'id' as c from conversation c order by chat_id, started_at`.execute(t.db)
  const { rows } = await all()
  expect(rows.length).toBeGreaterThanOrEqual(200)
  await t.store.run(() => recountAll())
  expect((await all()).rows).toEqual(rows)
})
