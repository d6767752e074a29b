import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { visibleTo } from '../../foundation/scope/visibility.ts'
import { db, instant } from '../../foundation/store/db.ts'

type Coverage = components['schemas']['MisunderstoodCoverage']

const DAYS = 7
const DAY = 86_400_000

/** Rules by which the bot asked the customer again instead of answering. */
const ASKED = ['fallback', 'no_response', 'clarification']
/** Rules by which a person takes over or is waited for. */
const HANDED = ['words', 'handed']

/** Returns what the bot did with last week's messages of customers, in chats that the user may see. */
export async function coverageOf(scope: Scope): Promise<Coverage> {
  const since = new Date(currentCall().services.clock().getTime() - DAYS * DAY)
  const rows = await db()
    .selectFrom('message_fact as f')
    .innerJoin('chat', 'chat.id', 'f.chat_id')
    .select('f.rule')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('f.bot_id', '=', scope.botId)
    .where('f.at', '>=', instant(since))
    .where(visibleTo(scope))
    .groupBy('f.rule')
    .execute()
  const sum = (wanted: (rule: string) => boolean) =>
    rows.reduce((total, { rule, count }) => total + (wanted(rule) ? count : 0), 0)
  const messages = sum(() => true)
  const asked = sum((rule) => ASKED.includes(rule))
  const handed = sum((rule) => HANDED.includes(rule))
  return { days: DAYS, messages, answered: messages - asked - handed, asked, handed }
}
