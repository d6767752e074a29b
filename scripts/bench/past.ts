import { sql } from 'kysely'
import { recountAll } from '../../src/server/conversation/analytics/recount.ts'
import { defaultPermissions, roles } from '../../src/server/foundation/scope/roles.ts'
import { db, type Store, tx } from '../../src/server/foundation/store/db.ts'

/** Messages of a visit, visits of a customer, and days over which they are spread: thirteen months. */
const [MESSAGES, VISITS, DAYS] = [9, 3, 396]

/** Chats that are written in one transaction. */
const SLICE = 1_000

/** Intents of the bot. */
const INTENTS = 40

/** Areas of the member who sees only some, who is the last one of the bot. */
const OWN_AREAS = 2

/**
 * Fills a bot with the conversations of thirteen months, and counts them as the product does.
 * @param messages number of messages in all
 * @returns seconds that counting them took, and the number of conversations
 */
export async function fillPast(store: Store, botId: number, messages: number) {
  const visits = Math.round(messages / MESSAGES)
  const chats = Math.round(visits / VISITS)
  await store.run(() => tx(() => writeBot(botId)))
  for (let from = 0; from < chats; from += SLICE)
    await store.run(() => tx(() => writeChats(botId, Math.min(SLICE, chats - from))))
  await sql`vacuum (analyze)`.execute(store.kysely)
  const begun = performance.now()
  await store.run(() => recountAll(botId))
  const seconds = (performance.now() - begun) / 1000
  await sql`vacuum (analyze)`.execute(store.kysely)
  return { seconds, conversations: chats * VISITS }
}

async function writeBot(botId: number): Promise<void> {
  await sql`insert into area (bot_id, name, first_response_minutes)
    select ${botId}::int, 'Área ' || n, 10 from generate_series(1, 5) n`.execute(db())
  await sql`with c as (insert into intent_category (bot_id, name) values (${botId}::int, 'General') returning id)
    insert into intent (bot_id, category_id, name) select ${botId}::int, c.id, 'intencion_' || n
    from c, generate_series(1, ${INTENTS}::int) n`.execute(db())
  await sql`insert into form (bot_id, name, kind, questions) values (${botId}::int, 'Pedido', 'survey', ${JSON.stringify(
    [
      ...['Producto', 'Ciudad', 'Correo'].map((text, n) => ({ id: `q${n}`, kind: 'text', text })),
      { id: 'q3', kind: 'csat', text: '¿Qué te pareció la atención?' },
    ],
  )}::text::jsonb)`.execute(db())
  const permissions = JSON.stringify(defaultPermissions(roles.operador))
  const last = sql`(select max(user_id) from membership where bot_id = ${botId}::int)`
  await sql`update membership set role_id = ${roles.operador}::int, permissions = ${permissions}::text::jsonb
    where bot_id = ${botId}::int and user_id = ${last}`.execute(db())
  await sql`insert into area_user (area_id, user_id) select id, ${last} from area where bot_id = ${botId}::int
    order by id limit ${OWN_AREAS}::int`.execute(db())
}

/** A third of the visits are rated, and a tenth of them fill in the form. */
async function writeAnswers(botId: number): Promise<void> {
  await sql`
    insert into chat_rating (bot_id, chat_id, score, rated_at)
    select ${botId}::int, v.chat, 1 + v.n % 5, v.at + interval '15 minutes' from visit v where v.n % 3 = 0`.execute(
    db(),
  )
  await sql`
    insert into form_run (bot_id, form_id, chat_id, channel, key, status, answers, asked, started_at)
    select ${botId}::int, f.id, v.chat, 'webchat', v.chat || '-' || v.n,
      case when v.n % 20 = 0 then 'complete' else 'abandoned' end,
      case when v.n % 20 = 0 then jsonb_build_object('q3', 1 + v.n % 5) else '{}' end,
      case when v.n % 20 = 0 then '["q0", "q1", "q2", "q3"]' else '["q0", "q1"]' end::jsonb, v.at + interval '3 minutes'
    from visit v, form f where f.bot_id = ${botId}::int and v.n % 10 = 0`.execute(db())
}

/** A third of the chats go to people, who answer after some minutes. All visits are resolved. */
async function writeChats(botId: number, chats: number): Promise<void> {
  await sql`select set_config('app.count_conversations', 'off', true)`.execute(db())
  await sql`
    create temporary table added (id integer, assign_user_id integer) on commit drop`.execute(db())
  await sql`
    with people as (
      insert into contact (bot_id, name, phone)
      select ${botId}::int, 'Cliente ' || n, '' from generate_series(1, ${chats}::int) n returning id
    ), areas as (select array_agg(id) as ids from area where bot_id = ${botId}::int),
      staff as (select array_agg(user_id) as ids from membership where bot_id = ${botId}::int),
      made as (insert into chat (bot_id, contact_id, channel, sender_id, user_name, type, state, area_id, assign_user_id,
      last_message_at, last_message_text)
    select ${botId}::int, p.id, (array['webchat', 'whatsapp', 'facebook'])[1 + p.id % 3], 'past-' || p.id,
      'Cliente ' || p.id, 'bot', 2, case when p.id % 3 = 0 then areas.ids[1 + p.id % 5] end,
      case when p.id % 3 = 0 then staff.ids[1 + p.id % cardinality(staff.ids)] end, now(), 'Gracias'
    from people p, areas, staff returning id, assign_user_id)
    insert into added select * from made`.execute(db())
  await sql`
    create temporary table visit on commit drop as
    select row_number() over (order by k.id, v) as n, k.id as chat, k.assign_user_id as person,
      now() - interval '1 day' - ((k.id * 7919 + v * 132 * 1440) % (${DAYS}::int * 1440)) * interval '1 minute' as at
    from added k, generate_series(0, ${VISITS - 1}::int) v`.execute(db())
  await sql`
    insert into message (bot_id, chat_id, author, body, at, user_id, status, reaction)
    select ${botId}::int, v.chat,
      case when m % 2 = 0 then 'user' when v.person is not null and m > 4 then 'agent' else 'bot' end,
      'Quería saber el precio del envío a la ciudad ' || v.n % 500, v.at + m * interval '70 seconds',
      case when v.person is not null and m % 2 = 1 and m > 4 then v.person end,
      case when m % 2 = 1 then case when (v.n + m) % 50 = 0 then 'failed' else 'read' end end,
      case when m = 1 and v.n % 20 = 0 then (array['👍', '👎'])[1 + (v.n / 20) % 2] end
    from (select * from visit order by at) v, generate_series(0, ${MESSAGES - 1}::int) m
    order by v.at, m`.execute(db())
  await sql`
    insert into message_fact (message_id, bot_id, chat_id, at, rule, intent_id, confidence, entities)
    select m.id, m.bot_id, m.chat_id, m.at, case when m.id % 7 = 0 then 'fallback' else 'intent' end,
      case when m.id % 7 > 0 then i.ids[1 + m.id % ${INTENTS}::int] end, 0.5 + (m.id % 50) / 100.0,
      case when m.id % 5 = 0 then '[{"entity": "ciudad", "value": "Salta"}]' else '[]' end::jsonb
    from message m, (select array_agg(id) as ids from intent where bot_id = ${botId}::int) i
    where m.chat_id in (select id from added) and m.author = 'user'`.execute(db())
  await writeAnswers(botId)
  await sql`
    with told as (
      select v.*, row_number() over (partition by v.chat order by v.at) as visit,
        (select min(m.id) from message m where m.chat_id = v.chat and m.at >= v.at) as first_message
      from visit v
    )
    insert into chat_turn (bot_id, chat_id, after_id, at, kind, since, message_id)
    select ${botId}::int, chat, first_message, at, 'reopened', null, first_message from told where visit > 1
    union all
    select ${botId}::int, chat, first_message + 4, at + interval '300 seconds', 'handed', at + interval '280 seconds', null
    from told where person is not null
    union all
    select ${botId}::int, chat, first_message + ${MESSAGES - 1}::int, at + interval '20 minutes', 'resolved', null, null
    from told order by 4`.execute(db())
}
