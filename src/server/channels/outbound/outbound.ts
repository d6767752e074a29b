import type { Channel, ResponseButton } from '../../../contract/channels.ts'
import { type Shown, shownOn } from '../../../contract/channels.ts'
import { setDelivery } from '../../conversation/chats/core/delivery.ts'
import { CHANNEL_SEND } from '../../conversation/chats/core/say.ts'
import { inCall } from '../../foundation/http/context.ts'
import type { JobHandlers } from '../../foundation/jobs/attempt.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db } from '../../foundation/store/db.ts'
import { messengerBodies } from '../meta/messenger.ts'
import { whatsappBodies } from '../meta/whatsapp.ts'

/** A message that has to go out through somebody else's channel. */
export interface Outbound {
  botId: number
  messageId: number
  chatId: number
  senderId: string
  text: string
  /** its files, by `media.number` */
  files: readonly OutboundFile[]
  /**
   * The message in the channel's own structures: what its API is sent, in order.
   * @param addressOf the public https address of a file (`media.number`)
   */
  bodies: (addressOf: (file: number) => string) => readonly object[]
}

interface OutboundFile {
  number: number
  /** `media.id` */
  id: string
  filename: string
  /** the MIME type */
  type: string
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
          .select(['m.id', 'm.bot_id', 'm.chat_id', 'm.body', 'm.status', 'm.shown', 'm.buttons'])
          .select(['c.sender_id', 'c.channel'])
          .where('m.id', '=', message_id)
          .executeTakeFirst()
        if (row?.status !== 'pending') return
        const carry = carriers.get(row.channel)
        if (!carry) {
          await setDelivery(row.bot_id, row.id, 'failed', 'El canal no está conectado.')
          return
        }
        const { id: messageId, bot_id: botId, chat_id: chatId, sender_id: senderId, body: text } = row
        const files = await filesOf(messageId)
        const channel = row.channel
        const buttons = row.buttons
        const shown = row.shown ? [row.shown] : shownOf({ text, buttons, files, channel })
        const bodiesOf = channel === 'facebook' ? messengerBodies : whatsappBodies
        const bodies: Outbound['bodies'] = (addressOf) => bodiesOf({ messageId, senderId, shown, addressOf })
        await carry({ botId, messageId, chatId, senderId, text, files, bodies })
        await setDelivery(botId, messageId, 'sent')
      }),
  }
}

function filesOf(messageId: number): Promise<OutboundFile[]> {
  return db()
    .selectFrom('message_file as f')
    .innerJoin('media as d', 'd.id', 'f.media_id')
    .select(['d.number', 'd.id', 'd.filename', 'd.type'])
    .where('f.message_id', '=', messageId)
    .orderBy('f.position')
    .execute()
}

interface Plain {
  text: string
  buttons: readonly ResponseButton[] | null
  files: readonly OutboundFile[]
  channel: Channel
}

/** How a channel shows what a person wrote: the words, then the files. */
function shownOf({ text, buttons, files, channel }: Plain): Shown[] {
  return [
    ...shownOn(channel, { messages: [{ kind: 'text', text }], buttons: buttons ?? [] }),
    ...files.map(({ number, type }): Shown => ({ kind: 'file', media: mediaOf(type), mediaId: number, caption: '' })),
  ]
}

function mediaOf(type: string): Extract<Shown, { kind: 'file' }>['media'] {
  const [family] = type.split('/')
  return family === 'image' || family === 'video' || family === 'audio' ? family : 'document'
}
