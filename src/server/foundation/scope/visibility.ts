import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../../../generated/database.d.ts'
import type { Scope, UserScope } from '../http/scope.ts'
import { db } from '../store/db.ts'
import { effectivePermissions, roles } from './roles.ts'

// Chat visibility: people see the chats of their areas and those without an area; an Operador sees only those that are
// unassigned or their own. Implemented in SQL for queries and in TypeScript for sockets; a test checks that both agree.

/** The properties of a chat that determine who sees it. */
export interface ChatFacts {
  area_id: number | null
  assign_user_id: number | null
}

/** The properties of a person that determine which chats they see. */
export type Viewer = Pick<UserScope, 'userId' | 'roleId' | 'areas'>

/** Returns a condition on the table `chat` for the chats of the bot that a person may see. */
export function visibleTo({
  botId,
  userId,
  roleId,
  areas,
}: Pick<Scope, 'botId' | 'userId' | 'roleId' | 'areas'>): Expression<SqlBool> {
  const { eb, and, or } = expressionBuilder<Database, 'chat'>()
  return and([
    eb('chat.bot_id', '=', botId),
    ...(areas === 'all'
      ? []
      : [or([eb('chat.area_id', 'is', null), ...(areas.length ? [eb('chat.area_id', 'in', areas)] : [])])]),
    ...(roleId === roles.operador
      ? [or([eb('chat.assign_user_id', 'is', null), eb('chat.assign_user_id', '=', userId)])]
      : []),
  ])
}

/** Whether a person sees all chats of their bot. */
export const seesAll = ({ areas, roleId }: Pick<Viewer, 'areas' | 'roleId'>): boolean =>
  areas === 'all' && roleId !== roles.operador

/** Returns a scope that sees all chats, for the rest of a change that took a chat out of the caller's sight. */
export const seeingAll = <S extends Pick<Scope, 'areas' | 'roleId'>>(scope: S): S => ({
  ...scope,
  areas: 'all',
  roleId: 0,
})

/** Returns true if a person may see a chat of their bot. */
export function maySee({ userId, roleId, areas }: Viewer, { area_id, assign_user_id }: ChatFacts): boolean {
  if (areas !== 'all' && area_id !== null && !areas.includes(area_id)) return false
  return roleId !== roles.operador || assign_user_id === null || assign_user_id === userId
}

/** Returns the members of a bot with permission for chats, and what they may see. */
export async function viewersOf(botId: number, userId?: number): Promise<Viewer[]> {
  const rows = await db()
    .selectFrom('membership as m')
    .innerJoin('bot as b', 'b.id', 'm.bot_id')
    .select([
      'm.user_id',
      'm.role_id',
      'm.permissions',
      'b.plan_id',
      sql<number[]>`coalesce((
        select jsonb_agg(au.area_id) from area_user au join area a on a.id = au.area_id
        where au.user_id = m.user_id and a.bot_id = m.bot_id), '[]'::jsonb)`.as('areas'),
    ])
    .where('m.bot_id', '=', botId)
    .$if(userId !== undefined, (query) => query.where('m.user_id', '=', userId ?? 0))
    .execute()
  return rows
    .filter((row) => effectivePermissions(row.permissions, row.plan_id).chats)
    .map(({ user_id, role_id, areas }) => ({
      userId: user_id,
      roleId: role_id,
      areas: role_id === roles.operador ? areas : 'all',
    }))
}
