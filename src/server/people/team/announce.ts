import { emit } from '../../foundation/realtime/emit.ts'
import { botsOf } from '../account/me.ts'

/**
 * Tells a person what he may do with a bot from now on; nothing any more when he is not of its team. Call it inside
 * the transaction of the change, after it.
 */
export async function announceMembership(botId: number, userId: number): Promise<void> {
  const bot = (await botsOf(userId)).find(({ id }) => id === botId) ?? null
  await emit(botId, 'membership', { bot }, { user_id: userId })
}
