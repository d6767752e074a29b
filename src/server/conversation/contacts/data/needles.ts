import { sql } from 'kysely'
import { matchKey, phoneForms } from '../../../../contract/phone-forms.ts'
import { db } from '../../../foundation/store/db.ts'
import { earlierOf, mergedIds } from './earlier.ts'
import { textKey } from './match.ts'
import type { Identity, Mark, Person } from './person.ts'
import type { Phrases } from './phrases.ts'

/** Shortest texts that are looked for: shorter ones are part of others. */
const SHORTEST = { name: 5, identity: 5, part: 10, text: 12 } as const
/** Most texts of messages that are looked for outside the chats. */
const MOST_TEXTS = 2_000

/** Returns what a contact is known by: names, numbers and addresses, also those from before merges and changes. */
export async function identityOf(botId: number, contactId: number, phrases: Phrases): Promise<Identity> {
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
    ...identities.flatMap((one) => (one && one.length >= SHORTEST.identity ? one : [])),
    ...phones.flatMap((phone) => numbersOf(phone ?? '')),
  ]
  return {
    ...{ botId, contactId, ids, chats: rows.map(({ id }) => id), marks: [...new Set(marks)].map(markOf) },
    names: [...new Set(names.filter(isWholeName).map(textKey))].filter((name) => !phrases.isOwn(name)),
  }
}

/** A first name alone is also that of others: rows that belong to the person are found by their ids. */
const isWholeName = (name: string): boolean =>
  name.length >= SHORTEST.name && name.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > 1

/** Returns a person with what they wrote, which is looked for where it may stand again. */
export async function personOf(identity: Identity, phrases: Phrases): Promise<Person> {
  const texts = (await textsOf(identity)).map(textKey)
  return { ...identity, texts: new Set(texts.filter((text) => !phrases.isContent(text))) }
}

/** A number is written in several forms; what they share is enough to find it. */
function numbersOf(phone: string): string[] {
  const digits = phone.replace(/\D/g, '')
  if (digits.length < 6 || digits.length > 15) return []
  return [...phoneForms(digits), matchKey(digits), ...(digits.length > 10 ? [digits.slice(-10)] : [])]
}

/** What is short, or a word, is part of others: it counts where it stands alone. */
const markOf = (identity: string): Mark => ({
  text: textKey(identity),
  isWhole: identity.length < SHORTEST.part || !/[\d@]/.test(identity),
})

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
