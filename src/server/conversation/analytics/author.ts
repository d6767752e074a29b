import { problem } from '../../foundation/http/problem.ts'
import type { Permissions, UserScope } from '../../foundation/http/scope.ts'
import { membershipOf } from '../../foundation/scope/membership.ts'
import { db } from '../../foundation/store/db.ts'

const LEFT = 'Quien lo creó ya no está en el equipo o no puede ver las analíticas. Créalo de nuevo.'

/**
 * Returns what the author of a report, an alert or an export may see now.
 * @param may whether permissions suffice for it
 * @throws 409 with `left` if they left the team or may no longer have it
 */
export async function authorOf(
  botId: number,
  userId: number | undefined,
  may = ({ configuration }: Permissions) => configuration === true,
  left = LEFT,
): Promise<UserScope> {
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
  if (!user || !membership || !may(membership.permissions)) throw problem(409, 'gone', left)
  return { botId, userId: user.id, userName: user.name, ...membership }
}
