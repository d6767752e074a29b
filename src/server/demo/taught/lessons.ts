import { foldPhrase, signatureOf } from '../../../contract/phrase.ts'
import { bakery } from './bakery.ts'
import { common } from './common.ts'
import { dental } from './dental.ts'
import { hardware } from './hardware.ts'
import { phrasesOf, type Taught } from './types.ts'
import { askedOf } from './ways/asked.ts'
import { bakeryWays } from './ways/bakery.ts'
import { commonWays } from './ways/common.ts'
import { dentalWays } from './ways/dental.ts'
import { hardwareWays } from './ways/hardware.ts'
import { hardwareElsewhere } from './ways/hardware-elsewhere.ts'

/** What the demo's bots are taught, in the order of their businesses. */
export const lessons: readonly Taught[] = [
  { ...hardware, ways: joined(hardwareWays, hardwareElsewhere) },
  { ...dental, ways: dentalWays },
  { ...bakery, ways: bakeryWays },
]

/** Both of what two give for an intent. */
function joined(one: NonNullable<Taught['ways']>, other: NonNullable<Taught['ways']>) {
  const intents = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  const both = (intent: string) => [one[intent] ?? commonWays[intent], other[intent]].filter(Boolean).join(' ; ')
  return Object.fromEntries(intents.map((intent) => [intent, both(intent)]))
}

/**
 * The examples of each of these intents: the phrases written for it, then the same wishes in other words, as far as
 * no phrase of the bot says so already. A bot learns a word when it meets it in more than one phrase.
 * @throws {Error} for an intent that nobody wrote phrases for
 */
export function lessonOf({ examples, ways }: Taught, intents: readonly string[]): ReadonlyMap<string, string[]> {
  const written = new Map(
    intents.map((intent) => {
      const phrases = examples[intent] ?? common[intent]
      if (phrases === undefined) throw new Error(`Nobody wrote examples of ${intent}`)
      return [intent, phrasesOf(phrases)]
    }),
  )
  const said = new Set([...written.values()].flat().map(meaning))
  for (const [intent, phrases] of written) {
    for (const phrase of askedOf(ways?.[intent] ?? commonWays[intent] ?? '')) {
      if (said.has(meaning(phrase))) continue
      said.add(meaning(phrase))
      phrases.push(phrase)
    }
  }
  return written
}

const meaning = (phrase: string): string => signatureOf(foldPhrase(phrase))
