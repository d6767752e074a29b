import { TIMEZONE } from '../../../../contract/zone.ts'
import { findEntities, matchPattern } from '../../nlu/index.ts'
import { dayAt, dayOf, isoDay } from '../../nlu/system/calendar.ts'
import { answeredDocument, certainDocuments } from '../../nlu/system/documents.ts'
import type { EntityDefinition } from '../../nlu/types.ts'
import { hide } from '../hide.ts'
import { optionNamed } from '../ordinals.ts'
import { isCourtesy } from '../person-words.ts'
import type { RuleContext } from '../rule.ts'
import { markWithdrawn } from '../withdrawn.ts'
import { foldWords } from '../words.ts'
import { readFree } from './free.ts'
import { optionsOf, type Slot, wordsFor } from './slot.ts'

/** A value read from an answer. */
export interface Reading {
  value: string
  /** share of the meaningful words that the value takes up, 0 to 1 */
  coverage: number
}

/** When something is said, and where: "mañana" depends on both. */
export interface Moment {
  now: Date
  timeZone?: string | undefined
}

/** Returns the moment of a turn in the zone of its bot. */
export const momentOf = ({ turn, bot }: Pick<RuleContext, 'bot' | 'turn'>): Moment => ({
  now: turn.now,
  timeZone: bot.settings.timezone,
})

/** Minimum similarity of a misspelled list value: an answer to a question may be further off than a mention. */
const FUZZY = 0.7

/** Words around a value that say nothing more. */
const FILLER = new Set(
  `a al anda con cual creo de del digo el en era es esta este fue ha he la las lo los me mi mio no nro numero n o para
  pedido perdon por pues que quise decir seria ser si son soy su tengo tu un una va y ya mejor sino cambio`.split(
    /\s+/,
  ),
)

/**
 * Reads an answer as the value of a slot; undefined if it is not one. The same rules as for entities in messages apply,
 * but an answer may be written more loosely: with spaces between digits, "arroba" in an address, the number of an option.
 */
export function readSlot(slot: Slot, text: string, { now, timeZone }: Moment): Reading | undefined {
  const said = (slot.definition.system === 'phone' ? withoutDocuments(text) : text).trim()
  if (said === '') return undefined
  const { definition } = slot
  if (definition.type === 'free') {
    const value = readFree(slot, said)
    return value === undefined ? undefined : { value, coverage: 1 }
  }
  const loose =
    definition.type === 'list' ? { ...definition, fuzzy: Math.min(definition.fuzzy ?? 1, FUZZY) } : definition
  const bare = definition.system === 'document' ? answeredDocument(said) : undefined
  if (bare !== undefined) return { value: bare, coverage: 1 }
  const codes = codeForms(said, definition)
  for (const form of [...formsOf(said), ...codes, ...dayForms(said, definition, { now, timeZone })]) {
    const all = markWithdrawn(form, findEntities(form, [loose], now, timeZone))
    // A longer number is another datum: a document is no order number.
    const found = all.find(({ withdrawn, text: code }) => !withdrawn && (!codes.includes(form) || code === form))
    if (found)
      return { value: canonicalCode(definition, found.value), coverage: coverageOf(form, found, wordsFor(slot)) }
  }
  const options = optionsOf(slot)
  const option = options[optionNamed(said, options.length) ?? -1]
  return option && { value: option.title, coverage: 1 }
}

/** Returns a text without documents, whose digits alone may be those of a telephone. */
const withoutDocuments = (text: string): string =>
  hide(text, certainDocuments({ text, now: new Date(0), timeZone: TIMEZONE }))

/** A number that says what else it is of. */
const OF_ELSE = /(?<!\p{L})(?:c[oó]digo postal|cp|c\.\s?p\.)(?:\s+(?:es|el|n[°º]))*[\s:]*\d/iu

/** Returns the spellings of a code whose letters or hyphen were left out: "10452" or "q 10452" for Q-10452. */
function codeForms(text: string, { type, pattern = '' }: EntityDefinition): string[] {
  const prefix = type === 'regex' ? /^[A-Za-z]{1,6}-?(?![?*+{])/.exec(pattern)?.[0] : undefined
  const digits = OF_ELSE.test(text) ? undefined : /\d[\d\s.]*/.exec(text)?.[0].replace(/\D/g, '')
  return prefix && digits ? [`${prefix}${digits}`] : []
}

/** A day of the month without its month, which only an answer may leave out: "el 26". */
const DAY_OF_MONTH =
  /(?:^|\s)(?:el|del|dia|día) (\d{1,2})(?![\d/:.-]| ?(?:a|al|de|hs?|horas?|am|pm|d[ií]as?|semanas?|personas?|mes|meses|años?)\b)/iu

/** Returns the next date with the day of the month that an answer names. */
function dayForms(text: string, { type, system }: EntityDefinition, { now, timeZone }: Moment): string[] {
  const named = type === 'system' && system === 'date' ? DAY_OF_MONTH.exec(text)?.[1] : undefined
  if (named === undefined) return []
  const today = dayAt(now, timeZone ?? TIMEZONE)
  const [year, month] = isoDay(today).split('-').map(Number) as [number, number]
  const days = [0, 1, 2].map((later) =>
    dayOf(year + Math.floor((month - 1 + later) / 12), ((month - 1 + later) % 12) + 1, Number(named)),
  )
  const next = days.find((day) => day !== undefined && day >= today)
  return next === undefined ? [] : [isoDay(next)]
}

/** Returns a code as its pattern writes it: in capitals if only that matches exactly. */
export function canonicalCode({ type, pattern }: EntityDefinition, value: string): string {
  if (type !== 'regex' || !pattern || matchPattern(pattern, value, true).some(({ text }) => text === value))
    return value
  const capitals = value.toUpperCase()
  return matchPattern(pattern, capitals, true).some(({ text }) => text === capitals) ? capitals : value
}

/** Returns the spellings to try, the written one first. */
function formsOf(text: string): string[] {
  const joined = text.replace(/(\d)[\s.-]+(?=\d)/g, '$1')
  // Runs of spaces are shortened first: a pattern that begins with one would read each of its parts anew.
  const address = text
    .replace(/\s+/g, ' ')
    .replace(/ ?(?:\(?arroba\)?|\[at\]) ?/gi, '@')
    .replace(/ punto /gi, '.')
  return [...new Set([text, joined, address, text.toUpperCase(), text.replace(/\s+/g, '').toUpperCase()])]
}

/** @param named words that only name the datum */
function coverageOf(text: string, { start, end }: { start: number; end: number }, named: ReadonlySet<string>): number {
  const count = (part: string) =>
    foldWords(part)
      .split(' ')
      .filter((word) => word !== '' && !isCourtesy(word) && !FILLER.has(word) && !named.has(word)).length
  const own = Math.max(1, count(text.slice(start, end)))
  return own / (own + count(text.slice(0, start)) + count(text.slice(end)))
}
