import { fold } from '../../contract/phrase.ts'
import { storedValues } from '../knowledge/entities/values.ts'
import { textColumns } from '../knowledge/examples/write.ts'
import { bulk } from './bulk.ts'
import { DAY } from './calendar.ts'
import type { Random } from './random.ts'
import type { SeededBot, SeededIntent } from './setup.ts'
import { examplesByIntent, trainingData } from './training-data/bots.ts'
import { type EntityWords, marksOf } from './training-data/marks.ts'
import { type TrainingData, valuesOf } from './training-data/types.ts'

/** Writes the entities and examples of each demo bot. `placed` is in the order of the businesses. */
export async function writeTrainingData(random: Random, now: number, placed: readonly SeededBot[]): Promise<void> {
  for (const [index, bot] of placed.entries()) {
    const training = trainingData[index]
    if (!training) throw new Error(`There are no examples for ${bot.business.name}`)
    const ids = entityIdsOf(index)
    const numbered = training.entities.map((entity) => ({ id: ids.get(entity.name) ?? 0, entity }))
    await bulk(
      'entity',
      numbered.map(({ id, entity }) => entityRow(id, bot, training, entity)),
    )
    const namings = numbered.flatMap(({ id, entity }) => entityWordsOf(id, training.values[entity.name]))
    const longest = [...namings].sort((a, b) => b.words.length - a.words.length)
    const phrases = examplesByIntent(
      training,
      bot.intents.map(({ name }) => name),
    )
    await bulk(
      'example',
      bot.intents.flatMap((intent) => exampleRows(random, now, bot, phrases.get(intent.name) ?? [], intent, longest)),
    )
  }
}

/** Returns the ids of a bot's entities by name. They are numbered across the bots, in the order of the businesses. */
export function entityIdsOf(index: number): ReadonlyMap<string, number> {
  const before = trainingData.slice(0, index).reduce((sum, { entities }) => sum + entities.length, 0)
  const own = trainingData[index]?.entities ?? []
  return new Map(own.map(({ name }, place) => [name, before + place + 1]))
}

function entityRow(id: number, bot: SeededBot, { values }: TrainingData, entity: TrainingData['entities'][number]) {
  const first = bot.intents[0]
  const at = { created_at: first?.created_at, created_by: first?.created_by }
  return {
    ...{ id, bot_id: bot.id, name: entity.name, label: entity.label, type: entity.type },
    entity_values: storedValues(
      valuesOf(values[entity.name] ?? '').filter(({ value }) => value !== ''),
      false,
    ),
    pattern: entity.pattern ?? null,
    system_kind: entity.system_kind ?? null,
    fuzzy: 0.8,
    match_case: false,
    sensitive: entity.sensitive ?? false,
    prompt_question: entity.prompt_question ?? '',
    prompt_example: entity.prompt_example ?? '',
    ...{ ...at, updated_at: first?.created_at, updated_by: first?.created_by, version: 1 },
  }
}

function entityWordsOf(entityId: number, values: string | undefined): EntityWords[] {
  if (values === undefined) return []
  return valuesOf(values).flatMap(({ value, synonyms }) =>
    [value, ...synonyms].map((words) => ({ entityId, words: fold(words), value })),
  )
}

function exampleRows(
  random: Random,
  now: number,
  bot: SeededBot,
  phrases: readonly string[],
  intent: SeededIntent,
  namings: readonly EntityWords[],
) {
  const first = new Date(intent.created_at).getTime()
  return phrases.map((text) => {
    // Most exist from the beginning; some were added later from conversations.
    const later = random.chance(0.2)
    const at = new Date(later ? Math.min(now - DAY, first + random.int(1, 60) * DAY) : first).toISOString()
    return {
      ...{ bot_id: bot.id, intent_id: intent.id, ...textColumns(text), entities: marksOf(text, namings) },
      ...{ split: 'train', state: 'active', source: later ? 'suggestion' : 'manual' },
      ...{ created_at: at, created_by: intent.created_by, updated_at: at, updated_by: intent.created_by, version: 1 },
    }
  })
}
