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
