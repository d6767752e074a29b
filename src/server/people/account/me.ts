import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { components } from '../../../../generated/api.d.ts'
import { RoleIdOptions } from '../../../../generated/options.ts'
import { TIMEZONE } from '../../../contract/zone.ts'
import type { Session } from '../../foundation/http/scope.ts'
import { imagePath } from '../../foundation/media/pictures.ts'
import { maySwitch } from '../../foundation/scope/may-switch.ts'
import { effectivePermissions } from '../../foundation/scope/roles.ts'
import { db } from '../../foundation/store/db.ts'
import { unreadCount } from '../updates/updates.ts'
import { botsLeft, ownBots, ownSuspended } from './own-bots.ts'
import { completePreferences } from './preferences.ts'

type Schemas = components['schemas']

/** Returns a role's display name. */
function roleName(id: number): string {
  return RoleIdOptions.find((option) => option.value === id)?.label ?? ''
}

/** Returns the signed-in user with their chatbots and permissions. Every page waits for it, so it is one query. */
export async function me({ user }: Session): Promise<Schemas['Me']> {
  const { email, email_confirmed_at, own_bots, own_suspended, preferences, bots, ...reader } = await db()
    .selectFrom('app_user as u')
    .select([
      'u.email',
      'u.email_confirmed_at',
      'u.preferences',
      'u.read_updates',
      'u.created_at',
      jsonArrayFrom(myBots(user.id)).as('bots'),
    ])
    .select([ownBots(user.id).as('own_bots'), ownSuspended(user.id).as('own_suspended')])
    .where('u.id', '=', user.id)
    .executeTakeFirstOrThrow()
  return {
    ...user,
    email,
    email_confirmed: email_confirmed_at !== null,
    bots_left: botsLeft(own_bots, own_suspended),
    role: { name: user.admin ? 'Administrador de la plataforma' : 'Usuario' },
    bots: bots.map(toMyBot),
    preferences: completePreferences(preferences),
    unread_updates: unreadCount(reader),
  }
}

/** Returns a person's chatbots as in the session. */
export async function botsOf(userId: number): Promise<Schemas['MyBot'][]> {
  return (await myBots(userId).execute()).map(toMyBot)
}

const myBots = (userId: number) =>
  mine(userId).select([
    'm.role_id',
    'm.permissions',
    'b.integrations',
    'b.settings',
    'b.suspended_reason',
    'b.webchat_key',
  ])

type BotRow = Awaited<ReturnType<ReturnType<typeof myBots>['execute']>>[number]

function toMyBot({ id, name, role_id, plan_id, plan, permissions, settings, ...row }: BotRow): Schemas['MyBot'] {
  return {
    id,
    name,
    role: { id: role_id, name: roleName(role_id) },
    bot_plan: { id: plan_id, name: plan },
    permissions: effectivePermissions(permissions, plan_id),
    integrations: integrations(row.integrations),
    timezone: settings?.timezone ?? TIMEZONE,
    avatar: settings?.avatar ? imagePath(row.webchat_key, settings.avatar) : null,
    unread_policy: settings?.unread_policy ?? 'on_open',
    suspended: row.suspended_reason,
  }
}

/** Returns the state of a person's chatbots. */
export async function botInfos(userId: number): Promise<Schemas['BotInfos']> {
  const rows = await mine(userId)
    .select(['m.role_id', 'm.permissions', 'b.bot_version', 'b.special_state', 'b.state', 'b.pending_changes'])
    .select('b.suspended_reason as suspended')
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
        suspended: row.suspended,
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
