import { problem } from '../../foundation/http/problem.ts'
import type { UserScope } from '../../foundation/http/scope.ts'
import { membershipOf } from '../../foundation/scope/membership.ts'
import { db } from '../../foundation/store/db.ts'

const LEFT = 'Quien lo creó ya no está en el equipo o no puede ver las analíticas. Créalo de nuevo.'

/**
 * Returns what the author of a report or an alert may see now.
 * @throws 409 if they left the team or may no longer have them
 */
export async function authorOf(botId: number, userId: number | undefined): Promise<UserScope> {
  const user =
    userId === undefined
      ? undefined
      : await db()
          .selectFrom('app_user')
          .select(['id', 'name'])
          .where('id', '=', userId)
          .where('blocked_at', 'is', null)
          .executeTakeFirst()
  const membership = user && (await membershipOf(user.id, botId))
  if (!user || !membership?.permissions.configuration) throw problem(409, 'gone', LEFT)
  return { botId, userId: user.id, userName: user.name, ...membership }
}
