import type { Scope } from '../../foundation/http/scope.ts'
import { invalid } from '../../foundation/resource/refuse.ts'
import { db } from '../../foundation/store/db.ts'
import { announceMembership } from '../../people/team/announce.ts'

/** Puts people into an area; those who come or go are told, since they see other chats from now on. */
export async function setUsers(scope: Scope, areaId: number, userIds: readonly number[]): Promise<void> {
  const { botId } = scope
  const members = userIds.length
    ? await db()
        .selectFrom('membership')
        .select('user_id')
        .where('bot_id', '=', botId)
        .where('user_id', 'in', userIds)
        .execute()
    : []
  if (members.length < userIds.length) throw invalid('user_ids', 'Hay personas que no son del equipo.')
  const before = await db().selectFrom('area_user').select('user_id').where('area_id', '=', areaId).execute()
  const [old, now] = [new Set(before.map(({ user_id }) => user_id)), new Set(userIds)]
  await db().deleteFrom('area_user').where('area_id', '=', areaId).execute()
  if (userIds.length)
    await db()
      .insertInto('area_user')
      .values(userIds.map((user_id) => ({ area_id: areaId, user_id })))
      .execute()
  for (const userId of new Set([...old, ...now]))
    if (old.has(userId) !== now.has(userId)) await announceMembership(botId, userId)
}
