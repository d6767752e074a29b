import type { Scope } from '../http/scope.ts'
import { db } from '../store/db.ts'

/**
 * Makes the transactions that change a bot as a whole wait for each other: its team, so that two can't each remove "the
 * other" last administrator; its settings and its content, so that what one has read and checked still holds. Whoever
 * has only added a row that refers to the bot is not waited for: two such would wait for each other.
 */
export async function lockBot({ botId }: Pick<Scope, 'botId'>): Promise<void> {
  await db().selectFrom('bot').select('id').where('id', '=', botId).forNoKeyUpdate().execute()
}
