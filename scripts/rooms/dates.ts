import type { Fault, Source } from './imports.ts'

/**
 * Where dates and numbers are written and read; the widget shows dates by the visitor's own clock, and the messages of
 * the validators have a number of their own, since every page loads them.
 */
const ALLOWED = [
  'src/contract/format.ts',
  'src/contract/zone.ts',
  'src/contract/messages.ts',
  'src/widget/frame/dates.ts',
]

const OWN =
  /\bIntl\.(?:DateTime|RelativeTime|Number)Format\b|\.toLocale(?:Date|Time)?String\(|\.get(?:Month|Date|Day|Hours|Minutes)\(\)/g

/** Dates and numbers that a program writes in a way of its own, or dates in the zone of the machine, not the bot's. */
export function dateFaults({ file, text }: Source): Fault[] {
  if (!/^src\/.*\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file) || ALLOWED.includes(file)) return []
  return [...new Set(text.match(OWN) ?? [])].map((found) => ({
    file,
    message: `${found.replace(/^\.|\(.*$/g, '')}: dates and numbers are written by src/contract/format.ts, dates in the zone of the bot`,
  }))
}
