import { db } from '../../../../foundation/store/db.ts'
import { CORRECTION } from '../../../../knowledge/dialogue/slots/words.ts'
import type { DialogueState } from '../../../../knowledge/dialogue/types.ts'
import { wholeText } from '../message.ts'
import type { SensitiveFinder } from './finder.ts'
import { asksFor } from './free-answer.ts'

/**
 * Returns the sensitive entities for which a message may be the answer: the one that the bot asks for, those that were told
 * if it is a correction, and those for which the last messages to the customer ask.
 * @param messageId the customer's message, if it is stored already
 */
export async function askedIn(
  chatId: number,
  text: string,
  { names, entities }: SensitiveFinder,
  messageId?: number,
): Promise<ReadonlySet<string>> {
  const said = await lastSaid(chatId, messageId)
  // What staff ask instead replaces the question of the bot.
  const pending = said[0]?.author === 'agent' ? [] : pendingIn(await stateOf(chatId), text)
  const mentioned = entities.filter((one) => said.some((last) => asksFor(last.text, one))).map(({ name }) => name)
  return new Set([...pending, ...mentioned].filter((name) => names.has(name)))
}

/** Messages of staff in a row that are read as one question. */
const ROW = 20

/**
 * Returns the last message that the bot or staff sent to the customer, and before it what staff sent since the customer wrote:
 * they ask, and add "así te lo cargo".
 */
async function lastSaid(chatId: number, before: number | undefined) {
  const messages = db()
    .selectFrom('message as m')
    .select(['m.id', 'm.author', wholeText.as('text')])
    .where('m.chat_id', '=', chatId)
    .orderBy('m.id', 'desc')
  const earlier = before === undefined ? messages : messages.where('m.id', '<', before)
  const last = await earlier.where('m.author', 'in', ['bot', 'agent']).limit(1).executeTakeFirst()
  if (last?.author !== 'agent') return last ? [last] : []
  const own = messages.where('m.author', '=', 'user').where('m.id', '<', last.id).limit(1)
  const from = (await own.executeTakeFirst())?.id ?? 0
  const staff = messages.where('m.author', '=', 'agent').where('m.id', '>', from).where('m.id', '<=', last.id)
  return staff.limit(ROW).execute()
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
