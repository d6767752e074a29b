import { db } from '../../../../foundation/store/db.ts'
import { type Place, placesOf } from '../../../../knowledge/dialogue/hide.ts'
import { plainTextOf } from '../../../../knowledge/dialogue/sensitive/plain-text.ts'
import { fillingsOf, MASK } from '../../../../knowledge/dialogue/slots/values.ts'
import type { DialogueState } from '../../../../knowledge/dialogue/types.ts'
import { wholeText } from '../message.ts'
import { stateOf } from './asked.ts'
import type { SensitiveFinder } from './finder.ts'

/** Returns the places in a text of the bot where it repeats sensitive values that the customer told. */
export async function repeatedPlaces(
  chatId: number,
  text: string,
  { names, find }: SensitiveFinder,
): Promise<readonly Place[]> {
  const secret = valuesOf(await stateOf(chatId), names)
  // Written in another form, as with dots; the business's own data of that kind is no secret.
  const bare = new Set(secret.map(withoutMarks))
  const found = find(text, names).filter(({ value }) => bare.has(withoutMarks(value)))
  return [...found, ...placesOf(text, secret)]
}

/** Returns the values of these entities that a dialogue remembers. */
function valuesOf(
  { values = {}, filling, left = [], filled, lookups = [] }: Partial<DialogueState>,
  names: ReadonlySet<string>,
): string[] {
  const asked = [...fillingsOf({ filling }), ...left, ...lookups]
  const told = [filled?.values, ...asked.map((one) => one.values)]
  const known = [
    ...Object.entries(values).map(([key, { value }]) => [key, value] as const),
    ...told.flatMap((of) => Object.entries(of ?? {})),
  ]
  return known.flatMap(([key, value]) => (names.has(key) ? [value] : []))
}

/** Number of hidden messages that are looked through for a value. */
const LOOKED = 50

/**
 * Returns the places of values that the customer told before, where they were hidden: a number alone says nothing, but this
 * one is known, and so are free words.
 * @param before the message with the text, if it is stored already
 */
export async function knownSecrets(
  chatId: number,
  text: string,
  { names, entities, find }: SensitiveFinder,
  before?: number,
): Promise<readonly Place[]> {
  const found = find(text, names)
  const free = new Set(entities.flatMap(({ name, type }) => (type === 'free' ? [name] : [])))
  if (found.length + free.size === 0) return []
  let query = db()
    .selectFrom('message as m')
    .select(['m.body', wholeText.as('whole')])
    .where('m.chat_id', '=', chatId)
    .where('m.written', 'is not', null)
  if (before !== undefined) query = query.where('m.id', '<', before)
  const hidden = await query.orderBy('m.id', 'desc').limit(LOOKED).execute()
  const isTold = (value: string) =>
    hidden.some(({ body, whole }) => withoutMarks(whole).includes(value) && !withoutMarks(body).includes(value))
  const numbers = found.filter(({ value }) => isTold(withoutMarks(value)))
  if (free.size === 0) return numbers
  const answers = hidden.flatMap(({ body, whole }) => (body === MASK && isPhrase(whole) ? [whole] : []))
  return [...numbers, ...freePlaces(text, [...valuesOf(await stateOf(chatId), free), ...answers])]
}

/** Most values in free words that are looked for, and bounds of their lengths: a shorter one is an ordinary word. */
const FREE = { most: 20, shortest: 3, longest: 120 }

/** Whether a text that was hidden as a whole may be a value in free words, and not only a number or a word. */
export const isPhrase = (text: string): boolean => /\p{L}/u.test(text) && /\d|\S\s+\S/.test(text.trim())

/** Returns the places in a text of values in free words that were told before, as whole words. */
export function freePlaces(text: string, told: readonly string[]): Place[] {
  const values = [...new Set(told.map((value) => value.trim()))]
    .filter(({ length }) => length >= FREE.shortest && length <= FREE.longest)
    .slice(0, FREE.most)
  return [...placesOf(text, values), ...spelledPlaces(text, values)]
}

/** Fewest letters and digits of a value that is looked for in any spelling: a shorter one is part of other words. */
export const SPELLED = 5

/** Most characters between two letters or digits of one value: " - ", or the end of a line. */
const GAP = 3

/**
 * Returns the places of values in a text, whatever is said of them and however they are spelled: "28 456 780". A part of a
 * longer word or number is not the value.
 */
export function spelledPlaces(text: string, values: readonly string[]): Place[] {
  const wanted = new Set(values.map(withoutMarks).filter(({ length }) => length >= SPELLED))
  if (wanted.size === 0) return []
  const plain = plainTextOf(text)
  const { bare, at, wide } = bareOf(plain.text)
  const found: Place[] = []
  for (const value of wanted)
    for (let first = bare.indexOf(value); first >= 0; first = bare.indexOf(value, first + 1)) {
      const last = first + value.length - 1
      const isWhole = at[first - 1]?.end !== at[first]?.start && at[last]?.end !== at[last + 1]?.start
      if (isWhole && wide[first] === wide[last])
        found.push(plain.placeOf({ start: at[first]?.start ?? 0, end: at[last]?.end ?? 0 }))
    }
  return found
}

/** Returns the letters and digits of a text, where they stand, and how many wide gaps are before each. */
function bareOf(text: string) {
  let bare = ''
  const at: Place[] = []
  const wide: number[] = []
  for (const { 0: character, index } of text.matchAll(/[\p{L}\p{N}]/gu)) {
    const low = character.toLowerCase()
    const isWide = index - (at.at(-1)?.end ?? index) > GAP
    const before = (wide.at(-1) ?? 0) + Number(isWide)
    for (let unit = 0; unit < low.length; unit++) {
      at.push({ start: index, end: index + character.length })
      wide.push(before)
    }
    bare += low
  }
  return { bare, at, wide }
}

/** Returns a value without spaces, dots and dashes. */
export const withoutMarks = (value: string) => value.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()
