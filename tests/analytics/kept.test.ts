import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepParts } from '../../src/server/conversation/analytics/parts/keep.ts'
import { recountAll } from '../../src/server/conversation/analytics/recount.ts'
import type { SignedIn } from '../support/app.ts'
import { type Played, type PlayedBot, play } from './played.ts'

// What is kept of past months is forgotten with whatever changes them.

let t: Played
let bot: PlayedBot
let boss: SignedIn

beforeAll(async () => {
  t = await play()
  bot = t.bots.madrid as PlayedBot
  boss = await t.as(bot.people.rosa ?? { id: 0 })
  await sql`insert into label (bot_id, title, color) values (${bot.id}, 'Reclamo', '#ff0000')`.execute(t.db)
})
afterAll(() => t.stop())

const PERIOD = 'date_start=2026-10-01&date_end=2026-11-15'
const PATHS = [
  `/analytics/conversations/{bot}?${PERIOD}`,
  `/analytics/conversations/{bot}?${PERIOD}&channel=whatsapp`,
  `/analytics/messages/{bot}?${PERIOD}`,
  `/analytics/intents/{bot}?${PERIOD}`,
  `/analytics/intents/{bot}?${PERIOD}&channel=webchat`,
  `/analytics/cohorts/{bot}`,
]

async function shown(): Promise<unknown[]> {
  const pages: unknown[] = []
  for (const path of PATHS) {
    const { status, body } = await boss.call('GET', path.replace('{bot}', String(bot.id)))
    expect([path, status]).toEqual([path, 200])
    pages.push(body)
  }
  return pages
}

const keep = () => t.store.run(() => keepParts())
const kept = async () =>
  Number(
    (
      await sql<{ n: number }>`select count(*)::int as n from analytics_part
        where value is not null and bot_id = ${bot.id} and to_day >= '2026-10-01'`.execute(t.db)
    ).rows[0]?.n,
  )

/** The pages as they are kept, which must be as they are counted now. */
async function pages(): Promise<unknown[]> {
  await shown()
  await keep()
  const withKept = await shown()
  expect(await kept()).toBeGreaterThan(0)
  await t.db.deleteFrom('analytics_part').execute()
  expect(withKept).toEqual(await shown())
  await keep()
  return withKept
}

/** A chat whose last conversation is of October, and that conversation. */
async function oldChat() {
  const { rows } = await sql<{ id: number; conversation: number; contact: number; message: string }>`
    select k.id, c.id as conversation, k.contact_id as contact, (select max(m.id)::text from message m
      where m.chat_id = k.id and m.author = 'user') as message
    from chat k join lateral (select * from conversation c where c.chat_id = k.id order by first_message desc limit 1) c on true
    where k.bot_id = ${bot.id} and c.day between '2026-10-01' and '2026-10-31' and c.handed_at is not null
      and c.channel = 'whatsapp' and k.state <> 2 order by k.id limit 1`.execute(t.db)
  const [chat] = rows
  if (!chat) throw new Error('no chat of October is open')
  return chat
}

const isOld = (column: string) => sql`${sql.ref(column)} between '2026-10-02' and '2026-10-30'`

const changes: Record<string, () => Promise<unknown>> = {
  'a chat goes to another area': async () => {
    const { id } = await oldChat()
    const other = await sql<{ area: number }>`
      select a.id as area from area a, chat k where a.bot_id = ${bot.id} and k.id = ${id}
        and k.area_id is distinct from a.id limit 1`.execute(t.db)
    return sql`update chat set area_id = ${other.rows[0]?.area} where id = ${id}`.execute(t.db)
  },
  'a chat is labelled': async () =>
    sql`insert into chat_label (chat_id, label_id) select ${(await oldChat()).id}, id from label
      where bot_id = ${bot.id} and title = 'Reclamo'`.execute(t.db),
  'the label is deleted': () => sql`delete from chat_label`.execute(t.db),
  'a chat is resolved': async () => {
    const { id } = await oldChat()
    expect((await boss.call('POST', `/chats/requests/state/${bot.id}`, { body: { id, state: 2 } })).status).toBe(200)
  },
  'a message was delivered': async () =>
    sql`update message set status = 'read' where id = (select max(m.id) from message m
      where m.chat_id = ${(await oldChat()).id} and m.author = 'bot')`.execute(t.db),
  'old messages are deleted': () =>
    sql`delete from message where bot_id = ${bot.id} and author = 'user' and at < '2026-10-20'`.execute(t.db),
  'the text of a message is corrected': () =>
    sql`update message set body = 'Ferretería ferretería' where bot_id = ${bot.id} and author = 'user'
      and at between '2026-10-21' and '2026-10-29'`.execute(t.db),
  'what the bot understood is corrected': () =>
    sql`update message_fact set intent_id = ${bot.intents.horarios}, rejected = true, confidence = 0.1, rule = 'intent'
      where bot_id = ${bot.id} and message_id = (select min(message_id) from message_fact where bot_id = ${bot.id}
        and intent_id is distinct from ${bot.intents.horarios})`.execute(t.db),
  'an old answer of the bot is praised': () =>
    sql`update message set reaction = '👍' where id = (select min(m.id) from message m join message u
        on u.id = (select max(id) from message where chat_id = m.chat_id and id < m.id and author = 'user')
        join message_fact f on f.message_id = u.id and f.intent_id is not null
      where m.bot_id = ${bot.id} and m.author = 'bot' and m.reaction is null and ${isOld('m.at')})`.execute(t.db),
  'the reaction is taken back': () =>
    sql`update message set reaction = null where bot_id = ${bot.id} and author = 'bot' and ${isOld('at')}`.execute(
      t.db,
    ),
  'an old score comes late': () =>
    sql`insert into chat_rating (bot_id, chat_id, score, rated_at)
      select bot_id, chat_id, 6 - score, rated_at + interval '1 second' from chat_rating
      where bot_id = ${bot.id} and ${isOld('rated_at')} order by id limit 1`.execute(t.db),
  'an old score is corrected': () =>
    sql`update chat_rating set score = 1 where bot_id = ${bot.id} and score > 1 and ${isOld('rated_at')}`.execute(t.db),
  'an old score is deleted': () =>
    sql`delete from chat_rating where bot_id = ${bot.id} and ${isOld('rated_at')}`.execute(t.db),
  'an old answer of a survey comes late': () =>
    sql`insert into form_run (bot_id, form_id, channel, key, status, answers, asked, started_at)
      values (${bot.id}, ${bot.forms.survey}, 'web', 'tarde', 'complete', '{"csat": 2}', '["csat"]', '2026-10-15T12:00:00Z')`.execute(
      t.db,
    ),
  'the answer of an old survey is corrected': () =>
    sql`update form_run set answers = answers || '{"csat": 1}' where bot_id = ${bot.id} and answers ? 'csat'
      and ${isOld('started_at')}`.execute(t.db),
  'a survey no longer asks for a score': () =>
    sql`update form set questions = (select jsonb_agg(q) from jsonb_array_elements(questions) q
      where q->>'id' <> 'csat') where id = ${bot.forms.survey}`.execute(t.db),
  'old answers of surveys are deleted': () =>
    sql`delete from form_run where bot_id = ${bot.id} and ${isOld('started_at')}`.execute(t.db),
  'a conversation is deleted': async () =>
    sql`delete from conversation where id = ${(await oldChat()).conversation}`.execute(t.db),
  'a chat is deleted': async () => sql`delete from chat where id = ${(await oldChat()).id}`.execute(t.db),
  'all is counted again': () => t.store.run(() => recountAll(bot.id)),
}

test.each(Object.keys(changes))('%s, and the pages show it', async (name) => {
  const before = await pages()
  await changes[name]?.()
  const after = await shown()
  expect(after).not.toEqual(before)
  expect(await pages()).toEqual(after)
})

test.each([
  ['deleted', sql`delete from message where body = 'Tardía'`],
  ['corrected', sql`update message set body = 'Corregida' where body = 'Tardía'`],
])(
  'a message of two days ago that is %s is noted, since its day may be in a part by the clock of its bot',
  async (_, act) => {
    const { id } = await oldChat()
    const late = async (hours: number) => {
      await sql`delete from message where body in ('Tardía', 'Corregida')`.execute(t.db)
      await sql`insert into message (bot_id, chat_id, author, body, at)
      values (${bot.id}, ${id}, 'bot', 'Tardía', now() - ${hours}::int * interval '1 hour')`.execute(t.db)
      await t.db.deleteFrom('analytics_late').execute()
      await act.execute(t.db)
      return (await t.db.selectFrom('analytics_late').select('bot_id').execute()).length
    }
    expect(await late(45)).toBe(1)
    expect(await late(2)).toBe(0)
  },
)

test('old messages that are deleted forget nothing of the months after them', async () => {
  await pages()
  const later = () =>
    sql<{ n: number }>`select count(*)::int as n from analytics_part
      where value is not null and bot_id = ${bot.id} and from_day >= '2026-11-01'`.execute(t.db)
  const before = (await later()).rows
  const all = await kept()
  await sql`delete from message where bot_id = ${bot.id} and at < '2026-10-20'`.execute(t.db)
  await keep()
  expect((await later()).rows).toEqual(before)
  expect(await kept()).toBeLessThan(all)
})

test('a message in an old conversation that goes on forgets nothing of the days before it', async () => {
  await pages()
  const { id } = await oldChat()
  await sql`insert into message (bot_id, chat_id, author, body, at) values (${bot.id}, ${id}, 'bot', 'Hola', now())`.execute(
    t.db,
  )
  const before = await kept()
  await keep()
  expect(await kept()).toBe(before)
  expect(before).toBeGreaterThan(0)
})

test('a change while a part is counted is not lost', async () => {
  await t.db.deleteFrom('analytics_part').execute()
  await shown()
  // The part was counted before the change and is stored after it.
  await sql`create function late_change() returns trigger language plpgsql as $$
    begin
      perform note_late(new.bot_id, '2026-10-01');
      return new;
    end $$`.execute(t.db)
  await sql`create trigger late_change before update of value on analytics_part for each row
    when (new.value is not null) execute function late_change()`.execute(t.db)
  await keep()
  await sql`drop trigger late_change on analytics_part`.execute(t.db)
  const { rows } = await sql<{ shown: number }>`select count(*)::int as shown from analytics_part p
    where value is not null and to_day >= '2026-10-01'
      and not exists (select from analytics_late l where l.bot_id = p.bot_id and l.day <= p.to_day)`.execute(t.db)
  expect(rows).toEqual([{ shown: 0 }])
  await keep()
  expect(await kept()).toBe(0)
  await shown()
  await keep()
  expect(await kept()).toBeGreaterThan(0)
})
