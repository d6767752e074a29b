import { TIMEZONE } from '../../../contract/zone.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { defaultPermissions, effectivePermissions, roles } from '../../foundation/scope/roles.ts'
import { db } from '../../foundation/store/db.ts'

/** Returns the scope of a bot in which its rules act: without a person, over all its chats. */
export async function scopeOfRules(botId: number): Promise<Scope | undefined> {
  const bot = await db().selectFrom('bot').select(['plan_id', 'settings']).where('id', '=', botId).executeTakeFirst()
  return (
    bot && {
      ...{ botId, userId: null, userName: 'Regla', roleId: roles.administrador, planId: bot.plan_id },
      permissions: effectivePermissions(defaultPermissions(roles.administrador), bot.plan_id),
      timeZone: bot.settings.timezone ?? TIMEZONE,
      areas: 'all',
    }
  )
}
