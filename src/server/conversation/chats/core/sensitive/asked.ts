import { db } from '../../../../foundation/store/db.ts'
import { CORRECTION } from '../../../../knowledge/dialogue/slots/words.ts'
import type { DialogueState } from '../../../../knowledge/dialogue/types.ts'
import { wholeText } from '../message.ts'
import type { SensitiveFinder } from './finder.ts'
import { asksFor } from './free-answer.ts'

/**
 * Returns the sensitive entities for which a message may be the answer: the one that the bot asks for, those that were told
 * if it is a correction, and those that the last message to the customer names.
 * @param messageId the customer's message, if it is stored already
 */
export async function askedIn(
  chatId: number,
  text: string,
  { names, entities }: SensitiveFinder,
  messageId?: number,
): Promise<ReadonlySet<string>> {
  const last = await lastSaid(chatId, messageId)
  // What staff ask instead replaces the question of the bot.
  const pending = last?.author === 'agent' ? [] : pendingIn(await stateOf(chatId), text)
  const mentioned = entities.filter((one) => asksFor(last?.text ?? '', one)).map(({ name }) => name)
  return new Set([...pending, ...mentioned].filter((name) => names.has(name)))
}

/** Returns the last message that the bot or staff sent to the customer. */
function lastSaid(chatId: number, before: number | undefined) {
  let query = db()
    .selectFrom('message as m')
    .select(['m.author', wholeText.as('text')])
    .where('m.chat_id', '=', chatId)
    .where('m.author', 'in', ['bot', 'agent'])
  if (before !== undefined) query = query.where('m.id', '<', before)
  return query.orderBy('m.id', 'desc').limit(1).executeTakeFirst()
}

/** Returns the entities that the bot asks for, and those that were told if a text is a correction. */
export function pendingIn({ filling, filled }: Partial<DialogueState>, text: string): string[] {
  const told = [filling, filled].flatMap((one) => Object.keys(one?.values ?? {}))
  return [...(filling ? [filling.asking] : []), ...(CORRECTION.test(text) ? told : [])]
}

/** Returns the state of the bot's dialogue in a chat. */
export async function stateOf(chatId: number): Promise<Partial<DialogueState>> {
  const row = await db().selectFrom('chat_dialogue').select('state').where('chat_id', '=', chatId).executeTakeFirst()
  return row?.state ?? {}
}
