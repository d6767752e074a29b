import { MASK } from '../../../knowledge/dialogue/slots/values.ts'

/** Shortest value that is looked for within a text: a shorter one, such as a blood group, is part of ordinary words. */
export const SHORTEST = 3

/** Keys whose texts name something of the bot and are never what a customer told. */
const NAMES: ReadonlySet<string> = new Set(['entity', 'key', 'kind', 'label', 'name', 'source', 'type'])

/**
 * Returns stored data with a mask in place of each value in its texts, where the value is a text or a whole word of one. The
 * bot's own names stay: a value may equal one.
 */
export function withoutSecrets<T>(data: T, secrets: readonly string[]): T {
  // A longer value may contain a shorter one.
  const ordered = secrets.toSorted((a, b) => b.length - a.length)
  const within = ordered.filter(({ length }) => length >= SHORTEST).map(wordOf)
  const hidden = (key: string, value: unknown) => {
    if (typeof value !== 'string' || NAMES.has(key)) return value
    return ordered.includes(value) ? MASK : within.reduce((text, one) => text.replace(one, MASK), value)
  }
  return JSON.parse(JSON.stringify(data, hidden))
}

const wordOf = (value: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'gu')
