import type { Fault, Source } from './imports.ts'

/** Where dates are written and read; the widget shows them by the visitor's own clock. */
const ALLOWED = ['src/contract/format.ts', 'src/contract/zone.ts', 'src/widget/frame/dates.ts']

const OWN =
  /\bIntl\.(?:DateTime|RelativeTime)Format\b|\.toLocale(?:Date|Time)?String\(|\.get(?:Month|Date|Day|Hours|Minutes)\(\)/g

/** Dates that a program writes in a way of its own, or in the zone of the machine instead of the bot's. */
export function dateFaults({ file, text }: Source): Fault[] {
  if (!/^src\/.*\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file) || ALLOWED.includes(file)) return []
  return [...new Set(text.match(OWN) ?? [])].map((found) => ({
    file,
    message: `${found.replace(/^\.|\(.*$/g, '')}: dates are written by src/contract/format.ts, in the zone of the bot`,
  }))
}
