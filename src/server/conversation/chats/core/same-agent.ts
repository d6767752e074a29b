import { currentCall } from '../../../foundation/http/context.ts'
import { availableUserIds } from '../../../foundation/realtime/availability.ts'
import { maySee, viewersOf } from '../../../foundation/scope/visibility.ts'
import { db, instant } from '../../../foundation/store/db.ts'
import { hasCapacity } from './areas.ts'
import { handoffOf } from './handoff.ts'
import type { LockedChat } from './lock.ts'

/**
 * Returns who last wrote to the chat's customer within the days set in the bot's settings; null when nobody did, or
 * when they are not available, may not see the chat or have no capacity for it.
 * @param areaId the target area; null when the chat stays in its area
 */
export async function previousAgent(chat: LockedChat, areaId: number | null): Promise<number | null> {
  const { same_agent_days: days = 0 } = await handoffOf(chat.bot_id)
  if (days === 0) return null
  const row = await db()
    .selectFrom('message as m')
    .innerJoin('chat as c', 'c.id', 'm.chat_id')
    .select('m.user_id')
    .where('c.contact_id', '=', chat.contact_id)
    .where('c.bot_id', '=', chat.bot_id)
    .where('m.author', '=', 'agent')
    .where('m.user_id', 'is not', null)
    .where('m.at', '>=', instant(new Date(currentCall().services.clock().getTime() - days * 86_400_000)))
    .orderBy('m.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const userId = row?.user_id ?? null
  if (userId === null || !(await availableUserIds(chat.bot_id)).has(userId)) return null
  const [viewer] = await viewersOf(chat.bot_id, userId)
  const area_id = areaId ?? chat.area_id
  if (!viewer || !maySee(viewer, { area_id, assign_user_id: userId })) return null
  return area_id === null || (await hasCapacity(chat.bot_id, area_id, userId)) ? userId : null
}
