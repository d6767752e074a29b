import { normalizePhrase } from '../../../contract/phrase.ts'
import { readTexts } from '../nlu/feature-numbers.ts'
import type { SparseVector } from '../nlu/features.ts'
import { wordsOf } from '../nlu/reading.ts'

/** Minimum similarity of two texts in a group: cosine of their feature vectors, 0 to 1. */
const ALIKE = 0.36

/** Filler words of requests, which say nothing about the topic. */
const CARRIERS = new Set(
  'quiero quisiera queria necesito necesitaria podria podrian puedo saber consultar consulta pregunta preguntar favor por'
    .concat(' hola buenas buenos buen dia dias tardes noches gracias me te les')
    .split(' '),
)

/** Messages with the same folded text; phrases are sorted by frequency. */
interface Phrase<T> {
  /** the phrase without filler words */
  essence: string
  members: T[]
}

/**
 * Groups messages that ask for something similar. Each phrase, by descending frequency, joins the nearest group or
 * starts a new one, so the first member of a group represents it. Rare words weigh more than common ones.
 * @param messages newest first
 * @returns groups by descending size, then newest first. Members keep the given order, except the representative, which
 * comes first.
 */
export function groupSimilar<T extends { text: string }>(messages: readonly T[]): T[][] {
  const phrases = phrasesOf(messages)
  const { vectors } = readTexts(phrases.map(({ essence }) => wordsOf(essence)))
  const position = new Map(messages.map((message, index) => [message, index]))
  const groups: T[][] = []
  const leaders = new Leaders()
  for (const [place, vector] of vectors.entries()) {
    const members = phrases[place]?.members ?? []
    const [leader, likeness] = leaders.nearest(vector)
    if (likeness >= ALIKE) groups[leader]?.push(...members)
    else {
      leaders.add(groups.length, vector)
      groups.push([...members])
    }
  }
  const order = (message: T) => position.get(message) ?? 0
  return groups
    .map(([first, ...rest]) => [first as T, ...rest.sort((a, b) => order(a) - order(b))])
    .sort((a, b) => b.length - a.length || newest(a) - newest(b))

  function newest(group: readonly T[]): number {
    return Math.min(...group.map(order))
  }
}

function phrasesOf<T extends { text: string }>(messages: readonly T[]): Phrase<T>[] {
  const phrases = new Map<string, Phrase<T>>()
  for (const message of messages) {
    const folded = normalizePhrase(message.text)
    const phrase = phrases.get(folded)
    if (phrase) phrase.members.push(message)
    else phrases.set(folded, { essence: essence(folded), members: [message] })
  }
  return [...phrases.values()].sort((a, b) => b.members.length - a.members.length)
}

function essence(folded: string): string {
  const words = folded.split(' ').filter((word) => !CARRIERS.has(word))
  return words.length > 0 ? words.join(' ') : folded
}

/** The vectors of the groups' first phrases, searchable by feature. */
class Leaders {
  private readonly holders = new Map<number, [leader: number, weight: number][]>()

  add(leader: number, { index, value }: SparseVector): void {
    index.forEach((feature, i) => {
      const weight: [number, number] = [leader, value[i] as number]
      const found = this.holders.get(feature)
      if (found) found.push(weight)
      else this.holders.set(feature, [weight])
    })
  }

  nearest({ index, value }: SparseVector): [leader: number, likeness: number] {
    const sums = new Map<number, number>()
    index.forEach((feature, i) => {
      for (const [leader, weight] of this.holders.get(feature) ?? [])
        sums.set(leader, (sums.get(leader) ?? 0) + weight * (value[i] as number))
    })
    let best: [number, number] = [-1, 0]
    // Word and character features are each normalized to length 1, so two equal texts sum to 2.
    for (const [leader, sum] of sums) if (sum / 2 > best[1]) best = [leader, sum / 2]
    return best
  }
}
