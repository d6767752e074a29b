import type { Fault, Source } from './imports.ts'

/**
 * Modules that may format and parse dates and numbers. The widget shows dates in the visitor's time zone, and
 * validation messages have their own number format because every page loads them.
 */
const ALLOWED = [
  'src/contract/format.ts',
  'src/contract/zone.ts',
  'src/contract/messages.ts',
  'src/widget/frame/dates.ts',
]

const OWN =
  /\bIntl\.(?:DateTime|RelativeTime|Number)Format\b|\.toLocale(?:Date|Time)?String\(|\.get(?:Month|Date|Day|Hours|Minutes)\(\)/g

/** Reports custom formatting of dates and numbers, and dates in the machine's time zone instead of the bot's. */
export function dateFaults({ file, text }: Source): Fault[] {
  if (!/^src\/.*\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file) || ALLOWED.includes(file)) return []
  return [...new Set(text.match(OWN) ?? [])].map((found) => ({
    file,
    message: `${found.replace(/^\.|\(.*$/g, '')}: format dates and numbers with src/contract/format.ts, dates in the bot's time zone`,
  }))
}
