import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Asked, asking, before, cases, figuresBy, listOf, pageOf } from './counted.ts'
import { type Counted, rounded, withVisits } from './counted-visits.ts'
import { type Played, play } from './played.ts'

let t: Played

beforeAll(async () => {
  t = await play()
})
afterAll(() => t.stop())

const rowsOf = async <Row = Record<string, unknown>>(query: RawBuilder<unknown>): Promise<Row[]> =>
  (await query.execute(t.db)).rows as Row[]

/**
 * Begins a query with what the bot read on some days (`n`), with the reactions to what it answered then (`p`), and with
 * the forms that people began (`q`), each with the conversation that it is in.
 */
const withReadings = (of: Counted) => {
  const onDays = (at: string) =>
    sql`(${sql.ref(at)} at time zone ${of.zone}::text)::date between ${of.from}::date and ${of.to}::date`
  return sql`${withVisits(of)}, n as (
    select f.*, i.name, (f.at at time zone ${of.zone}::text)::date as day, v.chat_id as chat, v.at as began
    from message_fact f left join intent i on i.id = f.intent_id
      left join v on v.chat_id = f.chat_id and f.at >= v.at and f.at < v.until
    where f.bot_id = ${of.bot}::int and ${onDays('f.at')}
  ), p as (
    select m.reaction like '👍%' as is_praise, i.name, v.chat_id as chat, v.at as began
    from message m join v on v.chat_id = m.chat_id and m.at >= v.at and m.at < v.until
      join message_fact f on f.message_id = (
        select u.id from message u where u.chat_id = m.chat_id and u.author = 'user' and (u.at, u.id) < (m.at, m.id)
        order by u.at desc, u.id desc limit 1)
      join intent i on i.id = f.intent_id
    where m.bot_id = ${of.bot}::int and m.reaction is not null and ${onDays('m.at')}
  ), q as (
    select r.*, v.chat_id as chat, v.at as began from form_run r
      left join v on v.chat_id = r.chat_id and r.started_at >= v.at and r.started_at < v.until
    where r.bot_id = ${of.bot}::int and ${onDays('r.started_at')}
  )`
}

const figures = (of: Counted): RawBuilder<Record<string, number | null>> => sql`${withReadings(of)}
  select count(name)::int as hits, ${rounded(sql`100 * avg(confidence) filter (where name is not null)`)} as confidence,
    ${rounded(sql`100.0 * count(*) filter (where name is null) / nullif(count(*), 0)`)} as fallback_rate,
    (count(*) filter (where name is not null and rejected))::int as misunderstood from n`

describe.each(cases)('in %s from %s to %s', (...of) => {
  let asked: Asked
  let page: Awaited<ReturnType<typeof pageOf>>

  beforeAll(async () => {
    asked = await asking(t, of)
    page = await pageOf(t, asked, 'intents')
  })

  /** Returns the conversations that a query of `chat` and `began` finds. */
  async function found(query: RawBuilder<unknown>): Promise<string[]> {
    const rows = await rowsOf<{ chat: number; began: string }>(sql`${withReadings(asked.counted)}
      select distinct x.chat, x.began from (${query}) x where x.chat is not null`)
    return rows.map(({ chat, began }) => `${chat} ${Date.parse(began)}`).sort()
  }

  test('the figures are those of what the bot read, and so are those of the period before', async () => {
    const [expected] = await rowsOf(figures(asked.counted))
    expect(expected?.hits).toBeGreaterThan(0)
    expect(figuresBy(page)).toEqual(expected)
    const [earlier] = await rowsOf(figures(before(asked.counted)))
    expect(figuresBy(page, 'previous')).toEqual(earlier)
    const days =
      await rowsOf(sql`${withReadings(asked.counted)} select day::text as day, count(name)::int as understood,
      (count(*) filter (where name is null))::int as not_understood from n group by 1 order by 1`)
    expect(
      page.by_day.filter((day: Record<string, number>) => Number(day.understood) + Number(day.not_understood) > 0),
    ).toEqual(days)
  })

  test('each intent has its uses, what was wrong, after how many people left, and what they thought', async () => {
    const intents = await rowsOf<Record<string, unknown>>(sql`${withReadings(asked.counted)},
      g as (select i.id, count(*)::int as conversations from d join intent i on i.id = d.last_intent
        where d.to_people is null group by 1)
      select n.name, count(*)::int as hits, ${rounded(sql`avg(n.confidence)`)} as confidence,
        (count(*) filter (where n.rejected))::int as misunderstood,
        ${rounded(sql`100.0 * least(count(*), coalesce(min(g.conversations), 0)) / count(*)`)} as drop_off,
        (select count(*)::int from p where p.name = n.name and is_praise) as feedback_up,
        (select count(*)::int from p where p.name = n.name and not is_praise) as feedback_down,
        max(n.day)::text as last_used_at
      from n left join g on g.id = n.intent_id where n.name is not null group by 1 order by 1`)
    expect(
      page.intents.flatMap(({ id: _, previous: __, ...use }: Record<string, number>) => (use.hits ? [use] : [])),
    ).toEqual(intents)
  })

  test('entities and forms are those of the messages and of the answers', async () => {
    const [entities] = await rowsOf(sql`${withReadings(asked.counted)} select count(*)::int as value from n,
      jsonb_array_elements(n.entities) e where e->>'entity' = 'producto'`)
    expect(page.entities.map(({ key, value }: Record<string, unknown>) => ({ key, value }))).toEqual([
      { key: 'producto', value: entities?.value },
    ])
    const forms = await rowsOf(sql`${withReadings(asked.counted)} select o.name as form, count(*)::int as started,
      (count(*) filter (where q.status = 'complete'))::int as finished from q join form o on o.id = q.form_id
      group by 1 order by 2 desc, 1`)
    const steps = await rowsOf<{ form: string; key: string; value: number }>(sql`${withReadings(asked.counted)}
      select o.name as form, a.step as key, count(*)::int as value
      from q join form o on o.id = q.form_id, jsonb_array_elements_text(q.asked) a(step) group by 1, 2`)
    const shown = page.forms as {
      form: string
      started: number
      finished: number
      steps: { key: string; value: number }[]
    }[]
    expect(shown.map(({ form, started, finished }) => ({ form, started, finished }))).toEqual(forms)
    const sorted = (list: { form: string; key: string; value: number }[]) =>
      list.map(({ form, key, value }) => `${form} ${key} ${value}`).sort()
    expect(
      sorted(shown.flatMap(({ form, steps: own }) => own.map(({ key, value }) => ({ form, key, value })))),
    ).toEqual(sorted(steps))
  })

  test('the lists of what was read have the conversations in which it was', async () => {
    const { precios } = asked.bot.intents
    const own = { intent_id: precios }
    const lists: [string, object, RawBuilder<unknown>][] = [
      ['read_by_bot', {}, sql`select * from n`],
      ['understood', {}, sql`select * from n where name is not null`],
      ['understood', own, sql`select * from n where name = 'precios'`],
      ['not_understood', {}, sql`select * from n where name is null`],
      ['misunderstood', {}, sql`select * from n where rejected and name is not null`],
      ['misunderstood', own, sql`select * from n where rejected and name = 'precios'`],
      ['with_entity', { entity: 'producto' }, sql`select * from n`],
      [
        'dropped',
        {},
        sql`select chat_id as chat, at as began from d where to_people is null and last_intent is not null`,
      ],
      [
        'dropped',
        own,
        sql`select chat_id as chat, at as began from d where to_people is null and last_intent = ${precios}`,
      ],
    ]
    for (const [set, more, query] of lists)
      expect([set, more, await listOf(asked, set, more)]).toEqual([set, more, await found(query)])
    expect(await listOf(asked, 'with_entity', { entity: 'color' })).toEqual([])
  })

  test('the lists of reactions and forms have the conversations in which they were', async () => {
    const { envios } = asked.bot.intents
    const { catalogue } = asked.bot.forms
    const run = (is: RawBuilder<unknown>) => sql`select * from q where form_id = ${catalogue} and ${is}`
    const lists: [string, object, RawBuilder<unknown>][] = [
      ['praised', {}, sql`select * from p where is_praise`],
      ['praised', { intent_id: envios }, sql`select * from p where is_praise and name = 'envios'`],
      ['blamed', {}, sql`select * from p where not is_praise`],
      ['blamed', { intent_id: envios }, sql`select * from p where not is_praise and name = 'envios'`],
      ['form_begun', {}, sql`select * from q`],
      ['form_begun', { form_id: catalogue }, run(sql`true`)],
      ['form_begun', { form_id: catalogue, form_step: 'talle' }, run(sql`jsonb_array_length(asked) > 1`)],
      ['form_finished', { form_id: catalogue }, run(sql`status = 'complete'`)],
      ['form_left', { form_id: catalogue }, run(sql`status = 'abandoned'`)],
    ]
    for (const [set, more, query] of lists)
      expect([set, more, await listOf(asked, set, more)]).toEqual([set, more, await found(query)])
  })
})
