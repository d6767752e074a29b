import { emit } from '../../foundation/realtime/emit.ts'
import { botsOf } from '../account/me.ts'

/**
 * Emits a person's current access to a bot; null once they are no longer a member. Call it within the transaction of
 * the change, after the change.
 */
export async function announceMembership(botId: number, userId: number): Promise<void> {
  const bot = (await botsOf(userId)).find(({ id }) => id === botId) ?? null
  await emit(botId, 'membership', { bot }, { user_id: userId })
}
