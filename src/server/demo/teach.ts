import { fold } from '../../contract/phrase.ts'
import { textColumns } from '../knowledge/examples/write.ts'
import { bulk } from './bulk.ts'
import { DAY } from './calendar.ts'
import type { Random } from './random.ts'
import type { Placed, PlacedIntent } from './setup.ts'
import { lessonOf, lessons } from './taught/lessons.ts'
import { marksOf, type Naming } from './taught/marks.ts'
import { type Taught, valuesOf } from './taught/types.ts'

/** Teaches each demo bot its intents and entities; the bots come in the order of their businesses. */
export async function teach(random: Random, now: number, placed: readonly Placed[]): Promise<void> {
  let entityId = 0
  for (const [index, bot] of placed.entries()) {
    const taught = lessons[index]
    if (!taught) throw new Error(`Nobody wrote examples for ${bot.business.name}`)
    const numbered = taught.entities.map((entity) => ({ id: ++entityId, entity }))
    await bulk(
      'entity',
      numbered.map(({ id, entity }) => entityRow(id, bot, taught, entity)),
    )
    const namings = numbered.flatMap(({ id, entity }) => namingsOf(id, taught.values[entity.name]))
    const longest = [...namings].sort((a, b) => b.words.length - a.words.length)
    const phrases = lessonOf(
      taught,
      bot.intents.map(({ name }) => name),
    )
    await bulk(
      'example',
      bot.intents.flatMap((intent) => exampleRows(random, now, bot, phrases.get(intent.name) ?? [], intent, longest)),
    )
  }
}

function entityRow(id: number, bot: Placed, { values }: Taught, entity: Taught['entities'][number]) {
  const first = bot.intents[0]
  const at = { created_at: first?.created_at, created_by: first?.created_by }
  return {
    ...{ id, bot_id: bot.id, name: entity.name, label: entity.label, type: entity.type },
    entity_values: valuesOf(values[entity.name] ?? '').filter(({ value }) => value !== ''),
    pattern: entity.pattern ?? null,
    system_kind: entity.system_kind ?? null,
    fuzzy: 0.8,
    match_case: false,
    sensitive: entity.sensitive ?? false,
    prompt_question: entity.prompt_question ?? '',
    ...{ ...at, updated_at: first?.created_at, updated_by: first?.created_by, version: 1 },
  }
}

function namingsOf(entityId: number, values: string | undefined): Naming[] {
  if (values === undefined) return []
  return valuesOf(values).flatMap(({ value, synonyms }) =>
    [value, ...synonyms].map((words) => ({ entityId, words: fold(words), value })),
  )
}

function exampleRows(
  random: Random,
  now: number,
  bot: Placed,
  phrases: readonly string[],
  intent: PlacedIntent,
  namings: readonly Naming[],
) {
  const first = new Date(intent.created_at).getTime()
  return phrases.map((text) => {
    // most were there from the beginning, some came out of conversations later
    const later = random.chance(0.2)
    const at = new Date(later ? Math.min(now - DAY, first + random.int(1, 60) * DAY) : first).toISOString()
    return {
      ...{ bot_id: bot.id, intent_id: intent.id, ...textColumns(text), entities: marksOf(text, namings) },
      ...{ split: 'train', state: 'active', source: later ? 'suggestion' : 'manual' },
      ...{ created_at: at, created_by: intent.created_by, updated_at: at, updated_by: intent.created_by, version: 1 },
    }
  })
}
