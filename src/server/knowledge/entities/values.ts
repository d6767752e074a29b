import type { components } from '../../../../generated/api.d.ts'
import { foldPhrase } from '../../../contract/phrase.ts'

type Value = components['schemas']['EntityValue']

/** How a value is told from another: exactly, or without case, accents and punctuation. */
export function keyOf(text: string, matchCase: boolean): string {
  return matchCase ? text : foldPhrase(text)
}

/** What is wrong with the values of an entity: something written twice; undefined when nothing is. */
export function collisionOf(values: readonly Value[], matchCase: boolean): string | undefined {
  const owners = new Map<string, string>()
  for (const { value, synonyms = [] } of values) {
    for (const [i, word] of [value, ...synonyms].entries()) {
      const key = keyOf(word, matchCase)
      const owner = owners.get(key)
      if (owner !== undefined && (owner !== value || i === 0)) {
        return owner === value ? `El valor «${value}» está repetido.` : `«${word}» está en «${owner}» y en «${value}».`
      }
      owners.set(key, value)
    }
  }
  return undefined
}

/** Values as they are stored: without a synonym that says the same as its value or as an earlier one. */
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
 * What became of the values that an entity had: another name (renamed, or now a synonym of another value), or null for
 * those that are gone. Values that stayed are not in it.
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
