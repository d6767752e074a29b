import type { components } from '../../../../../generated/api.d.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { confirmedAddress } from '../../../foundation/mail/confirmed-address.ts'
import { invalidProblem } from '../../../foundation/resource/refuse.ts'
import { effectivePermissions } from '../../../foundation/scope/roles.ts'
import { seesAll } from '../../../foundation/scope/visibility.ts'
import { db } from '../../../foundation/store/db.ts'

type Alert = components['schemas']['AnalyticsAlert']

/** Somebody who receives an alert. */
export interface Recipient {
  id: number
  name: string
  /** null without a confirmed one */
  email: string | null
  bot: string
  settings: { timezone?: string }
  /** whether they may change alerts */
  mayChange: boolean
}

/**
 * Whether somebody may know the figure of an alert. It is of the chats that its author sees: only the author, and who sees
 * all of them, sees those.
 */
const mayKnow = (userId: number, roleId: number, authorId: number | null | undefined): boolean =>
  userId === authorId || seesAll({ roleId, areas: 'all' })

/** Returns who receives an alert: its author and whom they chose, without who left the team or sees less by now. */
export async function recipientsOf(botId: number, { created_by, user_ids = [] }: Alert): Promise<Recipient[]> {
  const ids = [...new Set([...(created_by ? [created_by.id] : []), ...user_ids])]
  if (ids.length === 0) return []
  const people = await db()
    .selectFrom('app_user as u')
    .innerJoin('membership as m', 'm.user_id', 'u.id')
    .innerJoin('bot as b', 'b.id', 'm.bot_id')
    .select(['u.id', 'u.name', 'b.name as bot', 'b.settings', 'b.plan_id', 'm.role_id', 'm.permissions'])
    .select(confirmedAddress('u').as('email'))
    .where('m.bot_id', '=', botId)
    .where('u.id', 'in', ids)
    .where('u.blocked_at', 'is', null)
    .orderBy('u.id')
    .execute()
  return people
    .filter(({ id, role_id }) => mayKnow(id, role_id, created_by?.id))
    .map(({ id, name, email, bot, settings, plan_id, permissions }) => ({
      ...{ id, name, email, bot, settings },
      mayChange: effectivePermissions(permissions, plan_id).configuration === true,
    }))
}

/** Rejects with 422 to send an alert to somebody who does not see all that it counts. */
export async function assertMayKnow(
  { botId, userId }: Scope,
  { user_ids = [] }: Partial<Pick<Alert, 'user_ids'>>,
  before: Alert | undefined,
): Promise<void> {
  if (user_ids.length === 0) return
  const author = before ? before.created_by?.id : userId
  const people = await db()
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.name', 'm.role_id'])
    .where('m.bot_id', '=', botId)
    .where('u.id', 'in', [...user_ids])
    .orderBy('u.name')
    .execute()
  const others = people.filter(({ id, role_id }) => !mayKnow(id, role_id, author)).map(({ name }) => name)
  if (others.length === 0) return
  const names = new Intl.ListFormat('es').format(others)
  throw invalidProblem('user_ids', `Solo puede recibirla quien ve todas las conversaciones. Quita a ${names}.`)
}
