import { db } from '../../../../foundation/store/db.ts'
import { type Place, placesOf } from '../../../../knowledge/dialogue/hide.ts'
import { plainTextOf } from '../../../../knowledge/dialogue/sensitive/plain-text.ts'
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
 * @param before the message with the text, if it is stored already
 */
export async function knownSecrets(
  chatId: number,
  text: string,
  { names, find }: SensitiveFinder,
  before?: number,
): Promise<readonly Place[]> {
  const found = find(text, names)
  if (found.length === 0) return []
  let query = db()
    .selectFrom('message as m')
    .select(['m.body', wholeText.as('whole')])
    .where('m.chat_id', '=', chatId)
    .where('m.written', 'is not', null)
  if (before !== undefined) query = query.where('m.id', '<', before)
  const hidden = await query.orderBy('m.id', 'desc').limit(LOOKED).execute()
  const isTold = (value: string) =>
    hidden.some(({ body, whole }) => withoutMarks(whole).includes(value) && !withoutMarks(body).includes(value))
  return found.filter(({ value }) => isTold(withoutMarks(value)))
}

/** Fewest letters and digits of a value that is looked for in any spelling: a shorter one is part of other words. */
const SPELLED = 5

/** Returns the places of values in a text, whatever is said of them and however they are spelled: "28 456 780". */
export const spelledPlaces = (text: string, values: readonly string[]): Place[] => {
  const plain = plainTextOf(text)
  return values
    .map(withoutMarks)
    .filter(({ length }) => length >= SPELLED)
    .flatMap((value) => [...plain.text.matchAll(spelled(value))])
    .map(({ 0: { length }, index }) => plain.placeOf({ start: index, end: index + length }))
}

/** Returns the expression of a value with marks between its letters and digits, not within a longer word or number. */
const spelled = (value: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${[...value].join(String.raw`[^\p{L}\p{N}]{0,3}`)}(?![\p{L}\p{N}])`, 'giu')

/** Returns a value without spaces, dots and dashes. */
export const withoutMarks = (value: string) => value.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()
