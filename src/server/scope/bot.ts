import type { Scope } from '../http/scope.ts'
import { db } from '../store/db.ts'

/**
 * Makes the transactions that change a bot's team wait for each other, so that two of them can't each remove "the
 * other" last administrator.
 */
export async function lockBot({ botId }: Pick<Scope, 'botId'>): Promise<void> {
  await db().selectFrom('bot').select('id').where('id', '=', botId).forUpdate().execute()
}
