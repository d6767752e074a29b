import { describe, expect, test } from 'vitest'
import { foldPhrase } from '../../../contract/phrase.ts'
import { businesses } from '../setup.ts'
import { bakery } from './bakery.ts'
import { common } from './common.ts'
import { dental } from './dental.ts'
import { hardware } from './hardware.ts'
import { phrasesOf } from './types.ts'

describe.each(businesses.map((business, i) => [business.name, business, [hardware, dental, bakery][i]] as const))(
  '%s',
  (_, { intents }, taught) => {
    const names = Object.values(intents).flat()
    const own = names.map((name) => [name, phrasesOf(taught?.examples[name] ?? common[name] ?? '')] as const)

    test('is taught every intent with a dozen phrases or more, and none that it lacks', () => {
      expect(own.filter(([, phrases]) => phrases.length < 12).map(([name]) => name)).toEqual([])
      expect(Object.keys(taught?.examples ?? {}).filter((name) => !names.includes(name))).toEqual([])
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
        own.flatMap(([, phrases]) => phrases.filter((phrase) => /[<>']/.test(phrase) || phrase.length > 255)),
      ).toEqual([])
    })
  },
)
