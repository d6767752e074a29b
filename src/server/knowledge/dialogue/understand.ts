import { followUp } from '../models/knowledge.ts'
import { withoutGreeting } from './courtesies.ts'
import type { Brain, Explanation, NamedEntity, RankedIntent, Turn } from './types.ts'
import { foldWords } from './words.ts'

/** Intents of an explanation; the tail of a ranking tells nobody anything. */
const SHOWN = 5

/** What was understood of a text, before anything is decided. */
export type Understood = Pick<Explanation, 'ranking' | 'entities' | 'threshold'> & {
  /** the likeliest intent, where it reaches the threshold */
  best?: RankedIntent
  /** the secondary response whose questions it is rather than any intent's, where that reaches the threshold */
  followUp?: { id: number; name: string; confidence: number }
  /** the text is, word for word, an example of that intent */
  example: boolean
}

/**
 * Reads a text with what the bot was taught; nothing is understood where there is no text or no model, and no intent
 * where no word of it was learnt, unless it is an example word for word. A greeting before something else is no part of
 * what is meant.
 */
export function understand({ taught }: Brain, { text, now }: Turn): Understood {
  if (!taught) return { ranking: [], entities: [], threshold: null, example: false }
  const { threshold } = taught
  if (text.trim() === '') return { ranking: [], entities: [], threshold, example: false }
  const names = new Map(taught.intents.map(({ id, name }) => [id, name]))
  const folded = foldWords(text)
  const whole = taught.understand(text, now)
  const request = withoutGreeting(text)
  const { known, ranking: likely } = request === text ? whole : taught.understand(request, now)
  const { entities } = whole
  const ranking = known || isTaught(taught, folded) ? likely : []
  const ranked = ranking
    .flatMap(({ intent, confidence }): RankedIntent[] => {
      const name = names.get(Number(intent))
      return name === undefined ? [] : [{ intentId: Number(intent), name, confidence }]
    })
    .slice(0, SHOWN)
  const asked = ranking[0] && ranking[0].confidence >= threshold ? followUp(taught, ranking[0].intent) : undefined
  const best = !asked && ranked[0] && ranked[0].confidence >= threshold ? ranked[0] : undefined
  const example = taught.examples.some((one) => one.intent_id === best?.intentId && foldWords(one.text) === folded)
  const found = { ranking: ranked, entities: named(taught, entities), threshold, example }
  if (asked) return { ...found, followUp: { ...asked, confidence: ranking[0]?.confidence ?? 0 } }
  return { ...found, ...(best && { best }) }
}

/** Whether a text was taught word for word, as an example or as a question of a secondary response. */
function isTaught({ examples, follow_ups = [] }: NonNullable<Brain['taught']>, folded: string): boolean {
  return (
    examples.some(({ text }) => foldWords(text) === folded) ||
    follow_ups.some(({ questions }) => questions.some((question) => foldWords(question) === folded))
  )
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
