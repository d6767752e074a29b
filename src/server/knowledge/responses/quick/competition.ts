import { foldWords } from '../../dialogue/words.ts'

/** The properties of a quick response that decide which messages it matches. */
export interface KeywordMatcher {
  id: number
  keywords: readonly string[]
  match: string
  ignore_accents_case: boolean
}

/** Returns the keywords that compete with another quick response. If both match a message, the longer keyword wins. */
export function sharedKeywords(own: KeywordMatcher, all: readonly KeywordMatcher[]): string[] {
  const others = all.filter(({ id }) => id !== own.id)
  return own.keywords.filter((word) => others.some((other) => clash(own, word, other)))
}

function clash(own: KeywordMatcher, word: string, other: KeywordMatcher): boolean {
  return other.keywords.some(
    (rival) =>
      takes(other.match, foldWords(rival), foldWords(word)) || takes(own.match, foldWords(word), foldWords(rival)),
  )
}

/** Whether a quick response with the keyword matches a message that is exactly this text. */
function takes(match: string, keyword: string, text: string): boolean {
  if (match === 'exact') return text === keyword
  return match === 'starts_with' ? text.startsWith(keyword) : ` ${text}`.includes(` ${keyword}`)
}
