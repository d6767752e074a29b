import { fullFormats } from 'ajv-formats/dist/formats.js'

const dateTime = fullFormats['date-time'] as { validate: (text: string) => boolean }

/**
 * The formats of texts, by name. A date and time is one that a program can compute with: RFC 3339 also has leap seconds and
 * offsets without minutes, of which `Date` makes nothing.
 */
export const formats = {
  ...fullFormats,
  'date-time': { validate: (text: string): boolean => dateTime.validate(text) && !Number.isNaN(Date.parse(text)) },
}
