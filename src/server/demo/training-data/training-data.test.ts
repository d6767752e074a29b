import { describe, expect, test } from 'vitest'
import { normalizePhrase } from '../../../contract/phrase.ts'
import { crossValidate } from '../../knowledge/nlu/index.ts'
import { businesses } from '../setup.ts'
import { examplesByIntent, trainingData } from './bots.ts'
import type { TrainingData } from './types.ts'

describe.each(businesses.map((business, i) => [business.name, business, trainingData[i] as TrainingData] as const))(
  '%s',
  (_, { intents }, training) => {
    const names = Object.values(intents).flat()
    const own = [...examplesByIntent(training, names)]

    test('has at least fifteen phrases for every intent and no phrases for unknown intents', () => {
      expect(own.filter(([, phrases]) => phrases.length < 15).map(([name]) => name)).toEqual([])
      const written = [...Object.keys(training.examples), ...Object.keys(training.paraphrases ?? {})]
      expect(written.filter((name) => !names.includes(name))).toEqual([])
    })

    test('has no duplicate phrases and no phrases that could not be typed', () => {
      const seen = new Map<string, string>()
      const twice = own.flatMap(([name, phrases]) =>
        phrases.flatMap((phrase) => {
          const before = seen.get(normalizePhrase(phrase))
          seen.set(normalizePhrase(phrase), name)
          return before === undefined ? [] : [`${phrase}: ${before} / ${name}`]
        }),
      )
      expect(twice).toEqual([])
      expect(
        own.flatMap(([, phrases]) => phrases.filter((phrase) => /[<>':;_|]/.test(phrase) || phrase.length > 255)),
      ).toEqual([])
    })

    test('has a cross-validation accuracy above 84 %', async () => {
      const examples = own.flatMap(([intent, phrases]) => phrases.map((text) => ({ intent, text, entities: [] })))
      expect((await crossValidate({ examples, entities: [] })).accuracy).toBeGreaterThan(0.84)
    })
  },
)
