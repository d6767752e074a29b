import { fold } from '../../../../contract/phrase.ts'
import { numberFinder, phoneReader } from './numbers.ts'
import type { Identity, Mark, Person } from './person.ts'

/**
 * What counts as a mention of the person in a row.
 * - `marks`: their numbers, addresses and ids
 * - `names`: marks, and their names
 * - `texts`: marks, names, and what they wrote
 * - `cells`: the row is one of a table of contacts, compared cell by cell as in an import
 * - `searches`: somebody's search, compared both as `names` and as `cells`
 */
export type Sureness = 'marks' | 'names' | 'texts' | 'cells' | 'searches'

/** Whether one of several texts mentions a person. */
type Mentions = (texts: Iterable<string>) => boolean

/** Returns what texts are compared by: case and spaces do not count. */
export const textKey = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ')

/**
 * Returns the texts in a value, at any depth. The names of its properties are the product's own.
 * @param isPayload whether a channel sent it: ids may be numbers, and a name that somebody chose stands without its @
 */
export function* textsIn(value: unknown, isPayload = false, key = ''): Generator<string> {
  if (typeof value === 'string') yield isPayload && key === 'username' ? `@${value}` : value
  else if (typeof value === 'number' && isPayload) yield String(value)
  else if (value !== null && typeof value === 'object')
    for (const [name, one] of Object.entries(value)) yield* textsIn(one, isPayload, name)
}

/** Returns a function that tells whether a text, as its key, has a name as whole words. */
export function wholeWords(name: string): (key: string) => boolean {
  const pattern = new RegExp(nameIn(name), 'u')
  return (key) => key.includes(name) && pattern.test(key)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const isNumber = (text: string) => /^\d+$/.test(text)

// Where one ends another may go on: «ana@correo.ar» is neither «mariana@correo.ar» nor «ana@correo.ar.example».
const nameIn = (name: string) => `(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`
const partIn = (text: string) =>
  isNumber(text)
    ? `(?<!\\d)${text}(?!\\d)`
    : `(?<![\\p{L}\\p{N}._+-])${escaped(text)}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`
const handleIn = (text: string) => `(?<![\\p{L}\\p{N}._+-])@${escaped(text)}(?![\\p{L}\\p{N}_])`

const textsOf = (marks: readonly Mark[], as: Mark['as']) => marks.flatMap((one) => (one.as === as ? one.text : []))

/** Returns how texts that mention a person are known. */
export function mentionsOf({
  marks,
  names,
  texts,
  country,
}: Identity & Partial<Pick<Person, 'texts'>>): Record<Sureness, Mentions> {
  const [parts, alone, handles] = [textsOf(marks, 'part'), new Set(textsOf(marks, 'whole')), textsOf(marks, 'handle')]
  const numbers = parts.filter(isNumber)
  const hasNumber = numberFinder(numbers)
  const addresses = parts.filter((part) => !isNumber(part))
  const written = new RegExp([...addresses.map(partIn), ...handles.map(handleIn)].join('|') || '(?!)', 'u')
  const named = names.map(wholeWords)
  const isMark = (key: string) =>
    alone.has(key) ||
    ([...addresses, ...handles].some((one) => key.includes(one)) && written.test(key)) ||
    hasNumber(key)
  const isNamed = (key: string) => isMark(key) || named.some((has) => has(key))
  const some =
    (is: (key: string) => boolean): Mentions =>
    (given) => {
      for (const one of given) if (is(textKey(one))) return true
      return false
    }
  const isPhone = phoneReader(numbers, country)
  const isDocument = (cell: string) => alone.has(cell.toLowerCase().replace(/^[^\d]+|[\s.\-/]/g, ''))
  const words = names.map(wordsOf)
  const inTexts = some((key) => texts?.has(key) || isNamed(key))
  // First and last names are in columns of their own, in any order.
  const inCells: Mentions = (given) => {
    const cells = [...given]
    if (cells.some((cell) => isNamed(textKey(cell)) || isPhone(cell) || isDocument(cell))) return true
    const has = new Set(wordsOf(cells.join(' ')))
    return words.some((name) => name.every((word) => has.has(word)))
  }
  return {
    ...{ marks: some(isMark), names: some(isNamed), texts: inTexts, cells: inCells },
    searches: (given) => {
      const all = [...given]
      return inTexts(all) || inCells(all)
    },
  }
}

/** The words of a text without their signs: an ñ is often written as n. */
const wordsOf = (text: string) =>
  fold(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether a value of JSON names a person. */
export function namesIn(person: Identity): (value: unknown) => boolean {
  const { names } = mentionsOf(person)
  return (value) => names(textsIn(value))
}

/** Returns a value with an ellipsis in place of what names a person, or of a text of theirs; the same if there is none. */
export function blanked(value: unknown, person: Person): unknown {
  const { names, marks } = person
  const parts = [...names.map(nameIn), ...textsOf(marks, 'part').map(partIn), ...textsOf(marks, 'handle').map(handleIn)]
  const pattern = parts.length > 0 ? new RegExp(parts.join('|'), 'giu') : undefined
  const is = mentionsOf(person).texts
  const blank = (one: unknown): unknown => {
    if (typeof one === 'string') {
      if (!is([one])) return one
      const named = person.texts.has(textKey(one)) || !pattern ? '…' : one.replace(pattern, '…')
      return named === one ? '…' : named
    }
    if (Array.isArray(one)) {
      const all = one.map(blank)
      return all.every((item, at) => item === one[at]) ? one : all
    }
    if (one === null || typeof one !== 'object') return one
    const entries = Object.entries(one).map(([key, item]) => [key, blank(item)] as const)
    return entries.every(([key, item]) => item === Reflect.get(one, key)) ? one : Object.fromEntries(entries)
  }
  return blank(value)
}
