import { currentCall } from '../../../foundation/http/context.ts'
import { db } from '../../../foundation/store/db.ts'
import { hide, type Place, placesOf } from '../../../knowledge/dialogue/hide.ts'
import { findSensitive, needsWords, type SensitiveValue } from '../../../knowledge/dialogue/sensitive/find.ts'
import { CORRECTION } from '../../../knowledge/dialogue/slots/words.ts'
import { publishedTraining } from '../../../knowledge/dialogue/trained.ts'
import type { BotSnapshot, DialogueState } from '../../../knowledge/dialogue/types.ts'
import { entitiesOf, type KnownEntity } from '../../../knowledge/models/knowledge.ts'
import { asksFor, isFreeAnswer } from './free-answer.ts'
import { wholeText } from './message.ts'

/** A text as staff see it, and as it was written if they do not see all of it. */
interface Shown {
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
  /** the entities themselves, as described now or else in the model */
  entities: readonly KnownEntity[]
  /** names of those whose values look like other numbers */
  ambiguous: ReadonlySet<string>
  /**
   * Returns the places of their values in a text.
   * @param asked names of the entities for which the text may be the answer
   */
  find(text: string, asked?: ReadonlySet<string>): SensitiveValue[]
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
  const entities = [...declared, ...known.filter(({ name }) => !declared.some((one) => one.name === name))]
  const ambiguous = new Set([...declared, ...known].flatMap((one) => (needsWords(one) ? [one.name] : [])))
  const now = currentCall().services.clock()
  const learned = (text: string) =>
    (trained?.understand(text, now).entities ?? []).filter(({ entity }) => names.has(entity) && !ambiguous.has(entity))
  return {
    ...{ names, entities, ambiguous },
    find: (text, asked) => (text.trim() === '' ? [] : [...findSensitive(text, entities, now, asked), ...learned(text)]),
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
 * Returns the sensitive entities for which a message may be the answer: the one that the bot asks for, those that were told
 * if it is a correction, and those that the last message to the customer names.
 * @param messageId the customer's message, if it is stored already
 */
export async function askedIn(
  chatId: number,
  text: string,
  { names, entities }: SensitiveFinder,
  messageId?: number,
): Promise<ReadonlySet<string>> {
  const last = await lastSaid(chatId, messageId)
  // What staff ask instead replaces the question of the bot.
  const pending = last?.author === 'agent' ? [] : pendingIn(await stateOf(chatId), text)
  const mentioned = entities.filter((one) => asksFor(last?.text ?? '', one)).map(({ name }) => name)
  return new Set([...pending, ...mentioned].filter((name) => names.has(name)))
}

/** Returns the last message that the bot or staff sent to the customer. */
function lastSaid(chatId: number, before: number | undefined) {
  let query = db()
    .selectFrom('message as m')
    .select(['m.author', wholeText.as('text')])
    .where('m.chat_id', '=', chatId)
    .where('m.author', 'in', ['bot', 'agent'])
  if (before !== undefined) query = query.where('m.id', '<', before)
  return query.orderBy('m.id', 'desc').limit(1).executeTakeFirst()
}

/** Returns the entities that the bot asks for, and those that were told if a text is a correction. */
function pendingIn({ filling, filled }: Partial<DialogueState>, text: string): string[] {
  const told = [filling, filled].flatMap((one) => Object.keys(one?.values ?? {}))
  return [...(filling ? [filling.asking] : []), ...(CORRECTION.test(text) ? told : [])]
}

/**
 * Returns a customer's message as staff see it until the bot has read it; then {@link hideRead} decides. What may be the
 * answer to a question for a sensitive value, or the correction of one, is hidden as a whole, and so is an answer in free
 * words that nobody will read.
 * @param isRead whether the bot will read the message, perhaps as the answer to its question
 */
export async function shownOnArrival(
  chatId: number,
  text: string,
  finder: SensitiveFinder,
  isRead: boolean,
): Promise<Shown> {
  const asked = isRead ? new Set(pendingIn(await stateOf(chatId), text)) : await askedIn(chatId, text, finder)
  const isWhole = isRead
    ? finder.entities.some(({ name }) => asked.has(name))
    : isFreeAnswer(text, finder.entities, asked)
  if (isWhole) return shownWithout(text, [{ start: 0, end: text.length }])
  return shownWithout(text, finder.find(text, isRead ? finder.names : asked))
}

/** The name of a file before and after its sensitive values were hidden. */
interface HiddenName {
  before: string
  after: string
}

/**
 * Hides sensitive values in the names of files that a customer sends: staff read them in lists and threads. Returns the names
 * that changed.
 */
export async function hideFilenames(
  mediaIds: readonly string[],
  { find }: SensitiveFinder,
  asked: ReadonlySet<string>,
): Promise<HiddenName[]> {
  const hidden: HiddenName[] = []
  const files = await db()
    .selectFrom('media')
    .select(['id', 'filename', 'written_filename as whole'])
    .where('id', 'in', mediaIds)
    .execute()
  for (const { id, filename, whole } of files) {
    const { text, written } = shownWithout(filename, find(filename, asked))
    const names = { filename: text, written_filename: whole ?? written }
    if (written === undefined) continue
    await db().updateTable('media').set(names).where('id', '=', id).execute()
    hidden.push({ before: filename, after: text })
  }
  return hidden
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
  const bare = new Set(secret.map(withoutMarks))
  const found = find(text, names).filter(({ value }) => bare.has(withoutMarks(value)))
  return [...found, ...placesOf(text, secret)]
}

/** Number of hidden messages that are looked through for a value. */
const LOOKED = 50

/**
 * Returns the places of values that the customer told before, where they were hidden: a number alone says nothing, but this
 * one is known.
 * @param before the message with the text
 */
export async function knownSecrets(
  chatId: number,
  before: number,
  text: string,
  { names, find }: SensitiveFinder,
): Promise<readonly Place[]> {
  const found = find(text, names)
  if (found.length === 0) return []
  const hidden = await db()
    .selectFrom('message as m')
    .select(['m.body', wholeText.as('whole')])
    .where('m.chat_id', '=', chatId)
    .where('m.id', '<', before)
    .where('m.written', 'is not', null)
    .orderBy('m.id', 'desc')
    .limit(LOOKED)
    .execute()
  const isTold = (value: string) =>
    hidden.some(({ body, whole }) => withoutMarks(whole).includes(value) && !withoutMarks(body).includes(value))
  return found.filter(({ value }) => isTold(withoutMarks(value)))
}

/** Returns a value without spaces, dots and dashes. */
export const withoutMarks = (value: string) => value.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()

async function stateOf(chatId: number): Promise<Partial<DialogueState>> {
  const row = await db().selectFrom('chat_dialogue').select('state').where('chat_id', '=', chatId).executeTakeFirst()
  return row?.state ?? {}
}
