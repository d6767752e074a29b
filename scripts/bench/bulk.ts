import { sql } from 'kysely'
import type { Store } from '../../src/server/foundation/store/db.ts'

/** Inserts chats of a bot and spreads `messages` over them, then vacuums the database. */
export async function fillBot({ kysely: db }: Store, botId: number, chats: number, messages: number): Promise<void> {
  await sql`
    with people as (
      insert into contact (bot_id, name, phone) select ${botId}, 'Cliente ' || n, '' from generate_series(1, ${chats}::int) n
      returning id
    )
    insert into chat (bot_id, contact_id, channel, sender_id, user_name, type, last_message_at, last_message_text)
    select ${botId}, id, (array['webchat', 'whatsapp', 'facebook'])[1 + id % 3], 'bulk-' || id, 'Cliente ' || id, 'bot',
      now() - id * interval '1 minute', 'Mensaje ' || id
    from people`.execute(db)
  await sql`
    insert into message (bot_id, chat_id, author, body, at)
    select ${botId}, c.id, case when n % 2 = 0 then 'user' else 'bot' end, 'Mensaje ' || n, now() - (c.id + n) * interval '1 minute'
    from chat c, generate_series(1, ${Math.max(1, Math.round(messages / Math.max(1, chats)))}::int) n
    where c.bot_id = ${botId}`.execute(db)
  await sql`vacuum (analyze)`.execute(db)
}

/** Inserts a long thread into one chat. */
export async function fillChat({ kysely: db }: Store, botId: number, chatId: number, messages: number): Promise<void> {
  await sql`
    insert into message (bot_id, chat_id, author, body, at)
    select ${botId}, ${chatId}, case when n % 3 = 0 then 'user' else 'bot' end,
      'Mensaje ' || n || repeat(' con algo más de texto', n % 5), now() - (${messages}::int - n) * interval '1 minute'
    from generate_series(1, ${messages}::int) n`.execute(db)
}

/** Conversations of each chat, messages of each of every fifth, and days over which they are spread. */
const [OF_CHAT, OF_CONVERSATION, DAYS] = [10, 5, 300]
/** Rows per statement. */
const BATCH = 50_000

/** Inserts conversations of a bot, and as many messages in a fifth of them, as they are counted. */
export async function fillCounted({ kysely }: Store, botId: number, count: number): Promise<void> {
  await fillBot({ kysely } as Store, botId, Math.ceil(count / OF_CHAT), 0)
  await kysely.transaction().execute(async (db) => {
    await sql`set local app.count_conversations = 'off'`.execute(db)
    await sql`create temporary table numbered on commit drop as
      select id, contact_id, channel, (row_number() over (order by id) - 1)::int as n from chat
      where bot_id = ${botId} and sender_id like 'bulk-%'`.execute(db)
    await sql`create unique index on numbered (n)`.execute(db)
    for (let from = 0; from < count; from += BATCH) {
      const to = Math.min(count, from + BATCH) - 1
      const one = sql`generate_series(${from}::int, ${to}::int) g join numbered k on k.n = g / ${OF_CHAT}
        cross join lateral (select current_date - 1 - (g % ${DAYS})::int as day) d`
      await sql`
        insert into message (bot_id, chat_id, author, body, at)
        select ${botId}::int, k.id, case when m % 2 = 0 then 'user' else 'bot' end,
          'Hola, quería saber si tienen «mesas» de ' || g || ' cm; y cuánto cuestan', d.day + time '15:00' + m * interval '1 minute'
        from ${one}, generate_series(0, ${OF_CONVERSATION - 1}::int) m where g % ${OF_CONVERSATION} = 0
        order by g, m`.execute(db)
      await sql`
        insert into conversation (bot_id, chat_id, first_message, contact_key, channel, started_at, day, slot, is_first,
          first_day, last_at, handed_at, resolved_at, first_response, resolution, customer_messages, bot_messages)
        select ${botId}::int, k.id, coalesce(x.id, 100000000000 + g), k.contact_id, k.channel, d.day + time '15:00', d.day, 15, false, d.day,
          d.day + time '15:05', d.day + time '15:02', d.day + time '15:30', 75, 1800, 3, 2
        from ${one} left join lateral (
          select min(m.id) as id from message m where g % ${OF_CONVERSATION} = 0 and m.chat_id = k.id
            and m.at = d.day + time '15:00'
        ) x on true`.execute(db)
    }
    await sql`
      insert into conversation_message (conversation_id, bot_id, day, slot, author, kind, messages)
      select id, bot_id, day, slot, a.author, 'text', a.messages
      from conversation c, (values ('user', 3), ('bot', 2)) a(author, messages)
      where c.bot_id = ${botId}::int and first_message < 100000000000`.execute(db)
  })
  await sql`vacuum (analyze)`.execute(kysely)
}
