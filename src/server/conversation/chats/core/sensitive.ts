import { currentCall } from '../../../foundation/http/context.ts'
import { db } from '../../../foundation/store/db.ts'
import { hide, type Place, placesOf } from '../../../knowledge/dialogue/hide.ts'
import { CORRECTION } from '../../../knowledge/dialogue/slots/words.ts'
import { publishedTraining } from '../../../knowledge/dialogue/trained.ts'
import type { DialogueState } from '../../../knowledge/dialogue/types.ts'

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
  /** the names of the entities that the bot's owner declared sensitive */
  names: ReadonlySet<string>
  /** returns the places of their values in a text */
  find(text: string): (Place & { value: string })[]
}

/** Returns what finds the sensitive values of a bot; undefined if nothing is declared sensitive. It loads the model. */
export async function sensitiveFinder(botId: number): Promise<SensitiveFinder | undefined> {
  const rows = await db()
    .selectFrom('entity')
    .select('name')
    .where('bot_id', '=', botId)
    .where('sensitive', '=', true)
    .where('deleted_at', 'is', null)
    .execute()
  if (rows.length === 0) return undefined
  const names = new Set(rows.map(({ name }) => name))
  const trained = await publishedTraining(botId)
  const now = currentCall().services.clock()
  return {
    names,
    find: (text) =>
      text.trim() === '' || !trained
        ? []
        : trained.understand(text, now).entities.filter((one) => names.has(one.entity)),
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
