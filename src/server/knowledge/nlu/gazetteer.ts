import { type Token, tokenize, withoutTilde } from './tokens.ts'

/** What a phrase of the gazetteer stands for. */
export interface Meaning {
  entity: string
  /** the canonical value */
  value: string
  /** how often it was tagged so; declared values count as one */
  count: number
}

/** A phrase found among the tokens of a text: from token `first` up to, not including, `end`. */
export interface PhraseHit {
  first: number
  end: number
  phrase: string
  meanings: readonly Meaning[]
}

const LONGEST = 8

/** How a phrase is looked up: folded words, one space between. */
export const phraseOf = (tokens: readonly Token[], first = 0, end = tokens.length): string => {
  let phrase = ''
  for (let i = first; i < end; i++) phrase += (i > first ? ' ' : '') + withoutTilde((tokens[i] as Token).folded)
  return phrase
}

/** Phrases that name values of entities: declared values, their synonyms, and what was tagged in examples. */
export class Gazetteer {
  private readonly phrases = new Map<string, Meaning[]>()
  private longest = 0

  /** Adds one way to write a value. Empty phrases and those of more than eight words are left out. */
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

  /** What a written value means as this entity: its canonical value, if it is known. */
  valueOf(written: string, entity: string): string | undefined {
    return this.phrases.get(phraseOf(tokenize(written)))?.find((meaning) => meaning.entity === entity)?.value
  }

  /** Phrases among the tokens, from each token the longest first; hits may overlap. */
  *hits(tokens: readonly Token[]): Generator<PhraseHit> {
    for (let first = 0; first < tokens.length; first++)
      for (let end = Math.min(tokens.length, first + this.longest); end > first; end--) {
        const phrase = phraseOf(tokens, first, end)
        const meanings = this.phrases.get(phrase)
        if (meanings) yield { first, end, phrase, meanings }
      }
  }

  /** Everything it holds, to be stored. */
  entries(): [phrase: string, meanings: readonly Meaning[]][] {
    return [...this.phrases]
  }

  /** What `entries` told, as a gazetteer again. */
  static from(entries: readonly [phrase: string, meanings: readonly Meaning[]][]): Gazetteer {
    const gazetteer = new Gazetteer()
    for (const [phrase, meanings] of entries) {
      gazetteer.phrases.set(phrase, [...meanings])
      gazetteer.longest = Math.max(gazetteer.longest, phrase.split(' ').length)
    }
    return gazetteer
  }
}
