import { sql } from 'kysely'
import { TIMEZONE } from '../../../contract/zone.ts'
import type { Scope } from '../http/scope.ts'
import { db } from '../store/db.ts'
import { effectivePermissions, roles } from './roles.ts'

/** What a member may currently do with a bot: role, permissions less those that the plan withholds, and areas. */
type Membership = Pick<Scope, 'roleId' | 'permissions' | 'planId' | 'timeZone' | 'areas' | 'suspended'>

/**
 * Returns the caller's membership of a bot in one query. Null if the bot does not exist or they are not a member, so
 * that both cases look the same. Only the role Operador is restricted to areas.
 */
export async function membershipOf(userId: number, botId: number): Promise<Membership | null> {
  const row = await db()
    .selectFrom('membership as m')
    .innerJoin('bot as b', 'b.id', 'm.bot_id')
    .select([
      'm.role_id',
      'm.permissions',
      'b.plan_id',
      'b.suspended_reason',
      sql<string>`coalesce(b.settings->>'timezone', ${TIMEZONE})`.as('time_zone'),
      sql<number[]>`coalesce((
        select jsonb_agg(au.area_id order by au.area_id)
        from area_user au join area a on a.id = au.area_id
        where au.user_id = m.user_id and a.bot_id = m.bot_id and m.role_id = ${roles.operador}
      ), '[]'::jsonb)`.as('areas'),
    ])
    .where('m.user_id', '=', userId)
    .where('m.bot_id', '=', botId)
    .executeTakeFirst()
  if (!row) return null
  return {
    roleId: row.role_id,
    permissions: effectivePermissions(row.permissions, row.plan_id),
    planId: row.plan_id,
    timeZone: row.time_zone,
    suspended: row.suspended_reason,
    areas: row.role_id === roles.operador ? row.areas : 'all',
  }
}
