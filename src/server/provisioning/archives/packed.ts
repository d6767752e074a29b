import type { BotContent, WrittenExample } from '../content/content.ts'

// A bot's content on its way to or from a worker thread: as JSON in parts, because cloning many small objects at once
// would block the event loop.

export interface PackedContent {
  /** everything but the intents */
  rest: string
  /** one for each intent */
  intents: readonly string[]
}

type PackedIntent = readonly [category: string, intent: string, examples: readonly WrittenExample[]]

/** Examples between two turns of the event loop. */
const SLICE = 1_000

/** Packs content, yielding to the event loop meanwhile. */
export async function packContent({ intents = {}, ...rest }: BotContent): Promise<PackedContent> {
  const packed: string[] = []
  let count = 0
  for (const [category, named] of Object.entries(intents))
    for (const [intent, examples] of Object.entries(named)) {
      packed.push(JSON.stringify([category, intent, examples] satisfies PackedIntent))
      count += examples.length
      if (count < SLICE) continue
      count = 0
      await new Promise(setImmediate)
    }
  return { rest: JSON.stringify(rest), intents: packed }
}

/** Reverses {@link packContent}, yielding to the event loop meanwhile. */
export async function unpackContent({ rest, intents }: PackedContent): Promise<BotContent> {
  let count = 0
  const byCategory = new Map<string, [string, readonly WrittenExample[]][]>()
  for (const text of intents) {
    const [category, intent, examples]: PackedIntent = JSON.parse(text)
    const list = byCategory.get(category) ?? []
    list.push([intent, examples])
    byCategory.set(category, list)
    count += examples.length
    if (count < SLICE) continue
    count = 0
    await new Promise(setImmediate)
  }
  // Names are typed by people: as a key of an object, `__proto__` would not be one.
  const named = [...byCategory].map(([category, list]) => [category, Object.fromEntries(list)] as const)
  const content: BotContent = JSON.parse(rest)
  return { ...content, intents: Object.fromEntries(named) }
}
