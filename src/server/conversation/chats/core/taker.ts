import { maySee, viewersOf } from '../../../foundation/scope/visibility.ts'
import { db } from '../../../foundation/store/db.ts'
import type { LockedChat } from './lock.ts'

/**
 * Returns who takes a locked chat by answering it; undefined where somebody has it already, and for those who cannot have
 * it: API keys are no persons, and administrators of the platform are no members.
 */
export async function takerOf(
  { bot_id, area_id, assign_user_id }: LockedChat,
  userId: number | undefined,
): Promise<{ id: number; name: string } | undefined> {
  if (userId === undefined || assign_user_id !== null) return undefined
  const [viewer] = await viewersOf(bot_id, userId)
  if (!viewer || !maySee(viewer, { area_id, assign_user_id: userId })) return undefined
  return db().selectFrom('app_user').select(['id', 'name']).where('id', '=', userId).executeTakeFirstOrThrow()
}
