import type { components } from '../../../../../generated/api.d.ts'
import { realName } from '../../../../contract/customer-names.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { enqueue } from '../../../foundation/jobs/queue.ts'
import { visibleTo } from '../../../foundation/scope/visibility.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import { MASK } from '../../../knowledge/dialogue/slots/values.ts'
import type { CollectedValue } from '../../../knowledge/dialogue/types.ts'
import { lockChatsOf, nameContact } from './naming.ts'

/**
 * Returns what a contact told the bot when it asked, in the chats that the caller may see: the latest value of each
 * name, latest first.
 */
export async function collectedFrom(
  scope: Scope,
  contactId: number,
): Promise<components['schemas']['CollectedValue'][]> {
  if (!scope.permissions.chats) return []
  const rows = await db()
    .selectFrom('contact_value as v')
    .innerJoin('chat', 'chat.id', 'v.chat_id')
    .distinctOn('v.name')
    .select(['v.label', 'v.value', 'v.at'])
    .where('v.bot_id', '=', scope.botId)
    .where('v.contact_id', '=', contactId)
    .where(visibleTo(scope))
    .orderBy('v.name')
    .orderBy('v.at', 'desc')
    .orderBy('v.id', 'desc')
    .execute()
  return rows.sort((a, b) => b.at.localeCompare(a.at))
}

/** Keeps what a contact told the bot, and names them if they said how. A newer value of the same entity in the same chat replaces the one before. */
export async function keepCollected(
  { botId, chatId, at }: { botId: number; chatId: number; at: Date },
  values: readonly CollectedValue[],
  { contactName, formerName }: { contactName?: string; formerName?: string } = {},
): Promise<void> {
  const { contact_id } = await db()
    .selectFrom('chat')
    .select('contact_id')
    .where('id', '=', chatId)
    .executeTakeFirstOrThrow()
  for (const { name, label, value } of values)
    await db()
      .insertInto('contact_value')
      .values({ bot_id: botId, contact_id, chat_id: chatId, name, label, value, at })
      .onConflict((conflict) => conflict.columns(['contact_id', 'name', 'chat_id']).doUpdateSet({ label, value, at }))
      .execute()
  // Later, because this transaction has locked one chat: locking the others now could deadlock.
  if (contactName)
    await enqueue(BOT_NAME, {
      ...{ botId, contactId: contact_id, name: contactName },
      ...(formerName !== undefined && { before: formerName }),
    } satisfies Named)
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
