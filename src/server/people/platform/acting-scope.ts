import { TIMEZONE } from '../../../contract/zone.ts'
import type { Scope, Session } from '../../foundation/http/scope.ts'
import { defaultPermissions, effectivePermissions, roles } from '../../foundation/scope/roles.ts'
import { db } from '../../foundation/store/db.ts'

/**
 * Returns the scope of a bot for a platform administrator, who need not be in its team: they act as its Administrador.
 * Only operations with `x-access: admin` may call it.
 */
export async function actingScope({ user }: Session, botId: number): Promise<Scope> {
  const { plan_id, settings } = await db()
    .selectFrom('bot')
    .select(['plan_id', 'settings'])
    .where('id', '=', botId)
    .executeTakeFirstOrThrow()
  return {
    botId,
    userId: user.id,
    userName: user.name,
    roleId: roles.administrador,
    permissions: effectivePermissions(defaultPermissions(roles.administrador), plan_id),
    planId: plan_id,
    timeZone: settings.timezone ?? TIMEZONE,
    areas: 'all',
  }
}
