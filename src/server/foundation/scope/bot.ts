import { sql } from 'kysely'
import type { Scope } from '../http/scope.ts'
import { db } from '../store/db.ts'

/**
 * Serializes transactions that change a bot as a whole: its team, so that two of them cannot each remove the other's
 * administrator and leave none; its settings and content, so that earlier reads and checks stay valid. The lock mode
 * does not wait for transactions that only inserted a row referring to the bot, because two of those would deadlock.
 */
export async function lockBot({ botId }: Pick<Scope, 'botId'>): Promise<void> {
  await db().selectFrom('bot').select('id').where('id', '=', botId).forNoKeyUpdate().execute()
}

/**
 * SQL: whether an import or a copy is still making a bot, or left it behind. It is hidden like a deleted one, but nobody
 * deleted it.
 * @param bot name or alias of the table
 */
export const isUnfinished = (bot: string) => sql<boolean>`(
  ${sql.ref(`${bot}.removed_at`)} is not null and ${sql.ref(`${bot}.removal`)} is null)`

/** Whether a bot speaks at this moment: it is neither switched off nor suspended nor removed. */
export async function isOn(botId: number): Promise<boolean> {
  const bot = await db().selectFrom('bot').select('special_state').where('id', '=', botId).executeTakeFirst()
  return bot?.special_state === 'chatbot_on'
}
