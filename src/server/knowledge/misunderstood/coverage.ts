import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { visibleTo } from '../../foundation/scope/visibility.ts'
import { db, instant } from '../../foundation/store/db.ts'
import { outcomeOf } from '../dialogue/outcome.ts'

type Coverage = components['schemas']['MisunderstoodCoverage']

const DAYS = 7
const DAY = 86_400_000

/** Whether a message led to a handoff. */
const handed = sql<boolean>`exists (
  select from chat_handoff h where h.chat_id = f.chat_id and h.message_id = f.message_id)`

/** Returns what the bot did with last week's messages of customers, in chats that the user may see. */
export async function coverageOf(scope: Scope): Promise<Coverage> {
  const since = new Date(currentCall().services.clock().getTime() - DAYS * DAY)
  const rows = await db()
    .selectFrom('message_fact as f')
    .innerJoin('chat', 'chat.id', 'f.chat_id')
    .select(['f.rule', handed.as('handed')])
    .select(sql<number>`count(*)::int`.as('count'))
    .where('f.bot_id', '=', scope.botId)
    .where('f.at', '>=', instant(since))
    .where(visibleTo(scope))
    .groupBy(['f.rule', sql.ref('handed')])
    .execute()
  const sums = { answered: 0, asked: 0, handed: 0 }
  for (const { rule, handed, count } of rows) sums[outcomeOf(rule, handed)] += count
  return { days: DAYS, messages: sums.answered + sums.asked + sums.handed, ...sums }
}
