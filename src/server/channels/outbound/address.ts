import { phoneForms } from '../../../contract/phone-forms.ts'
import { db } from '../../foundation/store/db.ts'
import type { Part } from './part.ts'

const linkOf = (chatId: number) =>
  db()
    .selectFrom('chat as c')
    .innerJoin('channel_link as l', 'l.id', 'c.link_id')
    .select(['l.id', 'l.address'])
    .where('c.id', '=', chatId)
    .executeTakeFirst()

/**
 * Returns the body of a request to the other form of its number, as numbers of Argentina, Mexico and Brazil have;
 * undefined if there is none, or it was tried already.
 */
export async function inOtherForm({ body, chat_id }: Pick<Part, 'body' | 'chat_id'>): Promise<object | undefined> {
  const to = 'to' in body ? String(body.to) : ''
  const [given, other] = phoneForms(to)
  if (!other) return undefined
  const link = await linkOf(chat_id)
  return link?.address === given ? { ...body, to: `+${other}` } : undefined
}

/** Keeps the form of a number that the platform accepted, for the next message. */
export async function rememberAddress(chatId: number, address: string): Promise<void> {
  const link = await linkOf(chatId)
  if (!link || link.address === address || link.address === null || !phoneForms(link.address).includes(address)) return
  await db().updateTable('channel_link').set({ address }).where('id', '=', link.id).execute()
}
