import { fullFormats } from 'ajv-formats/dist/formats.js'

interface Format {
  validate: (text: string) => boolean
}

const [date, dateTime] = [fullFormats.date as Format, fullFormats['date-time'] as Format]

/** The years that calendars and the store know. */
const isKnown = (year: number): boolean => year >= 1 && year <= 9999

/**
 * Whether a program can compute with a date and time: RFC 3339 also has leap seconds and offsets without minutes, of which
 * `Date` makes nothing, and offsets that lead out of the years of four digits.
 */
const isMoment = (text: string): boolean => dateTime.validate(text) && isKnown(new Date(text).getUTCFullYear())

/** The formats of texts, by name. */
export const formats = {
  ...fullFormats,
  date: { validate: (text: string): boolean => date.validate(text) && isKnown(Number(text.slice(0, 4))) },
  'date-time': { validate: isMoment },
}
