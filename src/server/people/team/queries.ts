import { type Expression, sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { RoleIdOptions } from '../../../../generated/options.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Permissions, Scope } from '../../foundation/http/scope.ts'
import { availabilityOf } from '../../foundation/realtime/availability.ts'
import { isOnline, lastSeen } from '../../foundation/realtime/online.ts'
import { changeRows } from '../../foundation/resource/rows.ts'
import { nextVersion } from '../../foundation/resource/version.ts'
import { type RoleId, roles } from '../../foundation/scope/roles.ts'
import { db } from '../../foundation/store/db.ts'
import { spanishOrder } from '../../foundation/store/sql.ts'

/** A team member as in the API. */
export type TeamUser = components['schemas']['TeamUser']

/**
 * Returns all members ordered by name, or one of them. Permissions are returned as stored, including those that the
 * plan does not cover.
 */
export async function teamOf({ botId }: Scope, userId?: number): Promise<TeamUser[]> {
  const now = currentCall().services.clock()
  const rows = await db()
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .leftJoin('user_connection as c', 'c.user_id', 'm.user_id')
    .leftJoin('member_availability as v', (join) =>
      join.onRef('v.bot_id', '=', 'm.bot_id').onRef('v.user_id', '=', 'm.user_id'),
    )
    .where('m.bot_id', '=', botId)
    .$if(userId !== undefined, (query) => query.where('m.user_id', '=', userId ?? 0))
    .select(['m.user_id', 'u.name', 'u.username', 'u.email', 'm.role_id', 'm.permissions', 'm.created_at'])
    .select(lastSeen(sql.ref('m.user_id'), now).as('last_seen'))
    .select(availabilityOf().as('availability'))
    .select(isOnline(sql.ref('m.user_id'), now).as('connected'))
    .select(areaIds(sql.ref('m.bot_id'), sql.ref('m.user_id')).as('area_ids'))
    .orderBy(spanishOrder(sql.ref('u.name')))
    .orderBy('m.user_id')
    .execute()
  return rows.map(({ role_id, permissions, last_seen, created_at, ...person }) => ({
    ...person,
    role_id,
    role: { id: role_id, name: roleName(role_id) },
    permissions: permissions as TeamUser['permissions'],
    last_seen,
    created_at,
  }))
}

function areaIds(botId: Expression<unknown>, userId: Expression<unknown>) {
  return sql<number[]>`coalesce((
    select jsonb_agg(a.id order by a.id) from area_user au join area a on a.id = au.area_id
    where au.user_id = ${userId} and a.bot_id = ${botId}), '[]'::jsonb)`
}

/** Returns a role's display name. */
export function roleName(roleId: number): string {
  return RoleIdOptions.find(({ value }) => value === roleId)?.label ?? String(roleId)
}

/** Stores a role and permissions; an absent role stays unchanged. */
export async function updateMembership(
  { botId }: Scope,
  userId: number,
  change: { role_id?: RoleId; permissions: Permissions },
  at: Date,
): Promise<void> {
  await db()
    .updateTable('membership')
    .set({ ...change, updated_at: at, version: nextVersion })
    .where('bot_id', '=', botId)
    .where('user_id', '=', userId)
    .execute()
}

/** Whether the bot has another Administrador with the configuration permission. */
export async function hasOtherAdministrator({ botId }: Scope, userId: number): Promise<boolean> {
  const row = await db()
    .selectFrom('membership')
    .select('user_id')
    .where('bot_id', '=', botId)
    .where('user_id', '<>', userId)
    .where('role_id', '=', roles.administrador)
    .where(sql<boolean>`(permissions->>'configuration')::boolean`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the ids that are areas of the bot. */
export async function areasAmong({ botId }: Scope, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db().selectFrom('area').select('id').where('bot_id', '=', botId).where('id', 'in', ids).execute()
  return rows.map(({ id }) => id)
}

/**
 * Sets the areas of a person. Areas that gain or lose them get a new version, so that a concurrent edit is detected.
 */
export async function setAreas(scope: Scope, userId: number, ids: readonly number[]): Promise<void> {
  const before = await areasOf(scope, userId)
  const lost = before.filter((id) => !ids.includes(id))
  const gained = ids.filter((id) => !before.includes(id))
  if (lost.length > 0)
    await db().deleteFrom('area_user').where('user_id', '=', userId).where('area_id', 'in', lost).execute()
  if (gained.length > 0)
    await db()
      .insertInto('area_user')
      .values(gained.map((area_id) => ({ area_id, user_id: userId })))
      .execute()
  await changeRows(scope, 'area', [...lost, ...gained], {})
}

async function areasOf({ botId }: Scope, userId: number): Promise<number[]> {
  const rows = await db()
    .selectFrom('area_user as u')
    .innerJoin('area as a', 'a.id', 'u.area_id')
    .select('a.id')
    .where('a.bot_id', '=', botId)
    .where('u.user_id', '=', userId)
    .execute()
  return rows.map(({ id }) => id)
}

/** Ends a membership. Returns the chats that were assigned to the person and are now unassigned. */
export async function endMembership(scope: Scope, userId: number) {
  await setAreas(scope, userId, [])
  const freed = await db()
    .updateTable('chat')
    .set({ assign_user_id: null })
    .where('bot_id', '=', scope.botId)
    .where('assign_user_id', '=', userId)
    .where('state', '<>', 2)
    .returning(['id', 'area_id'])
    .execute()
  await db().deleteFrom('membership').where('bot_id', '=', scope.botId).where('user_id', '=', userId).execute()
  return freed
}
