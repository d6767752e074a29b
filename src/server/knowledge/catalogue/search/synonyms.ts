import { ownSynonyms, shippedWords } from '../../spanish/synonyms.ts'
import type { KnownCharacteristic } from '../known.ts'
import type { AskedWord, Form } from './query.ts'
import { sizeTerms } from './terms.ts'
import { type TextWord, wordsOfName } from './words.ts'

/** Phrases that mean the same, as words. */
type Group = readonly (readonly TextWord[])[]

/** A synonym fits a little less than the word itself. */
const QUALITY = 0.9

/** Returns the options of characteristics with their synonyms: what a customer calls them, and what products have. */
export function optionGroups(known: readonly KnownCharacteristic[]): Group[] {
  return known.flatMap(({ options }) =>
    options.flatMap(({ value, synonyms = [] }) => (synonyms.length > 0 ? [[value, ...synonyms].map(wordsOfName)] : [])),
  )
}

/** Returns the options of characteristics that are a single word, such as colours. */
export const valueGroups = (known: readonly KnownCharacteristic[]): Group[] =>
  known.flatMap(({ options }) =>
    options.map(({ value }) => [wordsOfName(value)]).filter(([words]) => words?.length === 1),
  )

/** Returns the groups of words that the bot's owner says mean the same. */
export async function ownGroups(botId: number): Promise<Group[]> {
  return (await ownSynonyms(botId)).map((words) => words.map(wordsOfName))
}

/** Themes of words for things that are sold. Those of payments or opening hours ask for something else. */
const THINGS: Parameters<typeof shippedWords>[1] = new Set([
  ...(['food', 'clothes', 'health', 'home', 'tools', 'vehicles', 'technology'] as const),
])

/** Returns the groups of words for things that every bot understands. */
export async function shippedGroups(botId: number): Promise<Group[]> {
  return (await shippedWords(botId, THINGS)).map((words) => words.map(wordsOfName))
}

/**
 * Adds to the words of a message what they may also be called.
 * @param only the words to which it is added; by default all
 */
export function addSynonyms(
  asked: readonly AskedWord[],
  groups: readonly Group[],
  stemOf: (word: string) => string,
  only: ReadonlySet<AskedWord> = new Set(asked),
): void {
  const said = asked.map((word) => (word.kind === 'word' ? stemOf(word.text) : word.text))
  for (const group of groups) {
    for (const phrase of group) {
      const [first, ...more] = phrase.map((word) => (word.size ? word.text : stemOf(word.text))).filter(Boolean)
      const at = first === undefined ? -1 : said.indexOf(first)
      const word = asked[at]
      if (!word || !only.has(word) || !more.every((next, place) => said[at + 1 + place] === next)) continue
      const others = group.filter((other) => other !== phrase)
      const forms = others.flatMap((other) => formsOf(other, stemOf))
      word.forms.push(...forms)
      // The rest of the phrase is said with its first word.
      const rest = asked.slice(at + 1, at + 1 + more.length)
      if (rest.length > 0)
        word.joined = [...(word.joined ?? []), ...forms.flatMap(({ term }) => rest.map((next) => ({ term, next })))]
    }
  }
}

/** A synonym of several words is found by each of them, a little. */
const formsOf = (phrase: readonly TextWord[], stemOf: (word: string) => string): Form[] => {
  const quality = phrase.length > 1 ? QUALITY / 2 : QUALITY
  return phrase.flatMap((word) => {
    if (word.size) return sizeTerms(word.size).map((form) => ({ ...form, quality: form.quality * quality }))
    return stemOf(word.text) ? [{ term: stemOf(word.text), quality }] : []
  })
}

/** Returns the words of groups whose stems are needed. */
export const wordsOfGroups = (groups: readonly Group[]): string[] =>
  groups.flatMap((group) => group.flatMap((phrase) => phrase.flatMap((word) => (word.size ? [] : word.text))))
