import type { Scope } from '../http/scope.ts'
import { db } from '../store/db.ts'

/**
 * Makes the transactions that change a bot as a whole wait for each other: its team, so that two can't each remove "the
 * other" last administrator; its settings and its content, so that what one has read and checked still holds.
 */
export async function lockBot({ botId }: Pick<Scope, 'botId'>): Promise<void> {
  await db().selectFrom('bot').select('id').where('id', '=', botId).forUpdate().execute()
}
