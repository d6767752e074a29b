import type { Candidate } from './candidates.ts'
import type { ResolvedWord } from './resolve.ts'
import { sizeTerms } from './terms.ts'
import { type TextWord, wordsOfName } from './words.ts'

/** A candidate with how well it fits, 0 to 1. */
export interface Ranked extends Candidate {
  score: number
}

/** How much of the score says that all of what was asked is there; the rest, that the name says little else. */
const SHARE = { cover: 0.75, head: 0.12, name: 0.13 }

/** How much of a message must be of the catalogue, so that it is about a product; less if a size fits, too. */
const LEAST_COVER = { plain: 0.55, sized: 0.5 }

/** Whether so much of a message is in a product that it asks for one. */
export function isAbout(words: readonly ResolvedWord[], candidate: Candidate): boolean {
  if (!candidate.isNamed) return false
  const has = new Set(candidate.words.map((at) => words[at]))
  const sum = (of: readonly ResolvedWord[]) => of.reduce((total, { weight }) => total + weight, 0)
  // Sizes alone do not tell what a message is about: an hour or a phone number has figures, too.
  const naming = words.filter(({ kind }) => kind !== 'size')
  const isSized = words.some((word) => word.kind === 'size' && has.has(word))
  return sum(naming.filter((word) => has.has(word))) >= sum(naming) * LEAST_COVER[isSized ? 'sized' : 'plain'] - 0.001
}

/**
 * Scores candidates by their names: one that begins with what was asked, and says little else, fits better.
 * @param names the name and the synonyms of each, by its id
 */
export function rank(
  candidates: readonly Candidate[],
  words: readonly ResolvedWord[],
  names: (id: number) => readonly string[],
  stemOf: (word: string) => string,
): Ranked[] {
  const ranked = candidates.map((candidate) => {
    const terms = new Set(candidate.words.flatMap((at) => words[at]?.forms.map(({ term }) => term) ?? []))
    const has = (word: TextWord) =>
      word.size ? sizeTerms(word.size).some(({ term }) => terms.has(term)) : terms.has(stemOf(word.text))
    const fits = names(candidate.id).map((name) => {
      const said = wordsOfName(name).filter((word) => word.size || stemOf(word.text) !== '')
      const [first] = said
      const shared = said.filter(has).length / Math.max(1, said.length)
      return SHARE.head * (first && has(first) ? 1 : 0) + SHARE.name * shared
    })
    return { ...candidate, score: Math.min(1, SHARE.cover * candidate.cover + Math.max(0, ...fits)) }
  })
  return ranked.sort((a, b) => b.score - a.score)
}
