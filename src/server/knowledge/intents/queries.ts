import { sql } from 'kysely'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { restorableSince } from '../../foundation/jobs/retention.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { db } from '../../foundation/store/db.ts'
import { spanishOrder } from '../../foundation/store/sql.ts'

/** An intent with the field names of the API. */
export interface IntentRow {
  id: number
  description: string
  category_id: number
  isFamily: boolean
  version: number
}

const wire = ['id', 'name as description', 'category_id', 'is_family as isFamily', 'version'] as const

/** Returns all intents of the bot, by name. */
export function intentsOf({ botId }: Scope): Promise<IntentRow[]> {
  return db()
    .selectFrom('intent')
    .select(wire)
    .where('bot_id', '=', botId)
    .where('deleted_at', 'is', null)
    .orderBy(spanishOrder(sql.ref('name')))
    .orderBy('id')
    .execute()
}

/** Returns whether the bot has the intent. */
export async function hasIntent({ botId }: Scope, id: number): Promise<boolean> {
  const row = db().selectFrom('intent').select('id').where('bot_id', '=', botId).where('id', '=', id)
  return (await row.where('deleted_at', 'is', null).executeTakeFirst()) !== undefined
}

/**
 * Rejects an intent that the bot does not have. For a deleted intent, the error says its name and where to restore it.
 * @throws 422 at `intent_id`
 */
export async function checkIntent({ botId }: Scope, id: number | undefined): Promise<void> {
  if (id === undefined) return
  const row = await db()
    .selectFrom('intent')
    .select(['name', 'deleted_at'])
    .where('bot_id', '=', botId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw invalidProblem('intent_id', 'Esa intención ya no existe. Elige otra.')
  if (row.deleted_at === null) return
  const kept = new Date(row.deleted_at) >= restorableSince(currentCall().services.clock())
  const where = kept ? 'está en Intenciones → Eliminadas: recupérala primero.' : 'ya no existe. Elige otra.'
  throw invalidProblem('intent_id', `La intención «${row.name}» ${where}`)
}

/** Returns the category for an intent created without one, creating it if the bot has no category. */
export async function defaultCategory({ botId }: Scope): Promise<number> {
  const found = await firstCategory(botId)
  if (found) return found
  // A concurrent request may insert it first; then that row is used.
  await db()
    .insertInto('intent_category')
    .values({ bot_id: botId, name: 'General' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await firstCategory(botId)) ?? Promise.reject(new Error('the category was not stored'))
}

async function firstCategory(botId: number): Promise<number | undefined> {
  const row = await db()
    .selectFrom('intent_category')
    .select('id')
    .where('bot_id', '=', botId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}
