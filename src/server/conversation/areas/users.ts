import type { Scope } from '../../foundation/http/scope.ts'
import { enqueueRelease } from '../../foundation/realtime/availability.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { db } from '../../foundation/store/db.ts'
import { announceMembership } from '../../people/team/announce.ts'

/** Sets the members of an area. People added or removed are notified, because the chats they can see change. */
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
  if (members.length < userIds.length)
    throw invalidProblem(
      'user_ids',
      'Elegiste a alguien que ya no es del equipo. Quita a esa persona y vuelve a guardar.',
    )
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
  for (const userId of old) if (!now.has(userId)) await enqueueRelease(botId, userId)
}
