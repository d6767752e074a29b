import { foldWords } from '../../dialogue/words.ts'

/** What of an answer by keyword decides which messages it takes. */
export interface Competing {
  id: number
  keywords: readonly string[]
  match: string
  ignore_accents_case: boolean
}

/** The words of an answer that another takes as well: of two in one message the longer one's answer is given. */
export function competitors(own: Competing, all: readonly Competing[]): string[] {
  const others = all.filter(({ id }) => id !== own.id)
  return own.keywords.filter((word) => others.some((other) => clash(own, word, other)))
}

function clash(own: Competing, word: string, other: Competing): boolean {
  return other.keywords.some(
    (rival) =>
      takes(other.match, foldWords(rival), foldWords(word)) || takes(own.match, foldWords(word), foldWords(rival)),
  )
}

/** Whether an answer with the keyword takes a message that is just this text. */
function takes(match: string, keyword: string, text: string): boolean {
  if (match === 'exact') return text === keyword
  return match === 'starts_with' ? text.startsWith(keyword) : ` ${text}`.includes(` ${keyword}`)
}
