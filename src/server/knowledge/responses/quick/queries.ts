import type { Scope } from '../../../foundation/http/scope.ts'
import { db } from '../../../foundation/store/db.ts'
import type { Competing } from './competition.ts'

/** What of every answer that is enabled decides which messages it takes. */
export async function competing({ botId }: Scope): Promise<Competing[]> {
  const rows = await db()
    .selectFrom('quick_response')
    .select(['id', 'keywords', 'match', 'ignore_accents_case'])
    .where('bot_id', '=', botId)
    .where('enabled', '=', true)
    .where('deleted_at', 'is', null)
    .execute()
  return rows
}
