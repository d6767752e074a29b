import { sql } from 'kysely'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { type Among, isAmong } from './among.ts'
import { joinConversation } from './of-message.ts'
import { isOnDays } from './on-days.ts'
import type { Days } from './range.ts'

/** Reasons that are told apart; the rest is together. */
const MOST = 20

/** Returns how many messages of a period were not sent, by the reason that staff read in the chat. */
export async function failuresOf(scope: Scope, among: Among, days: Days): Promise<Map<string, number>> {
  const { rows } = await sql<{ reason: string; messages: number }>`
    select coalesce(nullif(m.error, ''), 'Sin motivo informado') as reason, count(*)::int as messages
    from message m ${joinConversation('m')}
    where m.bot_id = ${scope.botId}::int and m.status = 'failed' and ${isOnDays('m.at', scope, days)} and ${isAmong(scope, among)}
    group by 1 order by 2 desc, 1`.execute(db())
  const reasons = new Map(rows.slice(0, MOST).map(({ reason, messages }) => [reason, messages]))
  const others = rows.slice(MOST).reduce((sum, { messages }) => sum + messages, 0)
  return others > 0 ? reasons.set('Otros motivos', others) : reasons
}
