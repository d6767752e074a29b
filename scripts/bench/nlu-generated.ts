import type { TrainingExample } from '../../src/server/knowledge/nlu/index.ts'
import { randomFrom } from '../../src/server/knowledge/nlu/random.ts'
import type { Dataset } from './nlu-data.ts'

const SYLLABLES =
  'ba be bi bo ca ce ci co cu da de di do fa fe fi ga go gu la le li lo ma me mi mo na ne ni no pa pe pi po ra re ri ro sa se si so ta te ti to tra pre con per des'.split(
    ' ',
  )

type Random = () => number

const oneOf = <T>(random: Random, list: readonly T[], slope = 1) =>
  list[Math.floor(random() ** slope * list.length)] as T

const wordsOf = (random: Random) =>
  Array.from({ length: 6_000 }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => oneOf(random, SYLLABLES)).join(''),
  )

/**
 * Generates a synthetic bot, the same on each run: each intent has words of its own mixed with shared words. Use it for
 * times and sizes only; its accuracy is meaningless.
 */
export function generateDataset(intents = 200, perIntent = 30): Dataset {
  const random = randomFrom(1)
  const words = wordsOf(random)
  const parts: Dataset = { name: `generada-${intents}x${perIntent}`, train: [], test: [], outside: [] }
  for (let i = 0; i < intents; i++) {
    const own = Array.from({ length: 8 }, () => oneOf(random, words))
    for (let k = 0; k < perIntent + 5; k++) {
      const length = 4 + Math.floor(random() * 7)
      const text = Array.from({ length }, () => (random() < 0.45 ? oneOf(random, own) : oneOf(random, words, 3))).join(
        ' ',
      )
      parts[k < perIntent ? 'train' : 'test'].push({ intent: `i${i}`, text, entities: [] })
    }
  }
  return parts
}

/** Share of the words before a value that announce its entity. */
const ANNOUNCED = 0.7

/**
 * Adds annotated values to the texts of a synthetic bot: each intent speaks of two of the entities, whose values have
 * one to three words, some of them in several entities. Two texts in three contain one or two values.
 */
export function withEntities(parts: Dataset, entities = 40): Dataset {
  const random = randomFrom(2)
  const words = wordsOf(random)
  const kinds = Array.from({ length: entities }, (_, e) => ({
    entity: `e${e}`,
    signals: Array.from({ length: 3 }, () => oneOf(random, words)),
    values: Array.from({ length: 60 }, () =>
      Array.from({ length: 1 + Math.floor(random() * 3) }, () => oneOf(random, words, 2)).join(' '),
    ),
  }))
  const kindsOf = new Map<string, typeof kinds>()
  const tagged = (example: TrainingExample): TrainingExample => {
    const own = kindsOf.get(example.intent) ?? [oneOf(random, kinds), oneOf(random, kinds)]
    kindsOf.set(example.intent, own)
    let text = example.text
    const spans: TrainingExample['entities'][number][] = []
    for (let k = Math.floor(random() * 3); k > 0; k--) {
      const { entity, signals, values } = oneOf(random, own)
      const value = oneOf(random, values)
      text += ` ${random() < ANNOUNCED ? oneOf(random, signals) : oneOf(random, words)} `
      spans.push({ entity, start: text.length, end: text.length + value.length, value })
      text += `${value} ${oneOf(random, words, 3)}`
    }
    return { ...example, text, entities: spans }
  }
  return {
    name: `${parts.name}-con-${entities}-entidades`,
    train: parts.train.map(tagged),
    test: parts.test.map(tagged),
    outside: [],
  }
}
