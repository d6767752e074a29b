import { currentCall } from '../../../foundation/http/context.ts'
import { db } from '../../../foundation/store/db.ts'
import { hide, type Place, placesOf } from '../../../knowledge/dialogue/hide.ts'
import { CORRECTION } from '../../../knowledge/dialogue/slots/words.ts'
import { publishedTraining } from '../../../knowledge/dialogue/trained.ts'
import type { BotSnapshot, DialogueState } from '../../../knowledge/dialogue/types.ts'
import { entitiesOf } from '../../../knowledge/models/knowledge.ts'
import { findEntities } from '../../../knowledge/nlu/index.ts'

/** A text as staff see it, and as it was written if they do not see all of it. */
export interface Shown {
  text: string
  written?: string
}

/** Returns a text as staff see it, with the parts hidden. */
export function shownWithout(text: string, places: readonly Place[]): Shown {
  const shown = hide(text, places)
  return shown === text ? { text } : { text: shown, written: text }
}

/** Finds the sensitive values in the texts of a bot's chats. */
export interface SensitiveFinder {
  /** the names of the sensitive entities, now and in the model */
  names: ReadonlySet<string>
  /** returns the places of their values in a text */
  find(text: string): (Place & { value: string })[]
}

/**
 * Returns what finds the sensitive values of a bot; undefined if nothing is declared sensitive. It loads the model. Each
 * entity is looked for alone, as it is described now: in the model another one may have the same value, and the model may
 * be older, or missing. Only free entities need it.
 */
export async function sensitiveFinder(botId: number): Promise<SensitiveFinder | undefined> {
  // A deleted one is in the model until the next training.
  const any = await db()
    .selectFrom('entity')
    .select('id')
    .where('bot_id', '=', botId)
    .where('sensitive', '=', true)
    .limit(1)
    .executeTakeFirst()
  if (!any) return undefined
  const declared = (await entitiesOf(botId)).filter(({ sensitive }) => sensitive)
  const trained = await readableTraining(botId)
  const known = trained?.entities.filter(({ sensitive }) => sensitive) ?? []
  const names = new Set([...declared, ...known].map(({ name }) => name))
  const now = currentCall().services.clock()
  return {
    names,
    find: (text) =>
      text.trim() === ''
        ? []
        : [
            ...declared.flatMap((entity) => findEntities(text, [entity], now)),
            ...(trained?.understand(text, now).entities ?? []).filter(({ entity }) => names.has(entity)),
          ],
  }
}

/** Returns the published training. A model that cannot be read must not keep messages from being received. */
async function readableTraining(botId: number): Promise<BotSnapshot['trained']> {
  try {
    return await publishedTraining(botId)
  } catch (error) {
    currentCall().services.log.error(
      { err: error, bot_id: botId },
      'the model that finds sensitive values is unreadable',
    )
    return undefined
  }
}

/**
 * Whether a message may be the answer to a question for a sensitive value, or the correction of one, none of which
 * staff see. Once the bot has read the message, {@link hideRead} decides.
 */
export async function mayAnswerSensitive(chatId: number, text: string, names: ReadonlySet<string>): Promise<boolean> {
  const { filling, filled } = await stateOf(chatId)
  if (filling && names.has(filling.asking)) return true
  return (
    CORRECTION.test(text) &&
    [filling, filled].some((one) => Object.keys(one?.values ?? {}).some((key) => names.has(key)))
  )
}

/** Returns the places in a text of the bot where it repeats sensitive values that the customer told. */
export async function repeatedPlaces(
  chatId: number,
  text: string,
  { names, find }: SensitiveFinder,
): Promise<readonly Place[]> {
  const { values = {}, filling, filled, lookups } = await stateOf(chatId)
  const told = [filling?.values, filled?.values, ...(lookups ?? []).map((lookup) => lookup.values)]
  const known = [
    ...Object.entries(values).map(([key, { value }]) => [key, value] as const),
    ...told.flatMap((of) => Object.entries(of ?? {})),
  ]
  const secret = known.flatMap(([key, value]) => (names.has(key) ? [value] : []))
  // Written in another form, as with dots; the business's own data of that kind is no secret.
  const found = find(text).filter(({ value }) => secret.includes(value))
  return [...found, ...placesOf(text, secret)]
}

async function stateOf(chatId: number): Promise<Partial<DialogueState>> {
  const row = await db().selectFrom('chat_dialogue').select('state').where('chat_id', '=', chatId).executeTakeFirst()
  return row?.state ?? {}
}
