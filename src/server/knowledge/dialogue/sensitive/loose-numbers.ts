import type { KnownEntity } from '../../models/knowledge.ts'
import { matchesPattern } from '../../nlu/index.ts'
import { isSpanish } from '../../nlu/spelling/spanish.ts'
import { answeredDocument } from '../../nlu/system/documents.ts'
import { systemRules } from '../../nlu/system/index.ts'
import { money } from '../../nlu/system/money.ts'
import { foldKeepingLength } from '../../nlu/system/numbers.ts'
import { countsSomething } from '../codes.ts'
import type { Place } from '../hide.ts'
import { leadsTo, namesOf, saidOf } from './naming.ts'

// Numbers and codes as customers write them: "DNI28456780", "28 456 780", "28-456-780", "p 1234" for P-1234.

/** A run of letters or of digits. */
interface Group extends Place {
  text: string
}

/** A number or code that may be written in groups. */
interface Written extends Place {
  groups: readonly Group[]
  /** digits stand right before or after it */
  isPreceded: boolean
  isFollowed: boolean
}

/** Most groups of a number or code, most with digits in a row that is read, and most readings of a text. */
const GROUPS = 20
const DIGITS = 60
const READINGS = 500

/** Most groups of one with letters, and most letters in a row. */
const MIXED = 6
const LETTERS = 6

/** Fewest digits of a number whose thousands or groups tell that it is no quantity. */
const THOUSANDS = 7
const LONG = 14

/** What may stand between two groups of one number. */
const GAP = /^(?:,| {0,2}[-.'’/_·]? {0,2})$/

/** Whether an entity is the number of an identity document, of one country or of any. */
export const isIdentity = ({ type, system }: Pick<KnownEntity, 'type' | 'system'>): boolean =>
  type === 'system' && (system === 'dni' || system === 'document')

/**
 * Returns the values of an entity in a text of plain spelling that are written in another form than it is described.
 * @param isAsked whether the text may answer a question for it
 */
export function looseNumbersIn(text: string, entity: KnownEntity, isAsked: boolean): (Place & { value: string })[] {
  if (!isIdentity(entity) && entity.system !== 'cuit' && (entity.type !== 'regex' || !entity.pattern)) return []
  const folded = foldKeepingLength(text)
  const names = namesOf(entity)
  const amounts = money({ text, now: new Date(0), timeZone: 'UTC' })
  let readings = 0
  const found: (Place & { value: string })[] = []
  for (const written of candidatesIn(text)) {
    if (readings++ > READINGS) break
    const { start, end } = written
    if (found.some((one) => start < one.end && one.start < end) || isDate(written)) continue
    const value = numberValueOf(entity, written)
    if (value === undefined) continue
    const said = saidOf(folded, written, names)
    const isAmount = amounts.some((one) => start < one.end && one.start < end) || isCounted(text, end)
    const isTold = (isAsked && !isPartial(written)) || standsAlone(entity, text, written)
    if (said === 'named' || (said === 'nothing' && !isAmount && isTold)) found.push({ start, end, value })
  }
  return found
}

/** Ends of lines between digits. */
const LINE_GAP = /(?<=\d[^\p{L}\d]{0,4})[\r\n](?=[^\p{L}\d]{0,4}\d)/gu

/** Yields the numbers and codes of a text: those within its lines, and then numbers with their groups in several lines. */
function* candidatesIn(text: string): Generator<Written> {
  yield* partsIn(text)
  const inOneLine = text.replace(/\r\n/g, ' \n').replace(LINE_GAP, ' ')
  if (inOneLine === text) return
  for (const part of partsIn(inOneLine)) if (/\n|\r/.test(text.slice(part.start, part.end))) yield part
}

/** Yields the numbers and codes of a text, the longer ones of each chain first. */
function* partsIn(text: string): Generator<Written> {
  for (const chain of chainsOf(text))
    for (const row of rowsOf(chain)) yield* partsOf(row).sort((a, b) => b.end - b.start - (a.end - a.start))
}

/** Returns the parts of a chain around its digits: a sentence without commas is one chain, with a number anywhere in it. */
function rowsOf(chain: readonly Group[]): Group[][] {
  const rows: Group[][] = []
  let words = 0
  let numbers = 0
  for (const [place, group] of chain.entries()) {
    if (!hasDigits(group)) words++
    else if (rows.length === 0 || words >= MIXED) {
      rows.push(chain.slice(Math.max(0, place - MIXED + 1), place))
      numbers = 1
      words = 0
    } else {
      numbers++
      words = 0
    }
    // Nobody writes a number in a row of hundreds: it would only take time.
    if (words < MIXED && numbers <= DIGITS) rows.at(-1)?.push(group)
  }
  return rows
}

/** Returns the parts of a row that may be a number or a code. */
function partsOf(row: readonly Group[]): Written[] {
  const isDigits = row.map(hasDigits)
  const parts: Written[] = []
  for (const [first, { start }] of row.entries()) {
    let isNumber = true
    const isPreceded = isDigits[first - 1] === true
    for (const [more, { end }] of row.slice(first, first + GROUPS).entries()) {
      isNumber &&= isDigits[first + more] === true
      if (!isNumber && (more >= MIXED || (more > 0 && isPhrase(row[first + more - 1], row[first + more])))) break
      const isFollowed = isDigits[first + more + 1] === true
      const groups = row.slice(first, first + more + 1)
      // A part within a longer number is none: a telephone is no document. Another one may follow: "28 456 780 30 años".
      const isPossible = isNumber ? !isPreceded || !isFollowed || more === 0 : groups.some(hasDigits)
      if (isPossible) parts.push({ start, end, groups, isPreceded, isFollowed })
    }
  }
  return parts
}

/** Whether two groups are words of a sentence, not letters of a code: "AB C 1234". */
const isPhrase = (...groups: readonly (Group | undefined)[]): boolean =>
  groups.every((one) => one && !hasDigits(one)) &&
  groups.some((one) => one && one.text.length > 1 && isSpanish(one.text.toLowerCase()))

/** Whether groups at the end of a longer number stand for it: those of a telephone are no document. */
const isPartial = ({ groups, isPreceded }: Written) => isPreceded && groups.length > 1

const hasDigits = ({ text }: Group) => /\d/.test(text)

/** Returns the groups of letters or digits that nothing but a gap separates, without words. */
function chainsOf(text: string): Group[][] {
  const chains: Group[][] = []
  let end = -1
  for (const { 0: group, index } of text.matchAll(/\p{L}+|\d+/gu)) {
    const last = chains.at(-1)
    const isPart = last !== undefined && GAP.test(text.slice(end, index))
    const one = { text: group, start: index, end: index + group.length }
    end = one.end
    if (/^\p{L}/u.test(group) && group.length > LETTERS) chains.push([])
    else if (isPart) last.push(one)
    else chains.push([one])
  }
  return chains.filter((chain) => chain.some(hasDigits))
}

/** Returns the value of an entity for which a number or code stands; undefined if it is none in any form. */
function numberValueOf(entity: KnownEntity, { groups }: Written): string | undefined {
  const { type, pattern, system = '', matchCase } = entity
  const forms = formsOf(groups.map(({ text }) => text))
  if (type === 'regex' && pattern) return forms.find((form) => matchesPattern(pattern, form, matchCase))
  const digits = groups.map(({ text }) => text).join('')
  if (system === 'document')
    return isPassport(groups) || isDocumentNumber(groups, digits) ? answeredDocument(digits) : undefined
  return /^\d+$/.test(digits)
    ? systemRules[system]?.({ text: digits, now: new Date(0), timeZone: 'UTC' })[0]?.value
    : undefined
}

/** Whether digits may be those of a document. Few of them in groups are a day: "08/2024". */
const isDocumentNumber = (groups: readonly Group[], digits: string): boolean =>
  /^\d+k?$/i.test(digits) && (digits.length >= THOUSANDS || groups.length === 1)

/** Whether letters before digits may be those of a passport, and are no word: "tel 45551234". */
const isPassport = ([first, ...digits]: readonly Group[]): boolean =>
  first !== undefined &&
  /^\p{L}+$/u.test(first.text) &&
  !isSpanish(first.text.toLowerCase()) &&
  !leadsTo(foldKeepingLength(first.text)) &&
  digits.every(hasDigits)

/** Returns the usual spellings of a number or code. */
function formsOf(groups: readonly string[]): string[] {
  const joined = groups.join('')
  const inThousands = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, '.')
  const [body, last] = [joined.slice(0, -1), joined.slice(-1)]
  const forms = [joined, inThousands(joined), `${body}-${last}`, `${inThousands(body)}-${last}`]
  return [...new Set([...forms, ...['-', ' ', '.', '/'].map((separator) => groups.join(separator))])]
}

/** Whether a number of several groups is a day: "12-08-2024". */
function isDate({ groups }: Written): boolean {
  if (groups.length !== 3) return false
  const [first = '', second = '', third = ''] = groups.map(({ text }) => text)
  const [day, year] = first.length === 4 ? [third, first] : [first, third]
  const isYear = year.length === 4 || (year.length === 2 && first.length <= 2)
  return isYear && second.length <= 2 && day.length <= 2 && Number(day) <= 31 && Number(second) <= 12
}

/** Whether the words after a number make it a quantity. */
function isCounted(text: string, end: number): boolean {
  const next = /^ ?([%\p{L}]+)/u.exec(text.slice(end, end + 30))?.[1]
  return next !== undefined && (next === '%' || countsSomething(next))
}

/** Whether a number or code tells by its form that it is one, without words beside it. */
function standsAlone(entity: KnownEntity, text: string, written: Written): boolean {
  const { groups, isPreceded, isFollowed } = written
  if (isPreceded || isFollowed || isGlued(text, written)) return false
  if (!groups.every(({ text: group }) => /^\d/.test(group)) && isIdentity(entity))
    // Orders and articles have letters before their digits, too; only a RUT ends in one.
    return /^\d/.test(groups[0]?.text ?? '')
  if (!groups.every(({ text: group }) => /^\d/.test(group))) return groups.every((group) => isCode(text, group))
  const digits = groups.map(({ text: group }) => group).join('')
  if (entity.system === 'cuit' || digits.length >= LONG) return true
  const [first = '', ...others] = groups.map(({ text: group }) => group)
  const isGrouped = others.length > 0 && first.length <= 3 && others.every((group) => group.length === 3)
  return isGrouped && digits.length >= THOUSANDS && !first.startsWith('0') && !digits.endsWith('000')
}

const isGlued = (text: string, { start, end }: Place) =>
  /[\p{L}\d$+]$/u.test(text.slice(Math.max(0, start - 2), start)) || /^[\p{L}\d]/u.test(text.slice(end, end + 2))

/** Whether letters within a code are none of a sentence: "de 2024" is no code. */
function isCode(text: string, { text: letters, start, end }: Group): boolean {
  if (/^\d/.test(letters)) return true
  const others = text.slice(0, start) + text.slice(end)
  const isShouted = /\p{Lu}/u.test(others) && !/\p{Ll}/u.test(others)
  return (letters === letters.toUpperCase() && !isShouted) || !isSpanish(letters.toLowerCase())
}
