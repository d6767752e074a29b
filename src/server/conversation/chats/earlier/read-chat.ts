import { db } from '../../../foundation/store/db.ts'
import { hide, type Place, placesOf } from '../../../knowledge/dialogue/hide.ts'
import { MASK } from '../../../knowledge/dialogue/slots/values.ts'
import { CORRECTION } from '../../../knowledge/dialogue/slots/words.ts'
import type { SensitiveFinder } from '../core/sensitive/finder.ts'
import { asksFor, isFreeAnswer } from '../core/sensitive/free-answer.ts'
import { freePlaces, isPhrase, spelledPlaces, withoutMarks } from '../core/sensitive/known.ts'
import { SHORTEST } from './without-secrets.ts'

/** Messages that are read at a time. */
export const PAGE = 200

/** What was read of a chat so far, in order. */
interface Course {
  /** the entities that the last messages to the customer ask for */
  asked: ReadonlySet<string>
  /** those that staff ask for since the customer wrote */
  askedByStaff: ReadonlySet<string>
  /** staff wrote the last message to the customer, which ends what the bot asked */
  isStaffLast: boolean
  /** the entities whose values the bot read last, which a correction changes */
  filled: ReadonlySet<string>
  /** values that the customer told, without spaces and marks */
  told: Set<string>
  /** those of them that stand in texts as they were told */
  words: Set<string>
  /** those in free words */
  free: Set<string>
  /** all values, as they were written and understood */
  secrets: Set<string>
}

export const newCourse = (): Course => ({
  ...{ asked: new Set(), askedByStaff: new Set(), isStaffLast: false, filled: new Set() },
  ...{ told: new Set(), words: new Set(), free: new Set(), secrets: new Set() },
})

/** A message that shows sensitive values. */
export interface Change {
  row: Row
  body: string
  transcript: string | null
  /** the parts of its text that are hidden */
  places: readonly Place[]
}

/** Returns messages of a chat in order, with what the bot read in them. */
export const pageOf = (chatId: number, from: number) =>
  db()
    .selectFrom('message as m')
    .leftJoin('message_fact as f', 'f.message_id', 'm.id')
    .select(['m.id', 'm.author', 'm.body', 'm.written', 'm.transcript', 'm.has_files', 'f.rule', 'f.slots'])
    .where('m.chat_id', '=', chatId)
    .where('m.id', '>', from)
    .orderBy('m.id')
    .limit(PAGE)
    .execute()

type Row = Awaited<ReturnType<typeof pageOf>>[number]

/**
 * Reads the next message of a chat, and returns what is to be hidden in it. What was told is read from the whole text: it may
 * be hidden already where later messages still repeat it.
 */
export function readMessage(row: Row, finder: SensitiveFinder, course: Course): Change | undefined {
  const { author, body } = row
  hearQuestion(row, finder, course)
  // As on arrival, staff see what they wrote.
  if (author === 'agent') return undefined
  if (author === 'user') listen(row, finder, course)
  const placesIn = (text: string) => [
    ...(author === 'user' ? toldIn(text, row, finder, course) : repeatedIn(text, author, finder, course)),
    ...again(text, finder, course),
  ]
  const places = placesIn(body)
  const transcript = row.transcript === null ? null : hide(row.transcript, placesIn(row.transcript))
  const shown = hide(body, places)
  // What the bot did not read leaves what can be corrected.
  if (author === 'user' && row.rule !== null) course.filled = new Set(filledIn(row, finder).map(({ name }) => name))
  return shown === body && transcript === row.transcript ? undefined : { row, body: shown, transcript, places }
}

/** Notes what a message asks the customer for. What staff add to their question does not end it. */
function hearQuestion({ author, body, written }: Row, { entities }: SensitiveFinder, course: Course): void {
  if (author === 'user') course.askedByStaff = new Set()
  if (author !== 'agent' && author !== 'bot') return
  const asked = entities.filter((one) => asksFor(written ?? body, one)).map(({ name }) => name)
  if (author === 'agent') course.askedByStaff = new Set([...course.askedByStaff, ...asked])
  course.isStaffLast = author === 'agent'
  course.asked = author === 'agent' ? course.askedByStaff : new Set(asked)
}

/** Returns the sensitive values that the bot had after a message of the customer, with their entities. */
const filledIn = ({ slots }: Row, { entities }: SensitiveFinder) =>
  (slots?.filled ?? []).flatMap(({ label, value }) =>
    entities.filter((one) => one.label === label && value !== MASK).map((one) => ({ ...one, value: value.trim() })),
  )

/** Notes the values that a message of the customer tells. */
function listen(row: Row, finder: SensitiveFinder, course: Course): void {
  const filled = filledIn(row, finder)
  const values = filled.map(({ value }) => value)
  for (const { type, value } of filled) if (type === 'free') course.free.add(value)
  for (const text of [row.written ?? row.body, row.transcript ?? '']) {
    for (const { start, end, value } of finder.find(text, askedFor(text, course)))
      note(course, text.slice(start, end), value)
    if (!isFreeIn(text, row, finder, course)) continue
    values.push(text)
    if (isPhrase(text)) course.free.add(text)
  }
  note(course, ...values)
  for (const value of values.map((one) => one.trim()))
    if (value.length >= SHORTEST && value !== MASK) course.words.add(value)
}

function note({ told, secrets }: Course, ...values: readonly string[]): void {
  for (const value of values.map((one) => one.trim())) {
    if (value === '' || value === MASK) continue
    secrets.add(value)
    told.add(withoutMarks(value))
  }
}

/** Returns the entities for which a text may be the answer, or the correction of what the bot read. */
const askedFor = (text: string, { asked, isStaffLast, filled }: Course): ReadonlySet<string> =>
  !isStaffLast && CORRECTION.test(text) ? new Set([...asked, ...filled]) : asked

/**
 * Whether a text is an answer in free words. Of what the bot read, it must have taken it as one; what it took of a correction
 * is known.
 */
function isFreeIn(text: string, { rule }: Row, { entities }: SensitiveFinder, course: Course): boolean {
  if (rule !== null && rule !== 'slot') return false
  return isFreeAnswer(text, entities, rule === null ? askedFor(text, course) : course.asked)
}

/** Returns the values that a text of the customer tells, and those in free words that it repeats. */
function toldIn(text: string, row: Row, finder: SensitiveFinder, course: Course): Place[] {
  const whole = isFreeIn(text, row, finder, course) ? [{ start: 0, end: text.length }] : []
  const values = filledIn(row, finder).map(({ value }) => value)
  const filled = spelledPlaces(text, values)
  return [
    ...whole,
    ...finder.find(text, askedFor(text, course)),
    ...filled,
    ...freePlaces(text, [...course.free].reverse()),
  ]
}

/** Returns the values of the customer in a text of the bot or the system. Only the latter quotes other texts. */
function repeatedIn(text: string, author: Row['author'], finder: SensitiveFinder, course: Course): Place[] {
  if (author === 'bot') return placesOf(text, [...course.words])
  return [
    ...finder.find(text),
    ...placesOf(
      text,
      [...course.secrets].filter(({ length }) => length >= SHORTEST),
    ),
  ]
}

/** Returns the values that were told before, in any spelling: a number alone says nothing, but this one is known. */
const again = (text: string, { find, names }: SensitiveFinder, { told }: Course): Place[] =>
  told.size === 0 ? [] : find(text, names).filter(({ value }) => told.has(withoutMarks(value)))
