import { enqueue } from '../../foundation/jobs/queue.ts'
import type { Entity } from './queries.ts'

/** The queue of bots whose earlier messages may have sensitive values. */
export const HIDE_EARLIER = 'hide-earlier'

/** Has earlier messages hidden, too, after an entity was marked as sensitive or described otherwise. */
export async function hideEarlier(botId: number, entity: Entity | undefined): Promise<void> {
  if (entity?.sensitive) await enqueue(HIDE_EARLIER, { bot_id: botId }, { key: `bot ${botId}` })
}
