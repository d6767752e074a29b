import { sql } from 'kysely'
import { matchKey, phoneForms } from '../../../../contract/phone-forms.ts'
import { db } from '../../../foundation/store/db.ts'

/** What a person is known by, to find where they are mentioned. */
export interface Person {
  botId: number
  contactId: number
  chats: number[]
  /** texts that belong to nobody else, as they stand in JSON, in lower case */
  needles: string[]
}

/** Shortest texts that are looked for: shorter ones are part of others. */
const SHORTEST = { name: 5, identity: 5, text: 12 } as const
/** Most texts of messages that are looked for outside the chats. */
const MOST_TEXTS = 2_000

/** Returns what a contact is known by: names, numbers, addresses, and what they wrote. */
export async function personOf(botId: number, contactId: number): Promise<Person> {
  const contact = await db()
    .selectFrom('contact')
    .select(['name', 'phone', 'email', 'document'])
    .where('id', '=', contactId)
    .executeTakeFirstOrThrow()
  const rows = await db()
    .selectFrom('chat')
    .select(['id', 'user_name', 'sender_id'])
    .where('contact_id', '=', contactId)
    .execute()
  const links = await db()
    .selectFrom('channel_link')
    .select(['user_id', 'address', 'username'])
    .where('contact_id', '=', contactId)
    .execute()
  const merged = await db()
    .selectFrom('contact_merge')
    .select('record')
    .where('bot_id', '=', botId)
    .where((where) => where.or([where('target_id', '=', contactId), where('source_id', '=', contactId)]))
    .execute()
  const earlier = merged.flatMap(({ record }) => [record.before, record.source])
  const names = [contact.name, ...rows.map(({ user_name }) => user_name), ...earlier.map(({ name }) => String(name ?? ''))]
  const identities = [
    contact.email,
    contact.document?.value,
    ...rows.map(({ sender_id }) => sender_id),
    ...links.flatMap(({ user_id, address, username }) => [user_id, address, username]),
    ...earlier.map(({ email }) => (email ? String(email) : null)),
  ]
  const phones = [contact.phone, ...earlier.map(({ phone }) => String(phone ?? '')), ...links.map(({ address }) => address)]
  const chats = rows.map(({ id }) => id)
  const needles = [
    // A first name alone is also that of others: rows that belong to the person are found by their ids.
    ...names.filter((name) => name.length >= SHORTEST.name && /\s/.test(name.trim())),
    ...identities.filter((one): one is string => (one?.length ?? 0) >= SHORTEST.identity),
    ...phones.flatMap((phone) => numbersOf(phone ?? '')),
    ...(await textsOf(contactId, chats)),
  ]
  return { botId, contactId, chats, needles: [...new Set(needles.map(inJson))] }
}

/** A number is written in several forms; what they share is enough to find it. */
function numbersOf(phone: string): string[] {
  const digits = phone.replace(/\D/g, '')
  if (digits.length < 6 || digits.length > 15) return []
  return [...phoneForms(digits), matchKey(digits), ...(digits.length > 10 ? [digits.slice(-10)] : [])]
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1).toLowerCase()

/** What the person wrote, and what the team noted about them. */
async function textsOf(contactId: number, chats: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select distinct text from (
      select body as text from message where chat_id = any(${[...chats]}::integer[]) and author = 'user'
      union all select transcript from message where chat_id = any(${[...chats]}::integer[])
      union all select body from message where chat_id = any(${[...chats]}::integer[]) and for_team
      union all select text from chat_draft where chat_id = any(${[...chats]}::integer[])
      union all select text from contact_note where contact_id = ${contactId}
      union all select value from contact_value where contact_id = ${contactId}
    ) said where length(text) >= ${SHORTEST.text} limit ${MOST_TEXTS}`.execute(db())
  return rows.map(({ text }) => text)
}
