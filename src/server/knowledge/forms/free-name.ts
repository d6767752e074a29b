import { sql } from 'kysely'
import { fold } from '../../../contract/phrase.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'

/**
 * Returns a name that no row of the bot has: the given one, or with a number at its end.
 * @param number what is put at the end of a name that is taken, from 2 on
 * @param first what is put there in any case
 */
export async function freeName(
  { botId }: Pick<Scope, 'botId'>,
  table: 'form' | 'intent',
  name: string,
  { maxLength, number, first = '' }: { maxLength: number; number: (at: number) => string; first?: string },
): Promise<string> {
  const rows = await db()
    .selectFrom(table)
    .select(sql<string>`fold(name)`.as('name'))
    .where('bot_id', '=', botId)
    .where('deleted_at', 'is', null)
    .execute()
  const taken = new Set(rows.map((row) => row.name))
  for (let at = 1; ; at++) {
    const end = at === 1 ? first : number(at)
    const free = `${name.slice(0, maxLength - end.length).trimEnd()}${end}`
    if (!taken.has(fold(free))) return free
  }
}
