import type { Scope } from '../../../foundation/http/scope.ts'
import { db } from '../../../foundation/store/db.ts'
import type { KeywordMatcher } from './competition.ts'

/** Returns the matching properties of all enabled quick responses. */
export async function keywordMatchers({ botId }: Scope): Promise<KeywordMatcher[]> {
  const rows = await db()
    .selectFrom('quick_response')
    .select(['id', 'keywords', 'match', 'ignore_accents_case'])
    .where('bot_id', '=', botId)
    .where('enabled', '=', true)
    .where('deleted_at', 'is', null)
    .execute()
  return rows
}
