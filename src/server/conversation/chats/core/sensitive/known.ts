import { db } from '../../../../foundation/store/db.ts'
import { type Place, placesOf } from '../../../../knowledge/dialogue/hide.ts'
import { wholeText } from '../message.ts'
import { stateOf } from './asked.ts'
import type { SensitiveFinder } from './finder.ts'

/** Returns the places in a text of the bot where it repeats sensitive values that the customer told. */
export async function repeatedPlaces(
  chatId: number,
  text: string,
  { names, find }: SensitiveFinder,
): Promise<readonly Place[]> {
  const { values = {}, filling, filled, lookups } = await stateOf(chatId)
  const told = [filling?.values, filled?.values, ...(lookups ?? []).map((lookup) => lookup.values)]
  const known = [
    ...Object.entries(values).map(([key, { value }]) => [key, value] as const),
    ...told.flatMap((of) => Object.entries(of ?? {})),
  ]
  const secret = known.flatMap(([key, value]) => (names.has(key) ? [value] : []))
  // Written in another form, as with dots; the business's own data of that kind is no secret.
  const bare = new Set(secret.map(withoutMarks))
  const found = find(text, names).filter(({ value }) => bare.has(withoutMarks(value)))
  return [...found, ...placesOf(text, secret)]
}

/** Number of hidden messages that are looked through for a value. */
const LOOKED = 50

/**
 * Returns the places of values that the customer told before, where they were hidden: a number alone says nothing, but this
 * one is known.
 * @param before the message with the text
 */
export async function knownSecrets(
  chatId: number,
  before: number,
  text: string,
  { names, find }: SensitiveFinder,
): Promise<readonly Place[]> {
  const found = find(text, names)
  if (found.length === 0) return []
  const hidden = await db()
    .selectFrom('message as m')
    .select(['m.body', wholeText.as('whole')])
    .where('m.chat_id', '=', chatId)
    .where('m.id', '<', before)
    .where('m.written', 'is not', null)
    .orderBy('m.id', 'desc')
    .limit(LOOKED)
    .execute()
  const isTold = (value: string) =>
    hidden.some(({ body, whole }) => withoutMarks(whole).includes(value) && !withoutMarks(body).includes(value))
  return found.filter(({ value }) => isTold(withoutMarks(value)))
}

/** Returns a value without spaces, dots and dashes. */
export const withoutMarks = (value: string) => value.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()
