import { foldPhrase } from '../../../../contract/phrase.ts'
import type { QuickResponse } from '../types.ts'

/** How many active answers have the word, alone or within another; the one that it belongs to included. */
export function rivalsOf(word: string, all: readonly QuickResponse[]): number {
  const own = foldPhrase(word)
  const meets = (other: string) => {
    const text = foldPhrase(other)
    return ` ${text}`.includes(` ${own}`) || ` ${own}`.includes(` ${text}`)
  }
  return all.filter(({ enabled, keywords }) => enabled && keywords.some(meets)).length
}
