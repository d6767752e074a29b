import path from 'node:path'
import { sql } from 'kysely'
import { currentCall } from '../../../foundation/http/context.ts'
import { addressHash } from '../../../foundation/mail/address-hash.ts'
import { mediaFolder } from '../../../foundation/media/files.ts'
import { emitAll, type NewEvent } from '../../../foundation/realtime/emit.ts'
import { maySee, viewersOf } from '../../../foundation/scope/visibility.ts'
import { db } from '../../../foundation/store/db.ts'
import { forgetRecipient } from '../../analytics/reports/recipients.ts'
import { lockChatsOf } from '../../chats/core/naming.ts'
import { ownAddresses } from './alerts.ts'
import { GONE } from './gone.ts'
import { type Found, isFound } from './mentions.ts'
import type { Person } from './person.ts'

/** Deletes the rows of the files of the person's chats and quotations; returns where the files are. */
export async function dropMedia({ botId, chats }: Person): Promise<string[]> {
  const of = sql`any(${chats}::integer[])`
  const { rows } = await sql<{ id: string }>`
    select media_id as id from message_file f join message m on m.id = f.message_id where m.chat_id = ${of}
    union select media_id from budget where chat_id = ${of}
    union select v.media_id from budget_version v join budget b on b.id = v.budget_id where b.chat_id = ${of}
    union select u.media_id from webchat_upload u join webchat_visitor w on w.id = u.visitor_id where w.chat_id = ${of}`.execute(
    db(),
  )
  const ids = rows.map(({ id }) => id).filter(Boolean)
  // Files of the business that were sent to others too stay.
  const { rows: own } = await sql<{ id: string }>`
    select m.id from media m where m.id = any(${ids}::text[]) and m.bot_id = ${botId} and m.visibility = 'chat'
      and not exists (select from message_file f join message g on g.id = f.message_id
        where f.media_id = m.id and not g.chat_id = ${of})`.execute(db())
  const gone = own.map(({ id }) => id)
  if (gone.length === 0) return []
  await sql`delete from message_file where media_id = any(${gone}::text[])`.execute(db())
  await sql`delete from webchat_upload where media_id = any(${gone}::text[])`.execute(db())
  await sql`delete from budget_version where media_id = any(${gone}::text[])`.execute(db())
  await sql`delete from budget where media_id = any(${gone}::text[])`.execute(db())
  await sql`delete from media where id = any(${gone}::text[])`.execute(db())
  return gone.map(mediaPlaceOf)
}

/** Returns where the file of a medium is. */
export const mediaPlaceOf = (id: string): string => path.join(mediaFolder(currentCall().services.settings.dataDir), id)

/** Tells open consoles that the chats are gone. */
export async function leave({ botId, contactId }: Person): Promise<void> {
  const viewers = await viewersOf(botId)
  const left = (await lockChatsOf(botId, contactId)).flatMap((chat): NewEvent[] =>
    viewers
      .filter((viewer) => maySee(viewer, chat))
      .map(({ userId }) => ({
        ...{ name: 'chat-left', audience: { user_id: userId } },
        payload: { chat_id: chat.id, erased: true },
      })),
  )
  await emitAll(botId, left)
}

/** Deletes the examples that are messages of the person, or name them. */
export async function dropExamples(person: Person, found: Found): Promise<void> {
  await sql`delete from example t where bot_id = ${person.botId} and (
    source_message_id in (select id from message where chat_id = any(${person.chats}::integer[]))
    or ${isFound(person, found, 'example')})`.execute(db())
}

/** Entries of people without an account say from where they answered. */
const isByPerson = sql`(t.actor_type = 'api' and t.actor_id is null and t.resource_type in ('budget', 'notification'))`
const isByCustomer = sql`(t.actor_type = 'api' and t.actor_id is null and t.resource_type = 'budget')`

/** The history keeps that something was done, and by whom; not to whom, nor what was in it. */
export async function blankChanges(person: Person, found: Found): Promise<void> {
  await sql`update audit t set before = null, after = null,
      -- Before, customers who answered a quotation were the actors of their entry by name.
      actor_name = case when ${isByCustomer} then 'Cliente' else actor_name end,
      ip = case when ${isByPerson} then null else ip end,
      user_agent = case when ${isByPerson} then null else user_agent end,
      resource_label = case when resource_label is null then null else ${GONE} end
    where ${isFound(person, found, 'audit')}`.execute(db())
}

/** The register keeps that something happened, not to whom. */
export async function blankRegister(person: Person, found: Found): Promise<void> {
  await sql`update contact_event t set contact = ${GONE}, detail = '' where ${isFound(person, found, 'contact_event')}`.execute(
    db(),
  )
}

/** Events have no gaps: those of the person stay as events that nobody receives. */
export async function blankEvents(person: Person, found: Found): Promise<void> {
  const nobody = { kind: 'user', user_id: 0 }
  await sql`update event t set name = 'chat-left', audience = ${JSON.stringify(nobody)}::text::jsonb,
      payload = jsonb_build_object('chat_id', 0)
    where ${isFound(person, found, 'event')}`.execute(db())
}

/** Deletes the contact, their chats, and what belongs to them by their ids. */
export async function dropRows({ botId, contactId, ids, chats }: Person): Promise<void> {
  const of = sql`any(${chats}::integer[])`
  await sql`delete from webchat_visitor where chat_id = ${of}`.execute(db())
  await db()
    .deleteFrom('contact_merge')
    .where('bot_id', '=', botId)
    .where((where) => where.or([where('target_id', 'in', ids), where('source_id', 'in', ids)]))
    .execute()
  // Also what is being worked on.
  await sql`delete from job where payload->>'chatId' = any(${chats.map(String)}::text[])
    or payload->>'chat_id' = any(${chats.map(String)}::text[])`.execute(db())
  // Requests of before this column are forgotten for everybody: they are kept for a day.
  await sql`delete from idempotency where bot_id = ${botId} and (chat_ids is null or chat_ids && ${chats}::integer[]
    or (operation = 'chatForwardSend' and (answer->>'id')::bigint in (select id from message where origin_chat_id = ${of})))`.execute(
    db(),
  )
  await sql`delete from chat where contact_id = ${contactId}`.execute(db())
  await sql`delete from contact where id = ${contactId}`.execute(db())
}

/**
 * Deletes what the person answered about alerts, at each of their addresses that no other contact has now. Reports no
 * longer go there.
 */
export async function dropConsents({ botId, contactId, marks }: Person): Promise<void> {
  const addresses = marks.flatMap(({ text }) => (text.includes('@') ? text : []))
  const gone = await ownAddresses(botId, contactId, addresses)
  if (gone.length === 0) return
  await forgetRecipient(botId, gone)
  const hashes = gone.map(addressHash)
  await db().deleteFrom('alert_consent').where('bot_id', '=', botId).where('address_hash', 'in', hashes).execute()
}
