import { sql } from 'kysely'
import { db, json } from '../foundation/store/db.ts'
import type { SeededBot } from './setup.ts'
import { demoCast } from './users.ts'

/**
 * Writes the rules of the hardware store: its owner learns by mail of what stops it, the accountant of new contacts once a
 * day, and whoever coordinates of what waits, in the browser.
 */
export async function writeNotifications(placed: readonly SeededBot[]): Promise<void> {
  const bot = placed[0]
  if (!bot) return
  const idOf = (username: string) => demoCast.findIndex((one) => one.username === username) + 1
  const contact = await db()
    .selectFrom('contact')
    .select('id')
    .where('bot_id', '=', bot.id)
    .where('email', 'is not', null)
    .where('blocked', '=', false)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (contact)
    await db().insertInto('notification_contact').values({ bot_id: bot.id, contact_id: contact.id, type: 2 }).execute()
  await db()
    .insertInto('notification_rule')
    .values([
      {
        ...{ bot_id: bot.id, type: 1, user_id: idOf('marina'), channels: json(['email']) },
        events: json(['training_failed', 'channel_disconnected', 'template_rejected', 'quota']),
      },
      {
        ...{ bot_id: bot.id, type: 3, user_id: idOf('tomas'), channels: json(['push', 'sound']), enabled: false },
        ...{ events: json(['assigned', 'unanswered']), unanswered_minutes: 15 },
        quiet_hours: json({ from: '21:00', to: '08:00' }),
      },
      {
        ...{ bot_id: bot.id, type: 2, channels: json(['email']), events: json(['lead']), digest: 'daily' },
      },
    ])
    .execute()
  await sql`insert into notification_settings (bot_id, version) values (${bot.id}, 2)`.execute(db())
}
