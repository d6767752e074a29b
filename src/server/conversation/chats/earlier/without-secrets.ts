import { wholeValue } from '../../../knowledge/dialogue/hide.ts'
import { MASK } from '../../../knowledge/dialogue/slots/values.ts'

/** Shortest value that is looked for within a text: a shorter one, such as a blood group, is part of ordinary words. */
export const SHORTEST = 3

/** Keys of stored data whose texts are what customers told; all others name something of the bot, which may equal a value. */
const TOLD: ReadonlySet<string> = new Set(['asked', 'open', 'refused', 'text', 'topic', 'unclear', 'value'])

/**
 * Returns stored data with a mask in place of each value in what the customer told, where the value is a text or a whole word
 * of one, in any letter case.
 */
export function withoutSecrets<T>(data: T, secrets: readonly string[]): T {
  // A longer value may contain a shorter one.
  const ordered = secrets.toSorted((a, b) => b.length - a.length)
  const whole = new Set(secrets.map((secret) => secret.toLowerCase()))
  const within = ordered.filter(({ length }) => length >= SHORTEST).map(wholeValue)
  const hidden = (text: string) =>
    whole.has(text.trim().toLowerCase()) ? MASK : within.reduce((rest, one) => rest.replace(one, MASK), text)
  const shown = (value: unknown) => (typeof value === 'string' ? hidden(value) : value)
  const read = (key: string, value: unknown) =>
    TOLD.has(key) ? (Array.isArray(value) ? value.map(shown) : shown(value)) : value
  return JSON.parse(JSON.stringify(data, read))
}
