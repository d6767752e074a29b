import { type RawBuilder, sql } from 'kysely'
import { db } from '../../../foundation/store/db.ts'
import { announceForgotten, forgetMessages, type Said } from '../../chats/core/forget-message.ts'
import { CHAT_COLUMNS } from '../../chats/core/lock.ts'
import { namesIn } from './match.ts'
import type { Identity } from './person.ts'

const chatsOf = (contactIds: readonly number[]) =>
  sql`(select o.id from chat o where o.contact_id = any(${[...contactIds]}::integer[]))`

/** Forwarded messages of the table `m` that were said first in a chat of the contacts, and stand in one of others. */
const copiesFrom = (contactIds: readonly number[]) =>
  sql<boolean>`(m.origin_chat_id in ${chatsOf(contactIds)} and m.chat_id not in ${chatsOf(contactIds)})`

/** What the customer said themselves, of the forwarded messages of the table `m`. */
const saidByThem = sql<boolean>`m.origin_author = 'user'`

/** The condition on chats that messages of the contacts were forwarded to them, to lock them. */
export const heldByCopies = (contactIds: readonly number[]): RawBuilder<unknown> =>
  sql`id in (select m.chat_id from message m where ${copiesFrom(contactIds)})`

/** Returns what the contacts said where it was forwarded to. */
export const copiesOfWords = (contactIds: readonly number[]): Promise<Said[]> => copies(contactIds, saidByThem)

const copies = (contactIds: readonly number[], which: RawBuilder<boolean>): Promise<Said[]> =>
  db()
    .selectFrom('message as m')
    .select(['m.id', 'm.chat_id', 'm.at'])
    .where(copiesFrom(contactIds))
    .where(which)
    .orderBy('m.id')
    .execute()

/**
 * Forgets what the contact wrote or sent where it was forwarded to, like a deleted message. What the business said to
 * them stays there, unless it names them.
 * @returns the ids of the files that went
 */
export async function forgetForwarded(person: Identity): Promise<string[]> {
  const { botId, contactId } = person
  const said = await copies([contactId], saidByThem)
  const gone = [...said, ...(await naming(person))].sort((a, b) => a.id - b.id)
  if (gone.length === 0) return []
  const files = await forgetMessages(botId, gone)
  const chats = await db()
    .selectFrom('chat')
    .select(CHAT_COLUMNS)
    .where(
      'id',
      'in',
      gone.map(({ chat_id }) => chat_id),
    )
    .orderBy('id')
    .execute()
  await announceForgotten(botId, chats, gone)
  return files
}

/** Returns the forwarded messages of the business that name the person, in their text or the name of a file. */
async function naming(person: Identity): Promise<Said[]> {
  const rows = await db()
    .selectFrom('message as m')
    .select(['m.id', 'm.chat_id', 'm.at', 'm.body', 'm.written', 'm.transcript'])
    .select(
      sql<string[]>`array(select d.filename from message_file f join media d on d.id = f.media_id
        where f.message_id = m.id)`.as('filenames'),
    )
    .where(copiesFrom([person.contactId]))
    .where(sql<boolean>`not coalesce(${saidByThem}, false)`)
    .execute()
  const is = namesIn(person)
  return rows.flatMap(({ id, chat_id, at, ...texts }) => (is(texts) ? { id, chat_id, at } : []))
}
