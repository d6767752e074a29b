import { type Token, tokenize } from './tokens.ts'

/** A meaning of a phrase. */
export interface Meaning {
  entity: string
  /** the canonical value */
  value: string
  /** number of annotations with this meaning; a declared value counts as one */
  count: number
}

/** A phrase found in a text: the tokens from `first` to `end` (exclusive). */
interface PhraseHit {
  first: number
  end: number
  phrase: string
  meanings: readonly Meaning[]
}

const LONGEST = 8

/** Returns the lookup key of a phrase: folded words separated by single spaces. "una" is not "uña". */
export const phraseOf = (tokens: readonly Token[], first = 0, end = tokens.length): string => {
  let phrase = ''
  for (let i = first; i < end; i++) phrase += (i > first ? ' ' : '') + (tokens[i] as Token).folded
  return phrase
}

/** Phrases that denote entity values: declared values, their synonyms, and annotated values of examples. */
export class Gazetteer {
  private readonly phrases = new Map<string, Meaning[]>()
  private longest = 0

  /** Adds a spelling of a value. Empty phrases and those of more than eight tokens are ignored. */
  add(written: string, entity: string, value: string, count = 1): void {
    const tokens = tokenize(written)
    if (tokens.length === 0 || tokens.length > LONGEST) return
    this.longest = Math.max(this.longest, tokens.length)
    const phrase = phraseOf(tokens)
    const meanings = this.phrases.get(phrase)
    const same = meanings?.find((meaning) => meaning.entity === entity)
    if (same) same.count += count
    else if (meanings) meanings.push({ entity, value, count })
    else this.phrases.set(phrase, [{ entity, value, count }])
  }

  /** Returns the canonical value of a written value for this entity; undefined if it is unknown. */
  valueOf(written: string, entity: string): string | undefined {
    return this.phrases.get(phraseOf(tokenize(written)))?.find((meaning) => meaning.entity === entity)?.value
  }

  /** Yields the known phrases among the tokens, for each start the longest first; hits may overlap. */
  *hits(tokens: readonly Token[]): Generator<PhraseHit> {
    for (let first = 0; first < tokens.length; first++)
      for (let end = Math.min(tokens.length, first + this.longest); end > first; end--) {
        const phrase = phraseOf(tokens, first, end)
        const meanings = this.phrases.get(phrase)
        if (meanings) yield { first, end, phrase, meanings }
      }
  }

  /** Returns all entries, for storage. */
  entries(): [phrase: string, meanings: readonly Meaning[]][] {
    return [...this.phrases]
  }

  /** Restores a gazetteer from the result of `entries`. */
  static from(entries: readonly [phrase: string, meanings: readonly Meaning[]][]): Gazetteer {
    const gazetteer = new Gazetteer()
    for (const [phrase, meanings] of entries) {
      gazetteer.phrases.set(phrase, [...meanings])
      gazetteer.longest = Math.max(gazetteer.longest, phrase.split(' ').length)
    }
    return gazetteer
  }
}
