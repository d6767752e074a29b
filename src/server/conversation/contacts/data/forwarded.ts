import { sql } from 'kysely'
import { db } from '../../../foundation/store/db.ts'
import { announceForgotten, forgetMessage } from '../../chats/core/forget-message.ts'
import { CHAT_COLUMNS, type LockedChat } from '../../chats/core/lock.ts'
import { type Person, needlesOf, personOf } from './needles.ts'

/** Forwarded messages of the table `m` that were said first in a chat of the contact. */
const from = (contactId: number) =>
  sql<boolean>`m.origin_chat_id in (select o.id from chat o where o.contact_id = ${contactId})`

/**
 * Locks the contact's identities and chats, and the chats that their messages were forwarded to, in the order of a
 * message that comes meanwhile.
 */
export async function lockWithForwarded(botId: number, contactId: number): Promise<void> {
  await sql`select from channel_link where bot_id = ${botId} and contact_id = ${contactId} order by id for update`.execute(
    db(),
  )
  await sql`
    select from chat where bot_id = ${botId} and (contact_id = ${contactId}
      or id in (select m.chat_id from message m where ${from(contactId)})) order by id for update`.execute(db())
}

/**
 * Forgets what the contact wrote or sent where it was forwarded to, like a deleted message. What the business said to
 * them stays there, unless it names them.
 * @returns the files that went
 */
export async function forgetForwarded(botId: number, contactId: number): Promise<string[]> {
  const said = await forgetCopies(contactId, sql`m.origin_author = 'user'`)
  // Read without those copies: they would pass for somebody else's words.
  const person = await personOf(botId, contactId)
  const all = [...said, ...(await forgetCopies(contactId, namesThem(person)))]
  // Last: what a chat shows of one of them would name the person while another one still does.
  for (const { chat, id } of all) await announceForgotten(chat, id)
  return all.flatMap(({ files }) => files)
}

const namesThem = (person: Person) =>
  sql<boolean>`exists (select from unnest(${needlesOf(person, 'names')}::text[]) needle
    where position(needle in lower(to_jsonb(concat_ws(' ', m.body, m.written, m.transcript))::text)) > 0
      or exists (select from message_file f join media d on d.id = f.media_id
        where f.message_id = m.id and position(needle in lower(to_jsonb(d.filename)::text)) > 0))`

/** A forwarded message that was forgotten, with the files that went. */
interface Copy {
  chat: LockedChat
  id: number
  files: string[]
}

async function forgetCopies(contactId: number, which: ReturnType<typeof sql<boolean>>): Promise<Copy[]> {
  const copies = await db()
    .selectFrom('message as m')
    .select(['m.id', 'm.chat_id', 'm.at'])
    .where(from(contactId))
    .where(sql<boolean>`m.chat_id not in (select c.id from chat c where c.contact_id = ${contactId})`)
    .where(which)
    .orderBy('m.id')
    .execute()
  const forgotten: Copy[] = []
  for (const { chat_id, ...message } of copies) {
    const chat = await db().selectFrom('chat').select(CHAT_COLUMNS).where('id', '=', chat_id).executeTakeFirstOrThrow()
    forgotten.push({ chat, id: message.id, files: await forgetMessage(chat, message) })
  }
  return forgotten
}
