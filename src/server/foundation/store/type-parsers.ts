import pg from 'pg'

const SPACE = 32

/**
 * Parsers of PostgreSQL types by type id, used by both stores. pg's own parser is replaced where it would depend on the
 * machine's time zone, lose digits, or return an object that JSON cannot represent. Timestamps are ISO texts.
 */
const typeParsers: Readonly<Record<number, (text: string) => unknown>> = {
  20: wholeNumber, // int8
  1082: asText, // date: has no time zone
  1184: isoText, // timestamptz
  1186: asText, // interval
  1700: asText, // numeric: a float would lose cents
  1016: arrayOf(wholeNumber),
  1182: arrayOf(asText),
  1185: arrayOf(isoText),
  1187: arrayOf(asText),
  1231: arrayOf(asText),
}

/** Returns the parser for the text form of a type. */
export function typeParserOf(type: number): (text: string) => unknown {
  return typeParsers[type] ?? pg.types.getTypeParser(type, 'text')
}

/** Parses int8 as a number. Throws if a number cannot represent it, because a rounded id would be a different one. */
function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`The integer ${text} exceeds the safe integer range`)
  return value
}

function asText(text: string): string {
  return text
}

/** Returns a parser for flat arrays whose items need no escapes. */
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
 * Converts a timestamp to the format of `Date.toISOString`. The sessions of both stores are in UTC, where PostgreSQL
 * writes `2026-11-22 17:43:47.123456+00` without trailing zeros in the fraction.
 */
function isoText(text: string): string {
  const end = text.length - 3
  const isUsual = end >= 19 && end <= 26 && text.charCodeAt(10) === SPACE && text.endsWith('+00')
  if (!isUsual) return unusualIsoText(text)
  const seconds = `${text.slice(0, 10)}T${text.slice(11, 19)}`
  return end === 19 ? `${seconds}.000Z` : `${seconds}.${text.slice(20, Math.min(end, 23)).padEnd(3, '0')}Z`
}

const readDate = pg.types.getTypeParser(1184, 'text')

/**
 * Converts a timestamp with a five-digit year, before Christ or with an offset. Throws for infinity, which has no ISO
 * text.
 */
function unusualIsoText(text: string): string {
  const date: unknown = readDate(text)
  if (date instanceof Date) return date.toISOString()
  throw new RangeError(`The timestamp ${text} cannot be written as ISO 8601`)
}
