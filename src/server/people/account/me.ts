import type { components } from '../../../../generated/api.d.ts'
import { RoleIdOptions } from '../../../../generated/options.ts'
import { TIMEZONE } from '../../../contract/zone.ts'
import type { Session } from '../../foundation/http/scope.ts'
import { maySwitch } from '../../foundation/scope/may-switch.ts'
import { effectivePermissions } from '../../foundation/scope/roles.ts'
import { db } from '../../foundation/store/db.ts'
import { completePreferences } from './preferences.ts'

type Schemas = components['schemas']

/** A role's name for people. */
function roleName(id: number): string {
  return RoleIdOptions.find((option) => option.value === id)?.label ?? ''
}

/** Who is signed in, with his chatbots and what he may do in each. */
export async function me({ user }: Session): Promise<Schemas['Me']> {
  const [account, bots] = await Promise.all([
    db().selectFrom('app_user').select(['email', 'preferences']).where('id', '=', user.id).executeTakeFirstOrThrow(),
    botsOf(user.id),
  ])
  return {
    ...user,
    email: account.email,
    role: { name: user.admin ? 'Administrador de la plataforma' : 'Usuario' },
    bots,
    preferences: completePreferences(account.preferences),
  }
}

/** A person's chatbots as the session knows them. */
export async function botsOf(userId: number): Promise<Schemas['MyBot'][]> {
  const rows = await mine(userId).select(['m.role_id', 'm.permissions', 'b.integrations', 'b.settings']).execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    role: { id: row.role_id, name: roleName(row.role_id) },
    bot_plan: { id: row.plan_id, name: row.plan },
    permissions: effectivePermissions(row.permissions, row.plan_id),
    integrations: integrations(row.integrations),
    timezone: row.settings?.timezone ?? TIMEZONE,
  }))
}

/** State of a person's chatbots. */
export async function botInfos(userId: number): Promise<Schemas['BotInfos']> {
  const rows = await mine(userId)
    .select(['m.role_id', 'm.permissions', 'b.bot_version', 'b.special_state', 'b.state', 'b.pending_changes'])
    .execute()
  return {
    bots: rows.map((row) => ({
      id: row.id,
      name: row.name,
      bot_plan: { id: row.plan_id, name: row.plan },
      version: row.bot_version,
      special_state: row.special_state,
      may_switch: maySwitch({
        permissions: effectivePermissions(row.permissions, row.plan_id),
        planId: row.plan_id,
        roleId: row.role_id,
      }),
      state: row.state,
      pending_changes: row.pending_changes,
    })),
  }
}

function mine(userId: number) {
  return db()
    .selectFrom('membership as m')
    .innerJoin('bot as b', 'b.id', 'm.bot_id')
    .innerJoin('plan as p', 'p.id', 'b.plan_id')
    .select(['b.id', 'b.name', 'b.plan_id', 'p.name as plan'])
    .where('m.user_id', '=', userId)
    .orderBy('b.id')
}

function integrations(stored: unknown): Schemas['Integrations'] {
  const { facebook, phone } = (stored ?? {}) as { facebook?: unknown; phone?: unknown }
  return {
    facebook: typeof facebook === 'string' ? facebook : null,
    phone: typeof phone === 'string' ? phone : null,
  }
}
