import { foldPhrase } from '../../../../contract/phrase.ts'
import type { QuickResponse } from '../types.ts'

/** Who competes for a keyword. */
export interface Rivals {
  /** how many active answers have the word, alone or within another; the one that it belongs to included */
  count: number
  /** the longest of those words: in a message that has it, its answer is given */
  winner: string
}

/** The answers that compete for a keyword, and which word of theirs wins. */
export function rivalsOf(word: string, all: readonly QuickResponse[]): Rivals {
  const own = foldPhrase(word)
  const meets = (other: string) => {
    const text = foldPhrase(other)
    return ` ${text}`.includes(` ${own}`) || ` ${own}`.includes(` ${text}`)
  }
  const rivals = all.filter(({ enabled }) => enabled).map(({ keywords }) => keywords.filter(meets))
  return {
    count: rivals.filter((words) => words.length > 0).length,
    winner: rivals.flat().reduce((longest, one) => (one.length > longest.length ? one : longest), word),
  }
}
