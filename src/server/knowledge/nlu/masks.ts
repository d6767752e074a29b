import type { Masked } from './features.ts'
import type { Finder } from './find.ts'
import { foldText } from './tokens.ts'
import type { TaggedSpan, TrainingExample } from './types.ts'

// "Quiero {libro} para el lunes": which book it is says nothing about what is wanted. Values of open entities are
// masked before intents are learnt, so that the words around them count.

/** An entity is open when it was seen so often, */
const SEEN = 5
/** this share of what was seen differs, */
const DIVERSE = 0.3
/** and no intent has more of it than this share: else the value is what tells the intent. */
const OWNED = 0.7

/** Values in an example: what was tagged, and what is declared and written exactly where nothing was tagged. */
export function spansOf(example: Pick<TrainingExample, 'text' | 'entities'>, finder: Finder): readonly TaggedSpan[] {
  const tagged = example.entities
  const declared = finder
    .exact(example.text)
    .filter(({ start, end }) => !tagged.some((own) => start < own.end && end > own.start))
  return [...tagged, ...declared]
}

/** The entities whose values are to be masked, by name. */
export function openEntities(
  examples: readonly { intent: string; text: string; spans: readonly TaggedSpan[] }[],
): ReadonlySet<string> {
  const seen = new Map<string, { count: number; values: Set<string>; intents: Map<string, number> }>()
  for (const { intent, text, spans } of examples)
    for (const { entity, start, end } of spans) {
      const one = seen.get(entity) ?? { count: 0, values: new Set(), intents: new Map() }
      seen.set(entity, one)
      one.count++
      one.values.add(foldText(text.slice(start, end)))
      one.intents.set(intent, (one.intents.get(intent) ?? 0) + 1)
    }
  const isOpen = ([, { count, values, intents }]: [
    string,
    { count: number; values: Set<string>; intents: Map<string, number> },
  ]) => count >= SEEN && values.size >= DIVERSE * count && Math.max(...intents.values()) <= OWNED * count
  return new Set([...seen].filter(isOpen).map(([entity]) => entity))
}

/** Of the values in a text those to be masked. */
export const masksOf = (spans: readonly Masked[], open: ReadonlySet<string>): readonly Masked[] =>
  spans.filter(({ entity }) => open.has(entity))
