import type { components } from '../../../../generated/api.d.ts'
import { normalizePhrase } from '../../../contract/phrase.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'

type Message = components['schemas']['TestBatchMessage']
type Reading = components['schemas']['TestBatchReading']
type Change = components['schemas']['TestBatchChange']

/** An intent that a message should be understood as. */
export interface Expected {
  id: number
  name: string
}

/**
 * Returns the expected intent of each message, by its name; undefined for those without one.
 * @throws 422 if the bot has no such intent
 */
export async function expectedIn(scope: Scope, messages: readonly Message[]): Promise<(Expected | undefined)[]> {
  const known = await intentsByName(scope)
  const fields: Record<string, string[]> = {}
  const found = messages.map(({ expected }, place) => {
    const intent = expected ? known.get(normalizePhrase(expected)) : undefined
    if (expected && !intent) fields[`messages.${place}.expected`] = [unknownIntentText(expected)]
    return intent
  })
  const [first] = Object.values(fields)
  if (first) throw problem(422, 'invalid', first[0] ?? '', fields)
  return found
}

/** Longest part of a name that is repeated in a message. */
const NAMED = 60

/** Returns the error of a name that no intent has. */
export const unknownIntentText = (name: string): string =>
  `No hay una intención «${name.slice(0, NAMED)}». Corrige o quita su nombre.`

/** The bot's intents by their normalized name. */
export type Intents = ReadonlyMap<string, Expected>

/** Returns the bot's intents by their normalized name. */
export async function intentsByName({ botId }: Pick<Scope, 'botId'>): Promise<Intents> {
  const rows = await db()
    .selectFrom('intent')
    .select(['id', 'name'])
    .where('bot_id', '=', botId)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map((intent) => [normalizePhrase(intent.name), intent]))
}

/** Compares what two models did. Only an expected intent tells better from worse. */
export function changeBetween(before: Reading, now: Reading): Change {
  if (before.right === false && now.right === true) return 'better'
  if (before.right === true && now.right === false) return 'worse'
  const same = (['outcome', 'intent_id', 'answer'] as const).every((fact) => before[fact] === now[fact])
  return same ? 'same' : 'changed'
}
