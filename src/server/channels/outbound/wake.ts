import { CHANNEL_SEND, enqueueLane } from '../../conversation/chats/core/send-message.ts'
import { db } from '../../foundation/store/db.ts'

export { CHANNEL_SEND, enqueueLane }

/** Lets everything leave that waits for an account to work again. */
export async function wakeLanes(accountId: number): Promise<void> {
  const chats = await db()
    .selectFrom('chat as c')
    .select(['c.id', 'c.bot_id'])
    .where('c.account_id', '=', accountId)
    .where((where) =>
      where.or([
        where.exists(
          where
            .selectFrom('outbound_part as p')
            .select('p.id')
            .whereRef('p.chat_id', '=', 'c.id')
            .where('p.state', 'in', ['pending', 'sending', 'uncertain']),
        ),
        where.exists(
          where
            .selectFrom('message as m')
            .select('m.id')
            .whereRef('m.chat_id', '=', 'c.id')
            .where('m.status', '=', 'pending'),
        ),
      ]),
    )
    .execute()
  for (const chat of chats) await enqueueLane(chat)
}
