import { normalizePhrase, signatureOf } from '../../../contract/phrase.ts'
import { bakery } from './bakery.ts'
import { common } from './common.ts'
import { dental } from './dental.ts'
import { hardware } from './hardware.ts'
import { bakeryParaphrases } from './paraphrases/bakery.ts'
import { commonParaphrases } from './paraphrases/common.ts'
import { dentalParaphrases } from './paraphrases/dental.ts'
import { expandParaphrases } from './paraphrases/expand.ts'
import { hardwareParaphrases } from './paraphrases/hardware.ts'
import { moreHardwareParaphrases } from './paraphrases/hardware-more.ts'
import { regionalAppointments } from './regional/dental-appointments.ts'
import { regionalCoverage } from './regional/dental-coverage.ts'
import { regionalTreatments } from './regional/dental-treatments.ts'
import { regionalOrders } from './regional/hardware-orders.ts'
import { regionalProducts } from './regional/hardware-products.ts'
import { regionalShop } from './regional/hardware-shop.ts'
import { phrasesOf, type TrainingData } from './types.ts'

/** Training data of the demo bots, in the order of their businesses. */
export const trainingData: readonly TrainingData[] = [
  {
    ...withRegional(hardware, regionalShop, regionalProducts, regionalOrders),
    paraphrases: joined(hardwareParaphrases, moreHardwareParaphrases),
  },
  {
    ...withRegional(dental, regionalAppointments, regionalCoverage, regionalTreatments),
    paraphrases: dentalParaphrases,
  },
  { ...bakery, paraphrases: bakeryParaphrases },
]

/** Adds phrases of other countries to those of a bot. */
function withRegional(training: TrainingData, ...regional: readonly TrainingData['examples'][]): TrainingData {
  const all = [training.examples, ...regional]
  const intents = [...new Set(all.flatMap((phrases) => Object.keys(phrases)))]
  const examples = intents.map((intent) => [intent, all.flatMap((phrases) => phrases[intent] ?? []).join(' | ')])
  return { ...training, examples: Object.fromEntries(examples) }
}

/** Merges two sets of paraphrases by intent. */
function joined(one: NonNullable<TrainingData['paraphrases']>, other: NonNullable<TrainingData['paraphrases']>) {
  const intents = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  const both = (intent: string) => [one[intent] ?? commonParaphrases[intent], other[intent]].filter(Boolean).join(' ; ')
  return Object.fromEntries(intents.map((intent) => [intent, both(intent)]))
}

/**
 * Returns the examples of each of these intents: its phrases, then the paraphrases that do not repeat a phrase of the
 * bot. Paraphrases are needed because the model only learns words that occur in more than one phrase.
 * @throws {Error} for an intent without phrases
 */
export function examplesByIntent(
  { examples, paraphrases }: TrainingData,
  intents: readonly string[],
): ReadonlyMap<string, string[]> {
  const written = new Map(
    intents.map((intent) => {
      const phrases = examples[intent] ?? common[intent]
      if (phrases === undefined) throw new Error(`There are no examples for ${intent}`)
      return [intent, phrasesOf(phrases)]
    }),
  )
  const said = new Set([...written.values()].flat().map(meaning))
  for (const [intent, phrases] of written) {
    for (const phrase of expandParaphrases(paraphrases?.[intent] ?? commonParaphrases[intent] ?? '')) {
      if (said.has(meaning(phrase))) continue
      said.add(meaning(phrase))
      phrases.push(phrase)
    }
  }
  return written
}

const meaning = (phrase: string): string => signatureOf(normalizePhrase(phrase))
