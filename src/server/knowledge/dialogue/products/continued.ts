import { isFiller } from '../../catalogue/search/fillers.ts'
import { type TextWord, wordsOf } from '../../catalogue/search/words.ts'
import { stemOf } from './kind.ts'
import type { CatalogueQuery } from './types.ts'

/** A characteristic with the words that name its values. */
export interface ValueWords {
  key: string
  values: readonly string[]
}

/** A search as a message continues it. */
interface Continued {
  query: CatalogueQuery
  /** it only says another value of what was said before: "¿y en blanco?" after "gris" */
  isInstead: boolean
}

/** Words with which a message goes on, beside those that say nothing of a product. */
const GOES_ON = /^(?:y|o|entonces|pero|mejor|color|talle|tamano)$/

const unitOf = ({ size }: TextWord): string | undefined => size?.inBase?.replace(/^[\d.]+/, '')

/**
 * Returns the search before with what a message adds. A colour or a size that it says takes the place of the one before,
 * as nothing has both.
 */
export function continued({ added, ...before }: CatalogueQuery, known: readonly ValueWords[]): Continued {
  if (added === undefined) return { query: before, isInstead: false }
  const both = { ...before, text: `${before.text} ${added}` }
  const said = wordsOf(added)
  const stems = known.map(({ key, values }) => ({ key, words: new Set(values.map(stemOf)) }))
  const named = stems.filter(({ words }) => said.some((word) => !word.size && words.has(stemOf(word.text))))
  const units = new Set(said.flatMap((word) => unitOf(word) ?? []))
  const isNamed = (word: TextWord) =>
    word.size ? units.has(unitOf(word) ?? '') : named.some(({ words }) => words.has(stemOf(word.text)))
  const old = wordsOf(before.text)
  const left = old.filter((word) => !isNamed(word))
  const filters = Object.entries(before.filters).filter(([key]) => !named.some((one) => one.key === key))
  const isReplaced = left.length < old.length || filters.length < Object.keys(before.filters).length
  if (!isReplaced || left.every((word) => word.size || isFiller(word.text))) return { query: both, isInstead: false }
  const isOnlyThat = said.every((word) => isNamed(word) || isFiller(word.text) || GOES_ON.test(word.text))
  const kept = left.filter((word, at) => word.text !== left[at - 1]?.text).map(({ text }) => text)
  const values = said.filter(isNamed).map(({ text }) => text)
  if (!isOnlyThat) return { query: both, isInstead: false }
  return {
    query: { ...before, text: [...kept, ...values].join(' '), filters: Object.fromEntries(filters) },
    isInstead: true,
  }
}
