import type { BotContent } from '../content/content.ts'
import { exampleCount } from '../content/examples.ts'

/** Returns how many things of each kind content has, without those that it has none of. */
export function summaryOf(content: BotContent, files: number): Record<string, number> {
  const intents = Object.values(content.intents ?? {}).flatMap((named) => Object.values(named))
  const counts = {
    responses: content.responses?.length,
    secondary: content.secondary?.length,
    keywords: content.keywords?.length,
    intents: intents.length,
    examples: exampleCount(content),
    entities: content.entities?.length,
    cases: content.cases?.length,
    areas: content.areas?.length,
    labels: content.labels?.length,
    quick_replies: content.quick_replies?.length,
    macros: content.macros?.length,
    files,
  }
  return Object.fromEntries(Object.entries(counts).flatMap(([kind, count]) => (count ? [[kind, count]] : [])))
}
