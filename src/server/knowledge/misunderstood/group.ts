import { foldPhrase } from '../../../contract/phrase.ts'
import { type Sparse, Vocabulary, wordsOf } from '../nlu/features.ts'

/** How alike two texts must be to stand together: the cosine of what they consist of, 0..1. */
const ALIKE = 0.36

/** Words with which anything is asked for: they say nothing of what. */
const CARRIERS = new Set(
  'quiero quisiera queria necesito necesitaria podria podrian puedo saber consultar consulta pregunta preguntar favor por'
    .concat(' hola buenas buenos buen dia dias tardes noches gracias me te les')
    .split(' '),
)

/** Texts that say the same, the one that was written most often first. */
interface Phrase<T> {
  /** the phrase without what any phrase may begin with */
  telling: string
  members: T[]
}

/**
 * Puts together what asks for something alike. The most frequent phrases gather the others around them, so that the
 * first member of a group represents it; rare words weigh more than those that most messages share.
 * @param messages newest first
 * @returns groups, the largest first, among equals the newest; the order of their members is the given one but for
 *   the representative, which comes first
 */
export function groupAlike<T extends { text: string }>(messages: readonly T[]): T[][] {
  const phrases = phrasesOf(messages)
  const vocabulary = Vocabulary.of(phrases.map(({ telling }) => wordsOf(telling)))
  const position = new Map(messages.map((message, index) => [message, index]))
  const groups: T[][] = []
  const leaders = new Leaders()
  for (const { telling, members } of phrases) {
    const vector = vocabulary.vector(wordsOf(telling))
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
    const folded = foldPhrase(message.text)
    const phrase = phrases.get(folded)
    if (phrase) phrase.members.push(message)
    else phrases.set(folded, { telling: telling(folded), members: [message] })
  }
  return [...phrases.values()].sort((a, b) => b.members.length - a.members.length)
}

function telling(folded: string): string {
  const words = folded.split(' ').filter((word) => !CARRIERS.has(word))
  return words.length > 0 ? words.join(' ') : folded
}

/** What the groups so far stand for, searched by what a text consists of. */
class Leaders {
  private readonly holders = new Map<number, [leader: number, weight: number][]>()

  add(leader: number, { index, value }: Sparse): void {
    index.forEach((feature, i) => {
      const weight: [number, number] = [leader, value[i] as number]
      const found = this.holders.get(feature)
      if (found) found.push(weight)
      else this.holders.set(feature, [weight])
    })
  }

  nearest({ index, value }: Sparse): [leader: number, likeness: number] {
    const sums = new Map<number, number>()
    index.forEach((feature, i) => {
      for (const [leader, weight] of this.holders.get(feature) ?? [])
        sums.set(leader, (sums.get(leader) ?? 0) + weight * (value[i] as number))
    })
    let best: [number, number] = [-1, 0]
    // words and pieces of words each have length 1, so that two equal texts reach 2
    for (const [leader, sum] of sums) if (sum / 2 > best[1]) best = [leader, sum / 2]
    return best
  }
}
