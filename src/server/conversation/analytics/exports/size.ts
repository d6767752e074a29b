import { sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db } from '../../../foundation/store/db.ts'
import { type Among, isAmong } from '../among.ts'
import { type Days, monthsOf } from '../range.ts'

type Size = components['schemas']['AnalyticsExportSize']

/** Returns how many rows the exports of some days would have. Each query is about a month, so that others are answered. */
export async function sizeOf(scope: Scope, among: Among, days: Days): Promise<Size> {
  const size: Size = { conversations: 0, messages: 0 }
  for (const { from, to } of monthsOf(days)) {
    const { rows } = await sql<Size>`
      select (
        select count(*)::int from conversation c
        where ${isAmong(scope, among)} and c.chat_id is not null and c.day between ${from}::date and ${to}::date
      ) as conversations, (
        select coalesce(sum(m.messages), 0)::int from conversation_message m join conversation c on c.id = m.conversation_id
        where m.bot_id = ${scope.botId}::int and m.day between ${from}::date and ${to}::date
          and c.chat_id is not null and ${isAmong(scope, among)}
      ) as messages`.execute(db())
    size.conversations += rows[0]?.conversations ?? 0
    size.messages += rows[0]?.messages ?? 0
  }
  return size
}
