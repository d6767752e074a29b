import { sql } from 'kysely'
import { matchKey, phoneForms } from '../../../../contract/phone-forms.ts'
import { db } from '../../../foundation/store/db.ts'
import { earlierOf, mergedIds } from './earlier.ts'

/** What a person is known by, to find where they are mentioned: as it stands in JSON, in lower case. */
export interface Identity {
  botId: number
  contactId: number
  /** the contact, and those that became part of it */
  ids: number[]
  chats: number[]
  /** numbers, addresses and ids, which are those of nobody else */
  marks: string[]
  /** whole names, which others may have as well */
  names: string[]
}

/** A person with their words. */
export interface Person extends Identity {
  /** what they wrote, and the team about them; nothing that others wrote as well or that the bot has */
  texts: string[]
}

/** How sure it must be that a row is about the person: by their marks, also by their names, or also by what they wrote. */
export type Sureness = 'marks' | 'names' | 'texts'

/** Returns the texts that a row about the person has one of. */
export function needlesOf(person: Person, by: Sureness): string[] {
  if (by === 'marks') return person.marks
  return by === 'names' ? marksAndNames(person) : [...marksAndNames(person), ...person.texts]
}

/** Returns the texts that a row which names the person has one of. */
export const marksAndNames = ({ marks, names }: Identity): string[] => [...marks, ...names]

/** Shortest texts that are looked for: shorter ones are part of others. */
const SHORTEST = { name: 5, identity: 5, part: 10, text: 12 } as const
/** Most texts of messages that are looked for outside the chats. */
const MOST_TEXTS = 2_000

/** Returns what a contact is known by: names, numbers and addresses, also those from before merges and changes. */
export async function identityOf(botId: number, contactId: number): Promise<Identity> {
  const ids = await mergedIds(botId, contactId)
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
  const earlier = await earlierOf(botId, contactId, ids)
  const names = [contact.name, ...rows.map(({ user_name }) => user_name), ...earlier.names]
  const identities = [
    contact.email,
    contact.document?.value,
    ...rows.map(({ sender_id }) => sender_id),
    ...links.flatMap(({ user_id, address, username }) => [user_id, address, username]),
    ...earlier.identities,
  ]
  const phones = [contact.phone, ...earlier.phones, ...links.map(({ address }) => address)]
  const marks = [
    ...identities.flatMap((one) => (one && one.length >= SHORTEST.identity ? markOf(one) : [])),
    ...phones.flatMap((phone) => numbersOf(phone ?? '').map(markOf)),
  ]
  return {
    ...{ botId, contactId, ids, chats: rows.map(({ id }) => id), marks: [...new Set(marks)] },
    // A first name alone is also that of others: rows that belong to the person are found by their ids.
    names: [...new Set(names.filter((name) => name.length >= SHORTEST.name && /\s/.test(name.trim())).map(inJson))],
  }
}

/** Returns a person with what they wrote, which is looked for where it may stand again. */
export async function personOf(identity: Identity): Promise<Person> {
  const texts = await textsOf(identity)
  return { ...identity, texts: await withoutContent(identity.botId, texts.map(inJson)) }
}

/** A number is written in several forms; what they share is enough to find it. */
function numbersOf(phone: string): string[] {
  const digits = phone.replace(/\D/g, '')
  if (digits.length < 6 || digits.length > 15) return []
  return [...phoneForms(digits), matchKey(digits), ...(digits.length > 10 ? [digits.slice(-10)] : [])]
}

/** What is short, or a word, is part of others: it counts where it stands alone. */
const markOf = (identity: string): string =>
  identity.length >= SHORTEST.part && /[\d@]/.test(identity) ? inJson(identity) : `"${inJson(identity)}"`

const inJson = (text: string) => JSON.stringify(text).slice(1, -1).toLowerCase()

/**
 * What the person wrote, and what the team noted about them, the longest first. What others wrote too is not theirs; a
 * forwarded copy is nobody's own words.
 */
async function textsOf({ botId, contactId, chats }: Identity): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    with said as materialized (
      select distinct text from (
        select body as text from message where chat_id = any(${chats}::integer[]) and (author = 'user' or for_team)
        union all select transcript from message where chat_id = any(${chats}::integer[])
        union all select text from chat_draft where chat_id = any(${chats}::integer[])
        union all select text from contact_note where contact_id = ${contactId}
        union all select value from contact_value where contact_id = ${contactId}
      ) every where length(text) >= ${SHORTEST.text}
    )
    select text from said where not exists (
      select from message m where m.bot_id = ${botId} and m.body = said.text and m.chat_id <> all(${chats}::integer[])
        and m.content->>'forwarded' is distinct from 'true'
    ) order by length(text) desc limit ${MOST_TEXTS}`.execute(db())
  return rows.map(({ text }) => text)
}

/** What the team wrote for the bot. A customer says the same by pressing a button, or by asking what many ask. */
const CONTENT = ['response', 'secondary_response', 'quick_response', 'quick_reply', 'small_talk', 'entity'] as const

/** Leaves out the texts that the bot's own content has: they are the business's. */
async function withoutContent(botId: number, texts: readonly string[]): Promise<string[]> {
  if (texts.length === 0) return []
  const { rows } = await sql<{ text: string }>`
    with content as materialized (
      ${sql.join(
        CONTENT.map(
          (table) => sql`select lower(to_jsonb(t)::text) as text from ${sql.table(table)} t where bot_id = ${botId}`,
        ),
        sql` union all `,
      )}
      union all select lower(settings::text) from bot where id = ${botId}
      union all select lower(to_jsonb(e.text)::text) from example e where bot_id = ${botId} and source_message_id is null
    )
    select said as text from unnest(${[...texts]}::text[]) said
    where not exists (select from content c where position(said in c.text) > 0)`.execute(db())
  return [...new Set(rows.map(({ text }) => text))]
}
