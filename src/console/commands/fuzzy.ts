import { fold } from '../../contract/phrase.ts'

/**
 * Returns the match score of one word: whole text > prefix > word start > substring > letters in order; 0 for no match.
 */
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

/** Returns the match score of a query, ignoring case and accents; 0 unless every word matches. */
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

/** Returns the matching items, best first. An empty query returns all items in their original order. */
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
