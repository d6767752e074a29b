import { describe, expect, test } from 'vitest'
import { foldPhrase } from '../../../contract/phrase.ts'
import { crossValidate } from '../../knowledge/nlu/index.ts'
import { businesses } from '../setup.ts'
import { lessonOf, lessons } from './lessons.ts'
import type { Taught } from './types.ts'

describe.each(businesses.map((business, i) => [business.name, business, lessons[i] as Taught] as const))(
  '%s',
  (_, { intents }, taught) => {
    const names = Object.values(intents).flat()
    const own = [...lessonOf(taught, names)]

    test('is taught every intent with fifteen phrases or more, and none that it lacks', () => {
      expect(own.filter(([, phrases]) => phrases.length < 15).map(([name]) => name)).toEqual([])
      const written = [...Object.keys(taught.examples), ...Object.keys(taught.ways ?? {})]
      expect(written.filter((name) => !names.includes(name))).toEqual([])
    })

    test('is taught no phrase twice, and none that could not be typed', () => {
      const seen = new Map<string, string>()
      const twice = own.flatMap(([name, phrases]) =>
        phrases.flatMap((phrase) => {
          const before = seen.get(foldPhrase(phrase))
          seen.set(foldPhrase(phrase), name)
          return before === undefined ? [] : [`${phrase}: ${before} / ${name}`]
        }),
      )
      expect(twice).toEqual([])
      expect(
        own.flatMap(([, phrases]) => phrases.filter((phrase) => /[<>':;_|]/.test(phrase) || phrase.length > 255)),
      ).toEqual([])
    })

    test('understands what it was not taught, as a business would expect that looks at the figure', () => {
      const examples = own.flatMap(([intent, phrases]) => phrases.map((text) => ({ intent, text, entities: [] })))
      expect(crossValidate({ examples, entities: [] }).accuracy).toBeGreaterThan(0.84)
    })
  },
)
