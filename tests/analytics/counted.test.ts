import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { measureConversations } from '../../src/server/conversation/analytics/measure.ts'
import { recountAll } from '../../src/server/conversation/analytics/recount.ts'
import { type Asked, asking, before, cases, expectedOf, figuresBy, listOf, pageOf } from './counted.ts'
import { durationsSql, figuresSql, rounded, SETS, scoresSql, withVisits } from './counted-visits.ts'
import { type Played, play } from './played.ts'

let t: Played

beforeAll(async () => {
  t = await play()
  await t.store.run(measureConversations)
})
afterAll(() => t.stop())

const rowsOf = async <Row = Record<string, unknown>>(query: RawBuilder<unknown>): Promise<Row[]> =>
  (await query.execute(t.db)).rows as Row[]

describe.each(cases)('in %s from %s to %s', (...of) => {
  let asked: Asked
  let page: Awaited<ReturnType<typeof pageOf>>

  beforeAll(async () => {
    asked = await asking(t, of)
    page = await pageOf(t, asked, 'conversations')
  })

  /** Counts the conversations that began in the period, or other things of them. */
  const per = (columns: string, counted = 'count(*)::int as value', where = sql`true`) =>
    rowsOf(sql`${withVisits(asked.counted)} select ${sql.raw(columns)}, ${sql.raw(counted)} from d
      where ${where} group by ${sql.raw(columns.replace(/( as \w+)/g, ''))} order by ${sql.raw(columns.replace(/( as \w+)/g, ''))}`)

  test('the figures are those of the messages, and so are those of the period before', async () => {
    const [figures] = await rowsOf(figuresSql(asked.counted))
    expect(figures?.started).toBeGreaterThan(0)
    expect(figuresBy(page)).toMatchObject(figures ?? {})
    const [earlier] = await rowsOf(figuresSql(before(asked.counted)))
    expect(figuresBy(page, 'previous')).toMatchObject(earlier ?? {})
  })

  test('the scores are those that customers gave, with how far they may be from the true ones', async () => {
    const [scores] = await rowsOf(sql`${withVisits(asked.counted)}, scores as (${scoresSql(asked.counted)}),
      n as (select kind, case when kind = 'csat' then score else case when score > 8 then 100 when score < 7 then -100
        else 0 end end as score from scores)
      select ${rounded(sql`avg(score) filter (where kind = 'csat')`)} as csat,
        ${rounded(sql`avg(score) filter (where kind = 'nps')`)} as nps,
        ${rounded(sql`1.96 * stddev_samp(score) filter (where kind = 'csat') / sqrt(count(*) filter (where kind = 'csat'))`)} as csat_margin,
        ${rounded(sql`1.96 * stddev_samp(score) filter (where kind = 'nps') / sqrt(count(*) filter (where kind = 'nps'))`)} as nps_margin,
        count(*) filter (where kind = 'csat')::int as csat_base, count(*) filter (where kind = 'nps')::int as nps_base
      from n`)
    expect(figuresBy(page)).toMatchObject({ csat: scores?.csat, nps: scores?.nps })
    expect(figuresBy(page, 'base')).toMatchObject({ csat: scores?.csat_base, nps: scores?.nps_base })
    expect(figuresBy(page, 'margin')).toMatchObject({ csat: scores?.csat_margin, nps: scores?.nps_margin })
  })

  test('the times are those between the messages, and those within the hours of attention', async () => {
    const [expected] = await rowsOf(durationsSql(asked.counted))
    const shown: Record<string, number | null> = {}
    for (const { metric, previous: _, ...times } of page.durations)
      for (const [name, value] of Object.entries<number | null>(times))
        shown[`${metric} ${name}`] = value === null ? null : Math.round(value * 10_000) / 10_000
    expect(shown).toEqual(expected)
  })

  test('the days, the hours and the steps are those of the place', async () => {
    const days = await per(
      'day::text as day',
      `count(*)::int as started, count(to_people)::int as handed_off, count(done)::int as resolved`,
    )
    expect(
      page.by_day
        .filter(({ started }: { started: number }) => started > 0)
        .map(({ previous: _, ...day }: { previous: number }) => day),
    ).toEqual(days)
    const hours = (count: 'started' | 'handed_off') =>
      page.hours.flatMap(({ weekday, hour, ...counts }: Record<string, number>) =>
        counts[count] ? [{ weekday, hour, value: counts[count] }] : [],
      )
    expect(hours('started')).toEqual(await per('weekday, hour'))
    const local = `to_people at time zone '${asked.counted.zone}'`
    expect(hours('handed_off')).toEqual(
      await rowsOf(sql`${withVisits(asked.counted)} select extract(isodow from ${sql.raw(local)})::int - 1 as weekday,
        extract(hour from ${sql.raw(local)})::int as hour, count(*)::int as value from d where to_people is not null
        group by 1, 2 order by 1, 2`),
    )
    const [steps] = await rowsOf(sql`${withVisits(asked.counted)} select count(*)::int as started,
      count(to_people)::int as handed_off, count(written)::int as answered,
      (count(*) filter (where written is not null and done is not null))::int as resolved_by_human from d`)
    expect(
      Object.fromEntries(page.funnel.map(({ key, value }: { key: string; value: number }) => [key, value])),
    ).toEqual(steps)
  })

  const points = (list: { label: string; value: number }[]) =>
    Object.fromEntries(list.filter(({ value }) => value > 0).map(({ label, value }) => [label, value]))
  const byKey = (rows: Record<string, unknown>[]) =>
    Object.fromEntries(rows.map(({ key, value }) => [String(key), value]))

  test('channels, areas and labels share the conversations out', async () => {
    const named: Record<string, string> = { webchat: 'Webchat', whatsapp: 'WhatsApp', facebook: 'Facebook' }
    const channels = (await per('channel as key')).map((row) => ({ ...row, key: named[String(row.key)] }))
    expect(points(page.by_channel)).toEqual(byKey(channels))
    expect(points(page.by_area)).toEqual(byKey(await per("coalesce(area, 'Sin área') as key")))
    const labels = await rowsOf(sql`${withVisits(asked.counted)} select l.title as key, count(*)::int as value
      from d join chat_label k on k.chat_id = d.chat_id join label l on l.id = k.label_id group by 1`)
    expect(points(page.by_label)).toEqual(byKey(labels))
  })

  test('each person has the conversations that they attended, by name', async () => {
    const median = (time: string) => rounded(sql`percentile_cont(0.5) within group (order by ${sql.ref(time)})`)
    const people = await rowsOf(sql`${withVisits(asked.counted)}, scores as (${scoresSql(asked.counted)}),
      c as (select person, ${rounded(sql`avg(score)`)} as csat, count(*)::int as csat_base
        from scores where kind = 'csat' group by 1)
      select d.person as name, count(*)::int as conversations, ${median('first_response')} as first_response,
        ${median('resolution')} as resolution, min(c.csat) as csat,
        coalesce(min(c.csat_base), 0) as csat_base
      from d left join c on c.person = d.person where d.person is not null group by 1 order by 1`)
    expect(page.by_user.map(({ user_id: _, ...person }: { user_id: number }) => person)).toEqual(people)
  })

  test.each(Object.entries(SETS))('the list %s has its conversations', async (set, is) => {
    const expected = await expectedOf(t, asked, sql`select chat_id, at from d where ${is}`)
    expect(await listOf(asked, set)).toEqual(expected)
    if (set in figuresBy(page) && set !== 'on_time') expect(figuresBy(page)[set]).toBe(expected.length)
  })

  test('the list of people who come back has those that the figure counts', async () => {
    const list = await listOf(asked, 'returning_contacts')
    expect(list).toEqual(await expectedOf(t, asked, sql`select chat_id, at from d where first_day < ${of[1]}::date`))
    const { rows } = await sql<{ people: number }>`select count(distinct contact_id)::int as people from chat
      where id = any(${list.map((one) => Number(one.split(' ')[0]))}::int[])`.execute(t.db)
    expect(rows).toEqual([{ people: figuresBy(page).returning_contacts }])
  })

  test.each(['csat', 'nps'])('the list %s has the conversations with a score of these days', async (kind) => {
    const scored = sql`select chat_id, at from (${scoresSql(asked.counted)}) g where kind = ${kind}`
    expect(await listOf(asked, kind)).toEqual(await expectedOf(t, asked, scored))
  })

  test('an hour of the week lists what began in it, or what went to people in it', async () => {
    const at = page.hours.toSorted(
      (a: { handed_off: number }, b: { handed_off: number }) => b.handed_off - a.handed_off,
    )[0]
    const { weekday, hour } = at
    for (const set of ['started', 'handed_off'])
      expect(await listOf(asked, set, { weekday, hour })).toHaveLength(at[set])
  })
})

test('the cohorts are those who wrote for the first time in a month and came back', async () => {
  for (const city of ['madrid', 'santiago']) {
    const { bot, boss, counted } = await asking(t, [city, '2026-01-01', '2026-12-31'])
    const { body } = await boss.call('GET', `/analytics/cohorts/${bot.id}`)
    const rows = await rowsOf<{ month: string; later: number; contacts: number }>(sql`${withVisits(counted)}
      select to_char(first_day, 'YYYY-MM') as month, (extract(month from day) - extract(month from first_day))::int as later,
        count(distinct contact_id)::int as contacts from d group by 1, 2`)
    for (const { month, contacts, returned } of body.cohorts as {
      month: string
      contacts: number
      returned: number[]
    }[])
      for (const [later, count] of [contacts, ...returned].entries())
        expect([month, later, count]).toEqual([
          ...[month, later],
          rows.find((row) => row.month === month && row.later === later)?.contacts ?? 0,
        ])
    expect(rows.length).toBeGreaterThan(1)
  }
})

test('a month of a cohort lists the conversations that its people had in it', async () => {
  const asked = await asking(t, ['madrid', '2026-01-01', '2026-12-31'])
  const rows = await rowsOf<{
    month: string
    day: string
    chat_id: number
    at: string
  }>(sql`${withVisits(asked.counted)}
    select to_char(first_day, 'YYYY-MM') as month, day::text as day, chat_id, at from d
    where chat_id is not null and to_char(first_day, 'YYYY-MM') <> to_char(day, 'YYYY-MM') order by at, chat_id`)
  const [back] = rows
  if (!back) throw new Error('nobody came back')
  const days = (month: string) => [
    `${month}-01`,
    new Date(Date.UTC(+month.slice(0, 4), +month.slice(5), 0)).toISOString().slice(0, 10),
  ]
  const [first_from, first_to] = days(back.month)
  const [day_from, day_to] = days(back.day.slice(0, 7))
  expect(await listOf(asked, 'started', { first_from, first_to, day_from, day_to })).toEqual(
    rows
      .filter(({ month, day }) => month === back.month && day.slice(0, 7) === back.day.slice(0, 7))
      .map(({ chat_id, at }) => `${chat_id} ${Date.parse(at)}`)
      .sort(),
  )
})

test('at least 200 conversations were counted, and again they are the same', async () => {
  const all = () =>
    sql<object>`select to_jsonb(c) - 'id' as c from conversation c order by chat_id, started_at`.execute(t.db)
  const { rows } = await all()
  expect(rows.length).toBeGreaterThanOrEqual(200)
  await t.store.run(() => recountAll())
  expect((await all()).rows).toEqual(rows)
})
