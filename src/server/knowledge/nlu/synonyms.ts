import type { ReadWord } from './reading.ts'
import { foldText, tokenize } from './tokens.ts'

/** The words of the examples. */
interface KnownWords {
  hasWord(word: string): boolean
}

/**
 * Replaces words that no example has by synonyms that examples have: a bot that learned "envío" then understands
 * "flete". Words of the examples are never replaced, because there they may mean something else.
 */
export class Synonyms {
  /** the words that a phrase stands for, by its first word, longest phrase first */
  private readonly byFirst = new Map<string, { phrase: readonly string[]; meaning: readonly string[] }[]>()

  constructor(groups: readonly (readonly string[])[], known: KnownWords) {
    for (const group of groups) {
      const phrases = group.map((written) => tokenize(written).map(({ folded }) => foldText(folded)))
      const isKnown = (phrase: readonly string[]) => phrase.length > 0 && phrase.every((word) => known.hasWord(word))
      const meaning = phrases.find(isKnown)
      if (!meaning) continue
      for (const phrase of phrases) if (phrase.length > 0 && !isKnown(phrase)) this.add(phrase, meaning)
    }
    for (const meanings of this.byFirst.values()) meanings.sort((a, b) => b.phrase.length - a.phrase.length)
  }

  private add(phrase: readonly string[], meaning: readonly string[]): void {
    const [first = ''] = phrase
    const meanings = this.byFirst.get(first)
    if (meanings) meanings.push({ phrase, meaning })
    else this.byFirst.set(first, [{ phrase, meaning }])
  }

  /** Whether a folded word begins a phrase that may be replaced, in the singular or plural. */
  has(word: string): boolean {
    return formsOf(word).some((form) => this.byFirst.has(form))
  }

  /** Returns the words with unknown ones replaced by their synonyms. */
  replace(words: readonly ReadWord[]): ReadWord[] {
    if (this.byFirst.size === 0) return [...words]
    const replaced: ReadWord[] = []
    let next = 0
    for (const [i, read] of words.entries()) {
      if (i < next) continue
      const found = this.at(words, i)
      next = i + (found?.phrase.length ?? 1)
      replaced.push(...(found?.meaning.map((word) => ({ ...read, word })) ?? [read]))
    }
    return replaced
  }

  private at(words: readonly ReadWord[], first: number) {
    for (const form of formsOf(words[first]?.word ?? '')) {
      const found = this.byFirst
        .get(form)
        ?.find(({ phrase }) =>
          phrase.every((word, i) => i === 0 || formsOf(words[first + i]?.word ?? '').includes(word)),
        )
      if (found) return found
    }
    return undefined
  }
}

/** Returns a word and its possible singulars. */
function formsOf(word: string): string[] {
  const forms = [word]
  if (word.length > 3 && word.endsWith('s')) forms.push(word.slice(0, -1))
  if (word.length > 4 && word.endsWith('es')) forms.push(word.slice(0, -2))
  return forms
}
