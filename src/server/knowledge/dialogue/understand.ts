import { followUpOf } from '../models/knowledge.ts'
import type { BotSnapshot, Explanation, NamedEntity, RankedIntent, Turn } from './types.ts'
import { foldWords } from './words.ts'

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
export function understand({ trained }: BotSnapshot, { text, now }: Turn): Understood {
  if (!trained) return { ranking: [], entities: [], threshold: null, example: false }
  const { threshold } = trained
  if (text.trim() === '') return { ranking: [], entities: [], threshold, example: false }
  const names = new Map(trained.intents.map(({ id, name }) => [id, name]))
  const folded = foldWords(text)
  const { known, ranking: likely, entities } = trained.understand(text, now)
  const ranking = known || isExactExample(trained, folded) ? likely : []
  const ranked = ranking
    .flatMap(({ intent, confidence }): RankedIntent[] => {
      const name = names.get(Number(intent))
      return name === undefined ? [] : [{ intentId: Number(intent), name, confidence }]
    })
    .slice(0, SHOWN)
  const asked = ranking[0] && ranking[0].confidence >= threshold ? followUpOf(trained, ranking[0].intent) : undefined
  const best = !asked && ranked[0] && ranked[0].confidence >= threshold ? ranked[0] : undefined
  const example = trained.examples.some((one) => one.intent_id === best?.intentId && foldWords(one.text) === folded)
  const found = { ranking: ranked, entities: named(trained, entities), threshold, example }
  if (asked) return { ...found, followUp: { ...asked, confidence: ranking[0]?.confidence ?? 0 } }
  return { ...found, ...(best && { best }) }
}

/** Whether a text is, word for word, an example or a question of a secondary response. */
function isExactExample({ examples, follow_ups = [] }: NonNullable<BotSnapshot['trained']>, folded: string): boolean {
  return (
    examples.some(({ text }) => foldWords(text) === folded) ||
    follow_ups.some(({ questions }) => questions.some((question) => foldWords(question) === folded))
  )
}

function named(
  { entities: known }: NonNullable<BotSnapshot['trained']>,
  found: ReturnType<NonNullable<BotSnapshot['trained']>['understand']>['entities'],
): NamedEntity[] {
  const byName = new Map(known.map((one) => [one.name, one]))
  return found.map(({ entity, start, end, text, value, confidence }) => {
    const { label = entity, sensitive = false } = byName.get(entity) ?? {}
    return { entity, label, start, end, text, value, confidence, sensitive }
  })
}
