import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../../../generated/database.d.ts'
import type { Scope } from '../http/scope.ts'
import { db } from '../store/db.ts'
import { effectivePermissions, roles } from './roles.ts'

// Who sees which chats: those of his areas and those of no area; an Operador also only those that nobody else has.
// Said twice, once to the database and once to sockets; a test holds the two together.

/** What of a chat decides who sees it. */
export interface ChatFacts {
  area_id: number | null
  assign_user_id: number | null
}

/** What of a person decides which chats he sees. */
export type Viewer = Pick<Scope, 'userId' | 'roleId' | 'areas'>

/** The chats of the bot that a person may see, as a condition on the table `chat` of whatever query. */
export function visibleTo({ botId, userId, roleId, areas }: Viewer & Pick<Scope, 'botId'>): Expression<SqlBool> {
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

/** Whether a person may see a chat of his bot. */
export function maySee({ userId, roleId, areas }: Viewer, { area_id, assign_user_id }: ChatFacts): boolean {
  if (areas !== 'all' && area_id !== null && !areas.includes(area_id)) return false
  return roleId !== roles.operador || assign_user_id === null || assign_user_id === userId
}

/** The members of a bot who read chats, with what they see of them. */
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
