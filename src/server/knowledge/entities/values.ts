import type { components } from '../../../../generated/api.d.ts'
import { normalizePhrase } from '../../../contract/phrase.ts'

type Value = components['schemas']['EntityValue']

/** Returns the key by which values are compared: the exact text, or the text without case, accents and punctuation. */
export function keyOf(text: string, matchCase: boolean): string {
  return matchCase ? text : normalizePhrase(text)
}

/** Returns the error for a value or synonym that appears twice; undefined if there is none. */
export function collisionOf(values: readonly Value[], matchCase: boolean): string | undefined {
  const owners = new Map<string, string>()
  for (const { value, synonyms = [] } of values) {
    for (const [i, word] of [value, ...synonyms].entries()) {
      const key = keyOf(word, matchCase)
      const owner = owners.get(key)
      if (owner !== undefined && (owner !== value || i === 0)) {
        return owner === value
          ? `El valor «${value}» está repetido. Deja uno solo.`
          : `«${word}» está en «${owner}» y en «${value}». Déjalo en uno solo.`
      }
      owners.set(key, value)
    }
  }
  return undefined
}

/** Returns the values to store, without synonyms that equal their value or an earlier synonym. */
export function storedValues(values: readonly Value[], matchCase: boolean): Required<Omit<Value, 'renamed_from'>>[] {
  return values.map(({ value, synonyms = [] }) => {
    const seen = new Set([keyOf(value, matchCase)])
    const kept = synonyms.filter((synonym) => {
      const key = keyOf(synonym, matchCase)
      return !seen.has(key) && seen.add(key)
    })
    return { value, synonyms: kept }
  })
}

/**
 * Returns what happened to the previous values of an entity: the new name (renamed, or now a synonym of another value),
 * or null if removed. Unchanged values are not included.
 */
export function replacements(before: readonly Value[], after: readonly Value[]): Map<string, string | null> {
  const staying = new Set(after.map(({ value }) => value))
  const renamed = new Map(after.flatMap(({ value, renamed_from: old }) => (old === undefined ? [] : [[old, value]])))
  const owners = new Map(after.flatMap(({ value, synonyms = [] }) => synonyms.map((synonym) => [synonym, value])))
  return new Map(
    before
      .filter(({ value }) => !staying.has(value))
      .map(({ value }) => [value, renamed.get(value) ?? owners.get(value) ?? null]),
  )
}
