import { db } from '../foundation/store/db.ts'
import { bulkUpdate } from './bulk.ts'
import { DAY, PAST_DAYS } from './calendar.ts'
import type { Random } from './random.ts'

/** An intent of a bot, with its author. */
export interface SeededIntent {
  id: number
  name: string
  category_id: number
  created_at: string
  created_by: number
}

const iso = (ms: number) => new Date(ms).toISOString()

/** Who wrote rows, and when. Nobody has changed them since. */
const stamps = (at: string, by: number) => {
  return { created_at: at, created_by: by, updated_at: at, updated_by: by, version: 1 }
}

type Dated = 'area' | 'label' | 'quick_response' | 'entity' | 'secondary_response' | 'response_category' | 'test_case'

/** Dates all rows of a bot in some tables. */
async function date(tables: readonly Dated[], botId: number, values: ReturnType<typeof stamps>): Promise<void> {
  // It is their first version: dating does not change the version.
  for (const table of tables) await db().updateTable(table).set(values).where('bot_id', '=', botId).execute()
}

/**
 * Dates the content of a bot, which was written just now, as if its team had written it little by little, and counts
 * how often its responses were used.
 * @param owner user id of who set the bot up
 * @param editors user ids of those who wrote intents
 */
export async function dateContent(
  random: Random,
  now: number,
  bot: { id: number; created_at: string },
  owner: number,
  editors: readonly number[],
): Promise<SeededIntent[]> {
  await date(['area', 'label', 'quick_response'], bot.id, stamps(bot.created_at, owner))
  const intents = await dateIntents(random, now, bot.id, editors)
  const [first] = intents
  if (!first) return intents
  const written = stamps(first.created_at, first.created_by)
  await date(['entity', 'secondary_response', 'response_category'], bot.id, written)
  await date(['test_case'], bot.id, stamps(iso(now - 20 * DAY), first.created_by))
  await dateResponses(bot.id, intents, first.created_by)
  return intents
}

async function dateIntents(
  random: Random,
  now: number,
  botId: number,
  editors: readonly number[],
): Promise<SeededIntent[]> {
  const rows = await db()
    .selectFrom('intent')
    .select(['id', 'name', 'category_id'])
    .where('bot_id', '=', botId)
    .orderBy('id')
    .execute()
  const intents = rows.map((row) => {
    // Most exist from the beginning; the rest were added as the business learned what customers ask.
    const age = random.chance(0.7) ? PAST_DAYS + random.int(0, 10) : random.int(2, PAST_DAYS - 5)
    const created_at = iso(now - age * DAY - random.int(0, 20_000_000))
    return { ...row, created_at, created_by: random.pick(editors) }
  })
  await bulkUpdate(
    'intent',
    intents.map(({ id, created_at, created_by }) => ({ id, ...stamps(created_at, created_by) })),
  )
  return intents
}

async function dateResponses(botId: number, intents: readonly SeededIntent[], by: number): Promise<void> {
  const places = new Map(intents.map(({ id }, place) => [id, place]))
  const rows = await db().selectFrom('response').select(['id', 'intent_id']).where('bot_id', '=', botId).execute()
  await bulkUpdate(
    'response',
    rows.map(({ id, intent_id }) => {
      const place = places.get(intent_id) ?? 0
      return {
        ...{ id, ...stamps(intents[place]?.created_at ?? '', by) },
        ...{ used_count: ((place * 37) % 90) + 12, feedback_up: (place * 5) % 17, feedback_down: place % 3 },
      }
    }),
  )
}

/** Dates the examples of a bot: most were written by hand with their intents. */
export async function dateExamples(
  random: Random,
  now: number,
  { id: botId, intents }: { id: number; intents: readonly SeededIntent[] },
): Promise<void> {
  const owners = new Map(intents.map((intent) => [intent.id, intent]))
  const rows = await db()
    .selectFrom('example')
    .select(['id', 'intent_id'])
    .where('bot_id', '=', botId)
    .orderBy('intent_id')
    .orderBy('id')
    .execute()
  await bulkUpdate(
    'example',
    rows.flatMap(({ id, intent_id }) => {
      const intent = owners.get(intent_id)
      if (!intent) return []
      const first = Date.parse(intent.created_at)
      // Some were added later from conversations.
      const later = random.chance(0.2)
      const at = iso(later ? Math.min(now - DAY, first + random.int(1, 60) * DAY) : first)
      return [{ id, ...stamps(at, intent.created_by), source: later ? 'suggestion' : 'manual' }]
    }),
  )
}
