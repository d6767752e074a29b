import { phoneticForm, similarity } from './fuzzy.ts'
import { Gazetteer, phraseOf } from './gazetteer.ts'
import { isGrammarWord } from './grammar-words.ts'
import { isWord, type Token } from './tokens.ts'
import type { EntityDefinition, FoundEntity } from './types.ts'

const FUZZY = 0.8
/** Shorter words are not matched fuzzily: one different letter often makes a different word. */
const SHORTEST = 4

interface Spelling {
  entity: string
  value: string
  sound: string
  words: number
  least: number
}

/** Finds declared entity values in texts: exact ones, and misspelled ones within the entity's tolerance. */
export class ListMatcher {
  private readonly exact = new Gazetteer()
  private readonly strict = new Map<string, Set<string>>()
  /** candidates for fuzzy matching, by number of words and first sound */
  private readonly ways = new Map<string, Spelling[]>()

  constructor(entities: readonly EntityDefinition[]) {
    for (const entity of entities)
      for (const { value, synonyms = [] } of entity.values ?? [])
        for (const written of [value, ...synonyms]) this.add(entity, value, written)
  }

  private add({ name, fuzzy = FUZZY, matchCase }: EntityDefinition, value: string, written: string): void {
    this.exact.add(written, name, value)
    if (matchCase) {
      const ways = this.strict.get(name) ?? new Set()
      this.strict.set(name, ways.add(written))
      return
    }
    const sound = phoneticForm(written.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''))
    if (fuzzy >= 1 || sound.length < SHORTEST || /\p{N}/u.test(sound)) return
    const words = written.trim().split(/\s+/).length
    const key = `${words}${sound[0]}`
    const ways = this.ways.get(key)
    const way = { entity: name, value, sound, words, least: Math.max(fuzzy, 0.5) }
    if (ways) ways.push(way)
    else this.ways.set(key, [way])
  }

  /**
   * Returns the values in a text, exact matches first; they may overlap.
   * @param exact whether to skip misspelled values
   */
  find(text: string, tokens: readonly Token[], exact = false): FoundEntity[] {
    const found: FoundEntity[] = []
    const known = new Set<number>()
    const at = (first: number, end: number) => {
      const [start, stop] = [(tokens[first] as Token).start, (tokens[end - 1] as Token).end]
      return { start, end: stop, text: text.slice(start, stop), source: 'gazetteer' as const }
    }
    for (const { first, end, meanings } of this.exact.hits(tokens))
      for (const { entity, value } of meanings) {
        const place = at(first, end)
        if (this.strict.get(entity)?.has(place.text) === false) continue
        for (let i = first; i < end; i++) known.add(i)
        found.push({ entity, value, confidence: 1, ...place })
      }
    if (exact || this.ways.size === 0) return found
    for (let first = 0; first < tokens.length; first++)
      for (let words = 1; words <= 4 && first + words <= tokens.length; words++) {
        if (!isWord(tokens[first + words - 1] as Token)) break
        const span = Array.from({ length: words }, (_, i) => first + i)
        if (span.every((i) => known.has(i) || isGrammarWord((tokens[i] as Token).folded))) continue
        const best = this.alike(phoneticForm(phraseOf(tokens, first, first + words)), words)
        if (best)
          found.push({ entity: best.entity, value: best.value, confidence: best.likeness, ...at(first, first + words) })
      }
    return found
  }

  private alike(sound: string, words: number): (Spelling & { likeness: number }) | undefined {
    if (sound.length < SHORTEST) return undefined
    let best: (Spelling & { likeness: number }) | undefined
    for (const way of this.ways.get(`${words}${sound[0]}`) ?? []) {
      const alike = similarity(sound, way.sound, Math.max(way.least, best?.likeness ?? 0))
      if (alike >= way.least && alike > (best?.likeness ?? 0)) best = { ...way, likeness: alike }
    }
    return best
  }
}
