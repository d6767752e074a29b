import type { AskedWord } from './query.ts'

/** A diminutive fits a little less than the word itself. */
const QUALITY = 0.85

/** Returns what a diminutive was made of: "cañitos" of "caño" or "caña". */
function baseWords(word: string): string[] {
  const base = /^(.{3,}?)(?:c?it)[oa]s?$/.exec(word)?.[1]
  return base ? [`${base}o`, `${base}a`, base] : []
}

/** Words that a message may have meant instead of one that the catalogue does not have. */
interface Instead {
  word: AskedWord
  /** plain words; their stems are the forms */
  texts: string[]
  quality: number
  /** the next word is a part of it */
  next?: AskedWord
}

/** Returns what unknown words may be: diminutives, and parts of a word that was split in two. */
export function insteadOf(words: readonly AskedWord[], unknown: readonly AskedWord[]): Instead[] {
  return unknown.flatMap((word): Instead[] => {
    const [before, next] = [words[words.indexOf(word) - 1], words[words.indexOf(word) + 1]]
    const small = baseWords(word.text)
    // "wd40" may be written "WD 40".
    const [letters] = /^[a-z]{2}(?=\d+$)/.exec(word.text) ?? []
    return [
      ...(small.length > 0 ? [{ word, texts: small, quality: QUALITY }] : []),
      ...(letters ? [{ word, texts: [letters], quality: QUALITY }] : []),
      ...(next?.kind === 'word' ? [{ word, texts: [word.text + next.text], quality: 1, next }] : []),
      ...(before?.kind === 'word' && !unknown.includes(before)
        ? [{ word: before, texts: [before.text + word.text], quality: 1, next: word }]
        : []),
    ]
  })
}
