import type { Scope } from '../../../foundation/http/scope.ts'
import { db } from '../../../foundation/store/db.ts'

interface Place {
  entity: string
  start: number
  end: number
}

/** Returns a function that keeps those of the found entities which the bot's owner declared sensitive. */
export async function sensitiveSpans({ botId }: Pick<Scope, 'botId'>): Promise<(found: readonly Place[]) => Place[]> {
  const rows = await db()
    .selectFrom('entity')
    .select(['name', 'label'])
    .where('bot_id', '=', botId)
    .where('sensitive', '=', true)
    .execute()
  const names = new Set(rows.flatMap(({ name, label }) => [name, label]))
  return (found) => found.filter(({ entity }) => names.has(entity))
}
