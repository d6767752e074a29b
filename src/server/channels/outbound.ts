import { setDelivery } from '../conversation/delivery.ts'
import { CHANNEL_SEND } from '../conversation/say.ts'
import { inCall } from '../http/context.ts'
import type { JobHandlers } from '../jobs/attempt.ts'
import type { Services } from '../services.ts'
import { db } from '../store/db.ts'

/** A message that has to go out through somebody else's channel. */
export interface Outbound {
  botId: number
  messageId: number
  chatId: number
  senderId: string
  text: string
}

/**
 * Takes messages to a channel outside. Resolves once the channel has the message; the states after that come from the
 * channel. Rejects to be tried again.
 */
export type Carrier = (message: Outbound) => Promise<void>

/** The carriers there are, by channel; connectors add theirs. */
export const carriers = new Map<string, Carrier>()

/** Sends what waits for a channel. Where none is connected the message has failed, and says why. */
export function outboundJobs(services: Services): JobHandlers {
  return {
    [CHANNEL_SEND]: (payload) =>
      inCall({ services }, async () => {
        const { message_id } = payload as { message_id: number }
        const row = await db()
          .selectFrom('message as m')
          .innerJoin('chat as c', 'c.id', 'm.chat_id')
          .select(['m.id', 'm.bot_id', 'm.chat_id', 'm.body', 'm.status', 'c.sender_id', 'c.channel'])
          .where('m.id', '=', message_id)
          .executeTakeFirst()
        if (row?.status !== 'pending') return
        const carry = carriers.get(row.channel)
        if (!carry) {
          await setDelivery(row.bot_id, row.id, 'failed', 'El canal no está conectado.')
          return
        }
        const { id: messageId, bot_id: botId, chat_id: chatId, sender_id: senderId, body: text } = row
        await carry({ botId, messageId, chatId, senderId, text })
        await setDelivery(botId, messageId, 'sent')
      }),
  }
}
