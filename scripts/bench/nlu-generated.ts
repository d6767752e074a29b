import { randomFrom } from '../../src/server/knowledge/nlu/random.ts'
import type { Dataset } from './nlu-data.ts'

const SYLLABLES =
  'ba be bi bo ca ce ci co cu da de di do fa fe fi ga go gu la le li lo ma me mi mo na ne ni no pa pe pi po ra re ri ro sa se si so ta te ti to tra pre con per des'.split(
    ' ',
  )

/**
 * Generates a synthetic bot, the same on each run: each intent has words of its own mixed with shared words. Use it for
 * times and sizes only; its accuracy is meaningless.
 */
export function generateDataset(intents = 200, perIntent = 30): Dataset {
  const random = randomFrom(1)
  const one = <T>(list: readonly T[], slope = 1) => list[Math.floor(random() ** slope * list.length)] as T
  const words = Array.from({ length: 6_000 }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => one(SYLLABLES)).join(''),
  )
  const parts: Dataset = { name: `generada-${intents}x${perIntent}`, train: [], test: [], outside: [] }
  for (let i = 0; i < intents; i++) {
    const own = Array.from({ length: 8 }, () => one(words))
    for (let k = 0; k < perIntent + 5; k++) {
      const length = 4 + Math.floor(random() * 7)
      const text = Array.from({ length }, () => (random() < 0.45 ? one(own) : one(words, 3))).join(' ')
      parts[k < perIntent ? 'train' : 'test'].push({ intent: `i${i}`, text, entities: [] })
    }
  }
  return parts
}
