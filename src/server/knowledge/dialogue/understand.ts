import { followUpOf } from '../models/knowledge.ts'
import { memo } from './memo.ts'
import { isIdentity } from './sensitive/loose-numbers.ts'
import { saidInClause } from './sensitive/naming.ts'
import type { BotSnapshot, Explanation, NamedEntity, RankedIntent, Turn } from './types.ts'
import { markWithdrawn } from './withdrawn.ts'
import { foldWords } from './words.ts'

type Trained = NonNullable<BotSnapshot['trained']>

/** Maximum number of intents in an explanation; lower ranks are not useful. */
const SHOWN = 5

/** What the model understood of a text, before any decision. */
export type Understood = Pick<Explanation, 'ranking' | 'entities' | 'threshold'> & {
  /** the likeliest intent, if it reaches the threshold */
  best?: RankedIntent
  /** the secondary response whose questions match best, if it reaches the threshold */
  followUp?: { id: number; name: string; confidence: number }
  /** the text is, word for word, an example of the best intent */
  example: boolean
}

/**
 * Reads a text with the trained model. Without text or model, nothing is understood. A text without any word known to
 * the model gets no intent, unless it is an example word for word. Courtesies around the request are ignored for the intent.
 */
export function understand(
  { trained, settings: { timezone } }: Pick<BotSnapshot, 'trained' | 'settings'>,
  { text, now }: Turn,
): Understood {
  if (!trained) return { ranking: [], entities: [], threshold: null, example: false }
  if (text.trim() === '') return { ranking: [], entities: [], threshold: trained.threshold, example: false }
  const read = reading.of(trained)
  const key = `${now.getTime()} ${timezone} ${text}`
  const known = read.get(key)
  if (known) return known
  const understood = readText(trained, text, now, timezone)
  if (read.size >= READINGS) read.clear()
  read.set(key, understood)
  return understood
}

/** Number of readings that are kept: the rules read the same parts of a message several times. */
const READINGS = 64

const reading = memo((_: Trained) => new Map<string, Understood>())

function readText(trained: Trained, text: string, now: Date, timezone?: string): Understood {
  const { threshold } = trained
  const names = new Map(trained.intents.map(({ id, name }) => [id, name]))
  const folded = foldWords(text)
  const intents = exampleIntents.of(trained.examples).get(folded)
  const { known, ranking: likely, entities } = trained.understand(text, now, timezone)
  const ranking = known || intents || isQuestionOf(trained, folded) ? likely : []
  const ranked = ranking
    .flatMap(({ intent, confidence }): RankedIntent[] => {
      const name = names.get(Number(intent))
      return name === undefined ? [] : [{ intentId: Number(intent), name, confidence }]
    })
    .slice(0, SHOWN)
  const asked = ranking[0] && ranking[0].confidence >= threshold ? followUpOf(trained, ranking[0].intent) : undefined
  const best = !asked && ranked[0] && ranked[0].confidence >= threshold ? ranked[0] : undefined
  const example = best !== undefined && intents?.has(best.intentId) === true
  const found = { ranking: ranked, entities: markWithdrawn(text, named(trained, text, entities)), threshold, example }
  if (asked) return { ...found, followUp: { ...asked, confidence: ranking[0]?.confidence ?? 0 } }
  return { ...found, ...(best && { best }) }
}

/** The intents of the examples, by the folded text. */
const exampleIntents = memo((examples: Trained['examples']) => {
  const intents = new Map<string, Set<number>>()
  for (const { text, intent_id } of examples) {
    const folded = foldWords(text)
    intents.set(folded, (intents.get(folded) ?? new Set()).add(intent_id))
  }
  return intents
})

const foldedQuestions = memo(
  (followUps: NonNullable<Trained['follow_ups']>) =>
    new Set(followUps.flatMap(({ questions }) => questions.map(foldWords))),
)

/** Whether a text is, word for word, a question of a secondary response. */
const isQuestionOf = ({ follow_ups }: Trained, folded: string): boolean =>
  follow_ups !== undefined && foldedQuestions.of(follow_ups).has(folded)

/** Names the values found in a text, without the documents that it says to be other numbers: "mi celular 45551234". */
function named(
  { entities: known }: Trained,
  text: string,
  found: ReturnType<Trained['understand']>['entities'],
): NamedEntity[] {
  const byName = new Map(known.map((one) => [one.name, one]))
  return found.flatMap(({ entity, start, end, text: written, value, confidence }): NamedEntity[] => {
    const definition = byName.get(entity)
    if (definition && isIdentity(definition) && saidInClause(text, { start, end }, definition) === 'other') return []
    const { label = entity, sensitive = false } = definition ?? {}
    return [{ entity, label, start, end, text: written, value, confidence, sensitive }]
  })
}
