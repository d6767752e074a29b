import pg from 'pg'

/**
 * What both stores answer for PostgreSQL's types: pg's own readers, except for the types (by number) where an answer
 * would depend on the machine's time zone, lose digits, or be an object that JSON does not know.
 */
const levels: Readonly<Record<number, (text: string) => unknown>> = {
  20: wholeNumber, // int8
  1082: asText, // date: a day has no time zone
  1186: asText, // interval
  1700: asText, // numeric: a float would lose cents
  1016: arrayOf(wholeNumber),
  1182: arrayOf(asText),
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
