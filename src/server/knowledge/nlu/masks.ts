import type { MaskedSpan } from './features.ts'
import type { Finder } from './find.ts'
import { foldText } from './tokens.ts'
import type { TaggedSpan, TrainingExample } from './types.ts'

// In "Quiero {libro} para el lunes", the book's title says nothing about the intent. Values of such open entities are
// masked before training the classifier, so that the surrounding words count.

/** Minimum number of occurrences of an open entity. */
const SEEN = 5
/** Minimum share of distinct values of an open entity. */
const DIVERSE = 0.3
/** Maximum share of occurrences within one intent: above it, the value itself indicates the intent. */
const OWNED = 0.7

/** Returns the entity values of an example: its annotations, plus exact matches of declared values outside of them. */
export function spansOf(example: Pick<TrainingExample, 'text' | 'entities'>, finder: Finder): readonly TaggedSpan[] {
  const tagged = example.entities
  const declared = finder
    .exact(example.text)
    .filter(({ start, end }) => !tagged.some((own) => start < own.end && end > own.start))
  return [...tagged, ...declared]
}

/** Returns the names of the entities whose values are masked. */
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

/** Returns the spans to mask. */
export const masksOf = (spans: readonly MaskedSpan[], open: ReadonlySet<string>): readonly MaskedSpan[] =>
  spans.filter(({ entity }) => open.has(entity))
