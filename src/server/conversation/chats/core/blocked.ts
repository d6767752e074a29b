import { Problem, problem } from '../../../foundation/http/problem.ts'
import { enqueue } from '../../../foundation/jobs/queue.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import type { ChannelMessage } from './types.ts'

/** The queue in which the bot is asked to tell a blocked contact so (`{bot_id, chat_id}`). */
export const BOT_BLOCKED = 'bot-blocked'

/** The refusal's code. */
const BLOCKED = 'blocked'

export interface Blocked {
  bot_id: number
  chat_id: number
}

type Sender = Pick<ChannelMessage, 'botId' | 'channel' | 'senderId'>

/**
 * Refuses what a blocked contact writes, with 403 `blocked`; the first time the bot tells him why nobody answers. To be
 * called outside of the transaction that would store the message: what is thrown there would undo the telling.
 */
export async function turnAway({ botId, channel, senderId }: Sender): Promise<void> {
  const found = await blockedChat({ botId, channel, senderId })
  if (!found) return
  if (!found.blocked_told)
    await tx(async () => {
      // what the customer was told is no edit of the contact: its version stays
      const { numUpdatedRows } = await db()
        .updateTable('contact')
        .set({ blocked_told: true })
        .where('id', '=', found.contact_id)
        .where('blocked', '=', true)
        .where('blocked_told', '=', false)
        .executeTakeFirst()
      const payload: Blocked = { bot_id: botId, chat_id: found.id }
      if (numUpdatedRows > 0n) await enqueue(BOT_BLOCKED, payload)
    })
  throw refusal()
}

/**
 * Does what may find that its sender is blocked, and tells him then as {@link turnAway} does. To be put around the
 * outermost transaction.
 */
export async function tellingBlocked<T>(sender: Sender, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Problem && error.code === BLOCKED) await turnAway(sender)
    throw error
  }
}

/** The chat of a blocked contact, and whether he was told; undefined when he is not blocked or never wrote. */
export function blockedChat({ botId, channel, senderId }: Sender) {
  return db()
    .selectFrom('chat as c')
    .innerJoin('contact as k', 'k.id', 'c.contact_id')
    .select(['c.id', 'k.id as contact_id', 'k.blocked_told'])
    .where('c.bot_id', '=', botId)
    .where('c.channel', '=', channel)
    .where('c.sender_id', '=', senderId)
    .where('k.blocked', '=', true)
    .executeTakeFirst()
}

/** What a blocked contact is answered. */
export const refusal = () => problem(403, BLOCKED, 'No es posible escribir en esta conversación.')
