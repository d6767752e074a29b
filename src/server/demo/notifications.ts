import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { addressHash } from '../foundation/mail/address-hash.ts'
import { db, json } from '../foundation/store/db.ts'
import type { SeededBot } from './setup.ts'
import { demoCast } from './users.ts'

/** Of the contacts that get alerts. */
const STATES = ['confirmed', 'pending'] as const

/**
 * Writes the rules of the hardware store: its owner learns by mail of what stops it, the accountant of new contacts once a
 * day, and whoever coordinates of what waits, in the browser. Another contact has not confirmed their address yet.
 */
export async function writeNotifications(placed: readonly SeededBot[]): Promise<void> {
  const bot = placed[0]
  if (!bot) return
  const idOf = (username: string) => demoCast.findIndex((one) => one.username === username) + 1
  const contacts = await db()
    .selectFrom('contact')
    .select(['id', 'email'])
    .where('bot_id', '=', bot.id)
    .where('email', 'is not', null)
    .where('blocked', '=', false)
    .orderBy('id')
    .limit(STATES.length)
    .execute()
  const asked_at = new Date()
  for (const [at, { id, email }] of contacts.entries()) {
    const state = STATES[at] ?? 'pending'
    await db().insertInto('notification_contact').values({ bot_id: bot.id, contact_id: id, type: 2 }).execute()
    await db()
      .insertInto('alert_consent')
      .values({
        ...{ bot_id: bot.id, address_hash: addressHash(email ?? ''), token: randomBytes(32).toString('base64url') },
        ...{ state, asked_at, answered_at: state === 'confirmed' ? asked_at : null },
      })
      .execute()
  }
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
