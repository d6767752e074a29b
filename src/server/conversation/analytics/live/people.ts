import { sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { availabilityOf } from '../../../foundation/realtime/availability.ts'
import { isOnline } from '../../../foundation/realtime/online.ts'
import { viewersOf } from '../../../foundation/scope/visibility.ts'
import { db, spanishOrder } from '../../../foundation/store/db.ts'
import { seesPeople } from '../among.ts'
import { type Group, sumOf } from './now.ts'

type Person = components['schemas']['LivePerson']

/**
 * Returns who attends the bot, by name, and how many of the chats in the groups each has. Who may not see what others do
 * gets only their own line.
 */
export async function attending(scope: Scope, groups: readonly Group[], now: Date): Promise<Person[]> {
  const { botId, userId } = scope
  if (!seesPeople(scope) && userId === null) return []
  const viewers = await viewersOf(botId, seesPeople(scope) ? undefined : (userId ?? 0))
  if (viewers.length === 0) return []
  const rows = await db()
    .selectFrom('app_user as u')
    .leftJoin('user_connection as c', 'c.user_id', 'u.id')
    .leftJoin('member_availability as v', (join) => join.onRef('v.user_id', '=', 'u.id').on('v.bot_id', '=', botId))
    .select(['u.id as user_id', 'u.name', availabilityOf().as('availability')])
    .select(isOnline(sql.ref('u.id'), now).as('connected'))
    .where(
      'u.id',
      'in',
      viewers.map((viewer) => viewer.userId),
    )
    .orderBy(spanishOrder(sql.ref('u.name')))
    .orderBy('u.id')
    .execute()
  return rows.map((row) => {
    const { open, waiting, late, longest } = sumOf(groups.filter(({ user_id }) => user_id === row.user_id))
    return { ...row, open, waiting, late, longest }
  })
}
