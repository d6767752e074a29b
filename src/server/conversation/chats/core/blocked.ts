import { Problem, problem } from '../../../foundation/http/problem.ts'
import { enqueue } from '../../../foundation/jobs/queue.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import type { ChannelMessage } from './types.ts'

/** The queue of notices to blocked contacts (`{bot_id, chat_id}`). */
export const BOT_BLOCKED = 'bot-blocked'

/** The error code. */
const BLOCKED = 'blocked'

export interface Blocked {
  bot_id: number
  chat_id: number
}

type Sender = Pick<ChannelMessage, 'botId' | 'channel' | 'senderId' | 'accountId'>

/**
 * Rejects a message of a blocked contact with 403 `blocked`. The first time, the bot is asked to notify the contact.
 * Call it outside the transaction that would store the message: the error would roll back the notice.
 */
export async function assertNotBlocked({ botId, channel, senderId }: Sender): Promise<void> {
  const found = await blockedChat({ botId, channel, senderId })
  if (!found) return
  if (!found.blocked_notified)
    await tx(async () => {
      // Does not change the version of the contact.
      const { numUpdatedRows } = await db()
        .updateTable('contact')
        .set({ blocked_notified: true })
        .where('id', '=', found.contact_id)
        .where('blocked', '=', true)
        .where('blocked_notified', '=', false)
        .executeTakeFirst()
      const payload: Blocked = { bot_id: botId, chat_id: found.id }
      if (numUpdatedRows > 0n) await enqueue(BOT_BLOCKED, payload)
    })
  throw blockedError()
}

/**
 * Runs work that may fail because the sender is blocked, and notifies them as {@link assertNotBlocked} does. Wrap it around the
 * outermost transaction.
 */
export async function withBlockedNotice<T>(sender: Sender, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Problem && error.code === BLOCKED) await assertNotBlocked(sender)
    throw error
  }
}

/**
 * Returns the chat of a blocked contact and whether they were notified; undefined when they are not blocked or never
 * wrote.
 */
export function blockedChat({ botId, channel, senderId }: Sender) {
  return db()
    .selectFrom('chat as c')
    .innerJoin('contact as k', 'k.id', 'c.contact_id')
    .select(['c.id', 'k.id as contact_id', 'k.blocked_notified'])
    .where('c.bot_id', '=', botId)
    .where('c.channel', '=', channel)
    .where('c.sender_id', '=', senderId)
    .where('k.blocked', '=', true)
    .executeTakeFirst()
}

/** The error for a blocked contact. */
export const blockedError = () => problem(403, BLOCKED, 'No podemos seguir la conversación por este medio.')
