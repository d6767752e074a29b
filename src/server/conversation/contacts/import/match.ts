import { sql } from 'kysely'
import { db } from '../../../foundation/store/db.ts'
import { type ContactKey, keysOf, ownKey, textOfKey } from './keys.ts'

/** A contact of the agenda that a row may be about, with the columns that an import writes. */
export interface KnownContact {
  id: number
  name: string
  phone: string
  email: string | null
  document: { kind: string; value: string } | null
  company: string
  city: string
  province: string
  country: string
  custom: Record<string, unknown>
  consent: string
  consent_source: string
  consent_at: string | null
  consent_text_version: string
}

/** Contacts of the agenda by each of their keys as text. */
export type ContactsByKey = ReadonlyMap<string, readonly KnownContact[]>

/** Columns that an import writes. */
export const WRITTEN = [
  'name',
  'phone',
  'email',
  'document',
  'company',
  'city',
  'province',
  'country',
  'custom',
  'consent',
  'consent_source',
  'consent_at',
  'consent_text_version',
] as const

/**
 * Returns the contacts that have one of these keys, by {@link textOfKey}. A phone number matches in any of its written
 * forms, and also as the number that somebody writes from on WhatsApp.
 * @param lock locks them and their chats until the end of the transaction, in the order of messages
 */
export async function contactsByKey(botId: number, keys: readonly ContactKey[], lock: boolean): Promise<ContactsByKey> {
  const of = (kind: ContactKey['by']) => keys.flatMap(({ by, value }) => (by === kind ? value : []))
  const [phones, mails, documents] = [of('phone'), of('email'), of('document')]
  const contacts = of('contact').map(Number)
  const { rows: found } = await sql<{ id: number; key: string | null }>`
    select id, null as key from contact where bot_id = ${botId} and phone_key is not null
      and phone_key = any(${phones}::text[])
    union all select id, null from contact where bot_id = ${botId} and email is not null and lower(email) = any(${mails}::text[])
    union all select id, null from contact where bot_id = ${botId} and document is not null
      and document->>'value' = any(${documents}::text[])
    union all select id, null from contact where bot_id = ${botId} and id = any(${contacts}::integer[])
    union all select contact_id, match_key from channel_link where bot_id = ${botId} and channel = 'whatsapp'
      and match_key = any(${phones}::text[])`.execute(db())
  const ids = [...new Set(found.map(({ id }) => id))].sort((a, b) => a - b)
  const byKey = new Map<string, KnownContact[]>()
  if (ids.length === 0) return byKey
  if (lock) await sql`select from chat where contact_id = any(${ids}::integer[]) order by id for update`.execute(db())
  const { rows } = await sql<KnownContact>`
    select id, ${sql.join(WRITTEN.map((column) => sql.ref(column)))} from contact
    where id = any(${ids}::integer[]) order by id ${lock ? sql`for no key update` : sql``}`.execute(db())
  const add = (one: ContactKey, contact: KnownContact) => {
    const key = textOfKey(one)
    const among = byKey.get(key) ?? []
    if (!among.includes(contact)) byKey.set(key, [...among, contact])
  }
  for (const contact of rows) {
    for (const key of [ownKey(contact), ...keysOf(contact)]) add(key, contact)
    for (const { id, key } of found) if (id === contact.id && key) add({ by: 'phone', value: key }, contact)
  }
  return byKey
}
