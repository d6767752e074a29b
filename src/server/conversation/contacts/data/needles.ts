import { sql } from 'kysely'
import { matchKey, phoneForms } from '../../../../contract/phone-forms.ts'
import { commonProblems } from '../../../foundation/http/problem.ts'
import { db } from '../../../foundation/store/db.ts'
import { countryOf } from '../phones.ts'
import { earlierOf, mergedIds } from './earlier.ts'
import { textKey } from './match.ts'
import { type Identity, type Mark, ownersOf, type Person } from './person.ts'
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
    .executeTakeFirstOrThrow(commonProblems.notFound)
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
  const budgets = await db()
    .selectFrom('budget')
    .select('budget.id')
    .innerJoin('chat', 'chat.id', 'budget.chat_id')
    .where('chat.contact_id', '=', contactId)
    .execute()
  const earlier = await earlierOf(botId, contactId, ids)
  const names = [contact.name, ...rows.map(({ user_name }) => user_name), ...earlier.names]
  const senders = [...rows.map(({ sender_id }) => sender_id), ...links.flatMap((link) => [link.user_id, link.address])]
  const identities = [contact.email, contact.document?.value, ...senders, ...earlier.identities]
  const phones = [contact.phone, ...earlier.phones, ...links.map(({ address }) => address)]
  const marks = [
    ...[...identities, ...phones.flatMap((phone) => numbersOf(phone ?? ''))].map((one) => markOf(one ?? '')),
    ...links.map(({ username }): Mark => ({ text: textKey(username ?? ''), as: 'handle' })),
  ].filter(({ text }) => text.length >= SHORTEST.identity)
  const owned = [
    ...ids.map((contact) => ({ contact })),
    ...rows.map(({ id: chat }) => ({ chat })),
    ...budgets.map(({ id: budget }) => ({ budget })),
    ...senders.map((sender) => ({ sender })),
  ]
  return {
    ...{ botId, contactId, ids, chats: rows.map(({ id }) => id), owned: new Set(owned.flatMap(ownersOf)) },
    marks: [...new Map(marks.map((mark) => [`${mark.as} ${mark.text}`, mark])).values()],
    names: [...new Set(names.filter(isWholeName).map(textKey))].filter((name) => !phrases.isOwn(name)),
    country: await countryOf({ botId }),
  }
}

/** A first name alone is also that of others: rows that belong to the person are found by their ids. */
const isWholeName = (name: string): boolean =>
  name.length >= SHORTEST.name && name.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > 1

/** Whether everything that a person is known by was also known earlier. */
export function isCovered(person: Identity, earlier: Identity): boolean {
  const known = new Set([...earlier.owned, ...earlier.names, ...earlier.marks.map(({ text }) => text)])
  return [...person.owned, ...person.names, ...person.marks.map(({ text }) => text)].every((one) => known.has(one))
}

/**
 * Returns a person with what they wrote, which is looked for where it may stand again.
 * @param earlier what was known before: of its texts, it is not asked again whether others wrote them
 */
export async function personOf(identity: Identity, phrases: Phrases, earlier?: Person): Promise<Person> {
  const said = await saidBy(identity)
  const fresh = said.filter((text) => !earlier?.said.has(text))
  const alone = (await saidAlone(identity, fresh)).map(textKey).filter((text) => !phrases.isContent(text))
  return { ...identity, said: new Set(said), texts: new Set([...(earlier?.texts ?? []), ...alone]) }
}

/** A number is written in several forms; what they share is enough to find it. */
function numbersOf(phone: string): string[] {
  const digits = phone.replace(/\D/g, '')
  if (digits.length < 6 || digits.length > 15) return []
  return [...phoneForms(digits), matchKey(digits), ...(digits.length > 10 ? [digits.slice(-10)] : [])]
}

/** What is short is part of others; what has no digit is a word. */
function markOf(identity: string): Mark {
  const isWord = !/[\d@]/.test(identity)
  return { text: textKey(identity), as: isWord ? 'handle' : identity.length < SHORTEST.part ? 'whole' : 'part' }
}

/** What the person wrote, and what the team noted about them, the longest first. */
async function saidBy({ contactId, chats }: Identity): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select distinct text, length(text) from (
      select body as text from message where chat_id = any(${chats}::integer[]) and (author = 'user' or for_team)
      union all select transcript from message where chat_id = any(${chats}::integer[])
      union all select text from chat_draft where chat_id = any(${chats}::integer[])
      union all select text from contact_note where contact_id = ${contactId}
      union all select value from contact_value where contact_id = ${contactId}
    ) every where length(text) >= ${SHORTEST.text}
    order by length(text) desc, text limit ${MOST_TEXTS}`.execute(db())
  return rows.map(({ text }) => text)
}

/** Of texts, those that only the person wrote. A forwarded copy is nobody's own words. It reads every message of the bot. */
async function saidAlone({ botId, chats }: Identity, texts: readonly string[]): Promise<string[]> {
  if (texts.length === 0) return []
  const { rows } = await sql<{ text: string }>`
    select said.text from unnest(${[...texts]}::text[]) said(text) where not exists (
      select from message m where m.bot_id = ${botId} and m.body = said.text and m.chat_id <> all(${chats}::integer[])
        and m.content->>'forwarded' is distinct from 'true')`.execute(db())
  return rows.map(({ text }) => text)
}
