import { maySee, type Viewer, viewersOf } from '../../../foundation/scope/visibility.ts'
import { db } from '../../../foundation/store/db.ts'
import type { LockedChat } from './lock.ts'

/** Returns the person of a chat; undefined if there is none, or one who may no longer see it. */
export async function holderOf({
  bot_id,
  area_id,
  assign_user_id,
}: Pick<LockedChat, 'bot_id' | 'area_id' | 'assign_user_id'>): Promise<Viewer | undefined> {
  if (assign_user_id === null) return undefined
  const [viewer] = await viewersOf(bot_id, assign_user_id)
  return viewer && maySee(viewer, { area_id, assign_user_id }) ? viewer : undefined
}

/**
 * Returns who takes a locked chat by answering it; undefined where somebody has it already, and for those who cannot have
 * it: API keys are no persons, and administrators of the platform are no members.
 */
export async function takerOf(
  chat: LockedChat,
  userId: number | undefined,
): Promise<{ id: number; name: string } | undefined> {
  const { bot_id, area_id, assign_user_id } = chat
  if (userId === undefined || assign_user_id === userId || (await holderOf(chat))) return undefined
  const [viewer] = await viewersOf(bot_id, userId)
  if (!viewer || !maySee(viewer, { area_id, assign_user_id: userId })) return undefined
  return db().selectFrom('app_user').select(['id', 'name']).where('id', '=', userId).executeTakeFirstOrThrow()
}
