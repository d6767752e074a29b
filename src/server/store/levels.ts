/**
 * What both stores answer for PostgreSQL's types, by type number: one table for the embedded store's parsers and for
 * pg's. The rest (text, int4, boolean, timestamptz as Date, json) is alike in both already.
 */
export const levels: Readonly<Record<number, (text: string) => unknown>> = {
  20: wholeNumber,
  1082: asText, // date: a day has no time zone
  1186: asText, // interval
  1700: asText, // numeric: a float would lose cents
  17: bytes,
  1016: arrayOf(wholeNumber),
  1182: arrayOf(asText),
  1187: arrayOf(asText),
  1231: arrayOf(asText),
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

/** bytea in its hexadecimal form. */
function bytes(text: string): Buffer {
  return Buffer.from(text.slice(2), 'hex')
}

/** A flat array of values that need no quotes inside braces. */
function arrayOf<T>(parse: (text: string) => T): (text: string) => (T | null)[] {
  return (text) =>
    text === '{}'
      ? []
      : text
          .slice(1, -1)
          .split(',')
          .map((item) => (item === 'NULL' ? null : parse(item.replace(/^"(.*)"$/, '$1'))))
}
