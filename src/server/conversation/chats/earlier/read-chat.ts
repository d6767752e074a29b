import { db } from '../../../foundation/store/db.ts'
import { hide, type Place, placesOf } from '../../../knowledge/dialogue/hide.ts'
import { MASK } from '../../../knowledge/dialogue/slots/values.ts'
import type { SensitiveFinder } from '../core/sensitive/finder.ts'
import { asksFor, isFreeAnswer } from '../core/sensitive/free-answer.ts'
import { withoutMarks } from '../core/sensitive/known.ts'
import { SHORTEST } from './without-secrets.ts'

/** Messages that are read at a time. */
export const PAGE = 200

/** What was read of a chat so far, in order. */
interface Course {
  /** the entities that the last messages to the customer ask for */
  asked: ReadonlySet<string>
  /** those that staff ask for since the customer wrote */
  askedByStaff: ReadonlySet<string>
  /** values that the customer told, without spaces and marks */
  told: Set<string>
  /** those of them that stand in texts as they were told */
  words: Set<string>
  /** all values, as they were written and understood */
  secrets: Set<string>
}

export const newCourse = (): Course => ({
  ...{ asked: new Set(), askedByStaff: new Set() },
  ...{ told: new Set(), words: new Set(), secrets: new Set() },
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
  return shown === body && transcript === row.transcript ? undefined : { row, body: shown, transcript, places }
}

/** Notes what a message asks the customer for. What staff add to their question does not end it. */
function hearQuestion({ author, body, written }: Row, { entities }: SensitiveFinder, course: Course): void {
  if (author === 'user') course.askedByStaff = new Set()
  if (author !== 'agent' && author !== 'bot') return
  const asked = entities.filter((one) => asksFor(written ?? body, one)).map(({ name }) => name)
  if (author === 'agent') course.askedByStaff = new Set([...course.askedByStaff, ...asked])
  course.asked = author === 'agent' ? course.askedByStaff : new Set(asked)
}

/** Notes the values that a message of the customer tells. */
function listen(row: Row, finder: SensitiveFinder, course: Course): void {
  const labels = new Set(finder.entities.map(({ label }) => label))
  const filled = (row.slots?.filled ?? []).flatMap(({ label, value }) => (labels.has(label) ? [value] : []))
  for (const text of [row.written ?? row.body, row.transcript ?? '']) {
    for (const { start, end, value } of finder.find(text, course.asked)) note(course, text.slice(start, end), value)
    if (isFreeIn(text, row, finder, course)) filled.push(text)
  }
  note(course, ...filled)
  for (const value of filled.map((one) => one.trim()))
    if (value.length >= SHORTEST && value !== MASK) course.words.add(value)
}

function note({ told, secrets }: Course, ...values: readonly string[]): void {
  for (const value of values.map((one) => one.trim())) {
    if (value === '' || value === MASK) continue
    secrets.add(value)
    told.add(withoutMarks(value))
  }
}

/** Whether a text is an answer in free words, and the bot, if it read it, took it as one. */
const isFreeIn = (text: string, { rule }: Row, { entities }: SensitiveFinder, { asked }: Course) =>
  (rule === null || rule === 'slot') && isFreeAnswer(text, entities, asked)

/** Returns the values that a text of the customer tells. */
function toldIn(text: string, row: Row, finder: SensitiveFinder, course: Course): Place[] {
  const whole = isFreeIn(text, row, finder, course) ? [{ start: 0, end: text.length }] : []
  return [...whole, ...finder.find(text, course.asked)]
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
