import { fold } from '../words.ts'
import type { Brain, Explanation, NamedEntity, RankedIntent, Turn } from './types.ts'

/** Intents of an explanation; the tail of a ranking tells nobody anything. */
const SHOWN = 5

/** What was understood of a text, before anything is decided. */
export type Understood = Pick<Explanation, 'ranking' | 'entities' | 'threshold'> & {
  /** the likeliest intent, where it reaches the threshold */
  best?: RankedIntent
  /** the text is, word for word, an example of that intent */
  example: boolean
}

/** Reads a text with what the bot was taught; nothing is understood where there is no text or no model. */
export function understand({ taught }: Brain, { text, now }: Turn): Understood {
  if (!taught) return { ranking: [], entities: [], threshold: null, example: false }
  const { threshold } = taught
  if (text.trim() === '') return { ranking: [], entities: [], threshold, example: false }
  const names = new Map(taught.intents.map(({ id, name }) => [id, name]))
  const { ranking, entities } = taught.understand(text, now)
  const ranked = ranking.slice(0, SHOWN).flatMap(({ intent, confidence }): RankedIntent[] => {
    const name = names.get(Number(intent))
    return name === undefined ? [] : [{ intentId: Number(intent), name, confidence }]
  })
  const best = ranked[0] && ranked[0].confidence >= threshold ? ranked[0] : undefined
  const folded = fold(text)
  const example = taught.examples.some((one) => one.intent_id === best?.intentId && fold(one.text) === folded)
  return { ranking: ranked, entities: named(taught, entities), threshold, best, example }
}

function named(
  { entities: known }: NonNullable<Brain['taught']>,
  found: ReturnType<NonNullable<Brain['taught']>['understand']>['entities'],
): NamedEntity[] {
  const byName = new Map(known.map((one) => [one.name, one]))
  return found.map(({ entity, start, end, text, value, confidence }) => {
    const { label = entity, sensitive = false } = byName.get(entity) ?? {}
    return { entity, label, start, end, text, value, confidence, sensitive }
  })
}
