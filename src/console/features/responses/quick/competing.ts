import { normalizePhrase } from '../../../../contract/phrase.ts'
import type { QuickResponse } from '../types.ts'

/** The responses that compete for a keyword. */
interface CompetingAnswers {
  /** number of active responses with the keyword, alone or inside another one, including its own response */
  count: number
  /** the longest of those keywords: a message that contains it gets its response */
  winner: string
}

/** Returns how many responses compete for a keyword, and which of their keywords wins. */
export function competingAnswers(word: string, all: readonly QuickResponse[]): CompetingAnswers {
  const own = normalizePhrase(word)
  const meets = (other: string) => {
    const text = normalizePhrase(other)
    return ` ${text}`.includes(` ${own}`) || ` ${own}`.includes(` ${text}`)
  }
  const rivals = all.filter(({ enabled }) => enabled).map(({ keywords }) => keywords.filter(meets))
  return {
    count: rivals.filter((words) => words.length > 0).length,
    winner: rivals.flat().reduce((longest, one) => (one.length > longest.length ? one : longest), word),
  }
}
