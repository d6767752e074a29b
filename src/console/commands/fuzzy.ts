import { fold } from '../../contract/phrase.ts'

/** How well one word is found in a text: whole > start of a word > anywhere > letters in order; 0 when it isn't. */
function wordScore(word: string, text: string): number {
  const at = text.indexOf(word)
  if (at === 0) return text.length === word.length ? 120 : 100
  if (at > 0) return /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') ? 50 : 80
  let from = 0
  let gaps = 0
  for (const letter of word) {
    const found = text.indexOf(letter, from)
    if (found < 0) return 0
    gaps += found - from
    from = found + 1
  }
  return Math.max(1, 30 - gaps)
}

/** How well a query is found in a text, case and accents ignored. Every word must be found; 0 when one isn't. */
export function score(query: string, text: string): number {
  const target = fold(text)
  let total = 0
  for (const word of fold(query).split(/\s+/).filter(Boolean)) {
    const found = wordScore(word, target)
    if (found === 0) return 0
    total += found
  }
  return total
}

/** The items that match, best first; all of them, in their order, for an empty query. */
export function rank<T>(
  query: string,
  items: readonly T[],
  textsOf: (item: T) => { label: string; more?: string },
): T[] {
  if (query.trim() === '') return [...items]
  return items
    .map((item) => {
      const { label, more = '' } = textsOf(item)
      return { item, score: Math.max(2 * score(query, label), score(query, `${label} ${more}`)) }
    })
    .filter((one) => one.score > 0)
    .sort((a, b) => b.score - a.score)
    .map((one) => one.item)
}
