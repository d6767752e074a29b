import type { components } from '../../../../../generated/api.d.ts'
import { realName } from '../../../../contract/customer-names.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { enqueue } from '../../../foundation/jobs/queue.ts'
import { visibleTo } from '../../../foundation/scope/visibility.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import { MASK } from '../../../knowledge/dialogue/slots/values.ts'
import type { CollectedValue } from '../../../knowledge/dialogue/types.ts'
import { waitingSlots } from '../../../knowledge/dialogue/waiting/questions.ts'
import { lockChatsOf, nameContact } from './naming.ts'

type Shown = components['schemas']['CollectedValue']

/**
 * Returns what a contact told the bot or typed into a form, in the chats that the caller may see: the latest value of each
 * name, latest first.
 * @param own data of the contact: a value tells which of them it could become if there is none
 */
export async function collectedFrom(
  scope: Scope,
  id: number,
  own?: { email: string | null; phone: string },
): Promise<Shown[]> {
  if (!scope.permissions.chats) return []
  const rows = await db()
    .selectFrom('contact_value as v')
    .innerJoin('chat', 'chat.id', 'v.chat_id')
    .distinctOn('v.name')
    .select(['v.label', 'v.value', 'v.at'])
    .where('v.bot_id', '=', scope.botId)
    .where('v.contact_id', '=', id)
    .where(visibleTo(scope))
    .orderBy('v.name')
    .orderBy('v.at', 'desc')
    .orderBy('v.id', 'desc')
    .execute()
  return rows
    .sort((a, b) => b.at.localeCompare(a.at))
    .map((row) => {
      const completes = datumOf(row)
      return own && completes && !own[completes] ? { ...row, completes } : row
    })
}

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/
const PHONE = /^\+?\d[\d\s().-]{5,18}$/
const OF_PHONES = /tel[eé]fono|celular|m[oó]vil|whatsapp/i

/** Returns the field of a contact that a value fits by its form, if any. Its label says nothing: owners choose labels. */
function datumOf({ label, value }: Pick<Shown, 'label' | 'value'>): Shown['completes'] {
  if (EMAIL.test(value)) return 'email'
  return OF_PHONES.test(label) && PHONE.test(value) ? 'phone' : undefined
}

/** The chat in which something is told, and when. */
interface Told {
  botId: number
  chatId: number
  at: Date
}

const NAME = waitingSlots.name[0]

/**
 * Keeps what a contact told the bot, and names them if they said how. A newer value of the same entity in the same chat
 * replaces the one before; only who corrects their name replaces one that they typed into a form.
 */
export async function keepCollected(
  told: Told,
  values: readonly CollectedValue[],
  { contactName, formerName }: { contactName?: string; formerName?: string } = {},
): Promise<void> {
  const contactId = await contactIn(told)
  const isGuess = formerName === undefined && (await hasTypedName(contactId))
  const kept = isGuess ? values.filter(({ name }) => name !== NAME.key) : values
  await keepValues(told, contactId, kept, false)
  if (contactName && !isGuess) await nameLater(told, contactId, contactName, formerName)
}

/**
 * Keeps what a customer typed into the fields of a form, and names them so if they have no name, or one that they told
 * before. Nobody has checked the rest, which may be somebody else's: the contact gets it from the team.
 */
export async function keepTyped(told: Told, typed: { name: string; email?: string; phone?: string }): Promise<void> {
  const contactId = await contactIn(told)
  const before = await db()
    .selectFrom('contact_value')
    .select('value')
    .where('contact_id', '=', contactId)
    .where('name', '=', NAME.key)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const [phone, email] = waitingSlots.reach
  const given = [[NAME, typed.name] as const, [email, typed.email] as const, [phone, typed.phone] as const]
  const values = given.flatMap(([{ key: name, label }, value]) => (value ? [{ name, label, value }] : []))
  await keepValues(told, contactId, values, true)
  await nameLater(told, contactId, typed.name, before?.value)
}

async function contactIn({ chatId }: Told): Promise<number> {
  const { contact_id } = await db()
    .selectFrom('chat')
    .select('contact_id')
    .where('id', '=', chatId)
    .executeTakeFirstOrThrow()
  return contact_id
}

async function hasTypedName(contactId: number): Promise<boolean> {
  const row = await db()
    .selectFrom('contact_value')
    .select('id')
    .where('contact_id', '=', contactId)
    .where('name', '=', NAME.key)
    .where('typed', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

async function keepValues(
  { botId, chatId, at }: Told,
  contactId: number,
  values: readonly CollectedValue[],
  typed: boolean,
): Promise<void> {
  for (const { name, label, value } of values)
    await db()
      .insertInto('contact_value')
      .values({ bot_id: botId, contact_id: contactId, chat_id: chatId, name, label, value, at, typed })
      .onConflict((conflict) =>
        conflict.columns(['contact_id', 'name', 'chat_id']).doUpdateSet({ label, value, at, typed }),
      )
      .execute()
}

/** Later, because the transaction of a message has locked one chat: locking the others now could deadlock. */
function nameLater({ botId }: Told, contactId: number, name: string, before: string | undefined) {
  return enqueue(BOT_NAME, { botId, contactId, name, ...(before !== undefined && { before }) } satisfies Named)
}

/** The queue of names that customers gave themselves. */
export const BOT_NAME = 'bot-name'

/** How a contact calls themselves. */
interface Named {
  botId: number
  contactId: number
  name: string
  /** how they called themselves before */
  before?: string
}

/** Whether the payload of a job is a name. */
export const isNamed = (payload: unknown): payload is Named =>
  typeof payload === 'object' && payload !== null && 'contactId' in payload && 'name' in payload

/** Names a contact as they call themselves, if they have no name or the one that they gave before. */
export function nameUnnamed({ botId, contactId, name: said, before }: Named): Promise<void> {
  return tx(async () => {
    const chats = await lockChatsOf(botId, contactId)
    const contact = await db().selectFrom('contact').select('name').where('id', '=', contactId).executeTakeFirst()
    if (contact && (realName(contact.name) === '' || contact.name === before)) await nameContact(chats, contactId, said)
  })
}

/** Returns what the dialogue may use instead of asking: the contact's own data, and what they told before. */
export async function knownOf(botId: number, chatId: number): Promise<Record<string, string>> {
  const row = await db()
    .selectFrom('chat as c')
    .innerJoin('contact as k', 'k.id', 'c.contact_id')
    .select(['k.id', 'k.phone', 'k.email', 'k.document'])
    .where('c.bot_id', '=', botId)
    .where('c.id', '=', chatId)
    .executeTakeFirstOrThrow()
  const told = await db()
    .selectFrom('contact_value')
    .select(['name', 'value'])
    .where('contact_id', '=', row.id)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return {
    'kind:phone': row.phone,
    'kind:email': row.email ?? '',
    ...(row.document && { [`kind:${row.document.kind.toLowerCase()}`]: row.document.value }),
    ...Object.fromEntries(told.flatMap(({ name, value }) => (value === MASK ? [] : [[`name:${name}`, value]]))),
  }
}
