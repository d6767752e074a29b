import pg from 'pg'

const SPACE = 32

/**
 * What both stores answer for PostgreSQL's types: pg's own readers, except for the types (by number) where an answer
 * would depend on the machine's time zone, lose digits, or be an object that JSON does not know. Moments are the text that
 * JSON carries.
 */
const levels: Readonly<Record<number, (text: string) => unknown>> = {
  20: wholeNumber, // int8
  1082: asText, // date: a day has no time zone
  1184: isoText, // timestamptz
  1186: asText, // interval
  1700: asText, // numeric: a float would lose cents
  1016: arrayOf(wholeNumber),
  1182: arrayOf(asText),
  1185: arrayOf(isoText),
  1187: arrayOf(asText),
  1231: arrayOf(asText),
}

/** Reads a value of the type with this number from its text form. */
export function readerOf(type: number): (text: string) => unknown {
  return levels[type] ?? pg.types.getTypeParser(type, 'text')
}

/** int8 as a number. Throws where a number can't hold it, rather than answering another id. */
function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`The integer ${text} does not fit a number`)
  return value
}

function asText(text: string): string {
  return text
}

/** A flat array of values that need no escapes inside braces. */
function arrayOf<T>(parse: (text: string) => T): (text: string) => (T | null)[] {
  return (text) =>
    text === '{}'
      ? []
      : text
          .slice(1, -1)
          .split(',')
          .map((item) => (item === 'NULL' ? null : parse(item.replace(/^"(.*)"$/, '$1'))))
}

/**
 * A moment as `Date.toISOString` writes it. The sessions of both stores are in UTC, where PostgreSQL writes
 * `2026-11-22 17:43:47.123456+00`, without the zeros that would end the fraction.
 */
function isoText(text: string): string {
  const end = text.length - 3
  const isUsual = end >= 19 && end <= 26 && text.charCodeAt(10) === SPACE && text.endsWith('+00')
  if (!isUsual) return unusualIsoText(text)
  const seconds = `${text.slice(0, 10)}T${text.slice(11, 19)}`
  return end === 19 ? `${seconds}.000Z` : `${seconds}.${text.slice(20, Math.min(end, 23)).padEnd(3, '0')}Z`
}

const readDate = pg.types.getTypeParser(1184, 'text')

/** A year of five digits, before Christ, or with an offset. Throws for infinity, which has no ISO text. */
function unusualIsoText(text: string): string {
  const date: unknown = readDate(text)
  if (date instanceof Date) return date.toISOString()
  throw new RangeError(`The moment ${text} has no ISO text`)
}
