import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { seesPeopleAs } from '../../../contract/analytics.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { seesAll, visibleTo } from '../../foundation/scope/visibility.ts'

/** The conversations that a call is about, as the contract names them. */
export interface Among {
  channel?: string | undefined
  area_id?: number | undefined
  user_id?: number | undefined
  label_id?: number | undefined
}

/** Whether somebody may see what each person of the team did. Others see their own work only. */
export const seesPeople = ({ roleId }: Pick<Scope, 'roleId'>): boolean => seesPeopleAs(roleId)

/** Whether a call is about everything that happened in the bot, also outside of chats. */
export const isWhole = (scope: Scope, among: Among): boolean =>
  seesAll(scope) && Object.values(among).every((value) => value === undefined)

/** Rejects with 403 to ask for the work of somebody else without being allowed to see it. */
export function requireOwnWork(scope: Scope, { user_id }: Among): void {
  if (user_id !== undefined && user_id !== scope.userId && !seesPeople(scope)) throw commonProblems.forbidden()
}

/**
 * Returns the condition for the conversations (`c`) of the bot that somebody may see and that a call is about. Who does
 * not see all chats sees the conversations of those that they see now, so that a figure and the chats behind it agree.
 */
export function isAmong(scope: Scope, among: Among): RawBuilder<SqlBool> {
  const { channel, area_id, user_id, label_id } = among
  return sql<SqlBool>`${sql.join(
    [
      sql`c.bot_id = ${scope.botId}::int`,
      ...(seesAll(scope) ? [] : [sql`exists (select from chat where chat.id = c.chat_id and ${visibleTo(scope)})`]),
      ...(channel === undefined ? [] : [sql`c.channel = ${channel}::text`]),
      ...(area_id === undefined ? [] : [sql`c.area_id = ${area_id}::int`]),
      ...(user_id === undefined ? [] : [sql`c.user_id = ${user_id}::int`]),
      ...(label_id === undefined
        ? []
        : [sql`exists (select from chat_label l where l.chat_id = c.chat_id and l.label_id = ${label_id}::int)`]),
    ],
    sql` and `,
  )}`
}

/**
 * Returns the condition for conversations (`c`) to have begun by a day. What happened up to it belongs to no others, so
 * that those are not read.
 */
export const hasBegunBy = (day: string): RawBuilder<SqlBool> => sql<SqlBool>`c.day <= ${day}::date`

/** Returns the conversations (`c`) that have begun by a day. */
export const begunBy = (day: string): RawBuilder<unknown> =>
  sql`(select * from conversation c where ${hasBegunBy(day)}) c`
