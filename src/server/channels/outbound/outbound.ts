import type { Channel, ResponseButton } from '../../../contract/channels.ts'
import { type RenderedMessage, renderFor } from '../../../contract/channels.ts'
import { setDelivery } from '../../conversation/chats/core/delivery.ts'
import { wholeText } from '../../conversation/chats/core/message.ts'
import { CHANNEL_SEND } from '../../conversation/chats/core/send-message.ts'
import { inCall } from '../../foundation/http/context.ts'
import type { JobHandlers } from '../../foundation/jobs/run-job.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db } from '../../foundation/store/db.ts'
import { messengerBodies } from '../meta/messenger.ts'
import { whatsappBodies } from '../meta/whatsapp.ts'

/** A message to deliver through an external channel. */
interface Outbound {
  botId: number
  messageId: number
  chatId: number
  senderId: string
  text: string
  /** attached files */
  files: readonly OutboundFile[]
  /**
   * The request bodies for the channel's API, in sending order.
   * @param addressOf returns the public https URL of a file (`media.number`)
   */
  bodies: (addressOf: (file: number) => string) => readonly object[]
}

interface OutboundFile {
  number: number
  /** `media.id` */
  id: string
  filename: string
  /** MIME type */
  type: string
}

/**
 * Delivers a message to an external channel. Resolves once the channel has accepted it; later states come from the
 * channel. Rejects to be retried.
 */
type Carrier = (message: Outbound) => Promise<void>

/** The carriers by channel, registered by connectors. */
export const carriers = new Map<string, Carrier>()

/** Delivers queued messages. Without a connected channel, the message is marked as failed with the reason. */
export function outboundJobs(services: Services): JobHandlers {
  return {
    [CHANNEL_SEND]: (payload) =>
      inCall({ services }, async () => {
        const { message_id, for_team = false } = payload as { message_id: number; for_team?: boolean }
        const row = await db()
          .selectFrom('message as m')
          .innerJoin('chat as c', 'c.id', 'm.chat_id')
          .innerJoin('bot as b', 'b.id', 'm.bot_id')
          .select(['m.id', 'm.bot_id', 'm.chat_id', 'm.status', 'm.shown', 'm.buttons'])
          .select(wholeText.as('body'))
          .select(['c.sender_id', 'c.channel', 'm.author', 'b.special_state', 'b.suspended_at'])
          .where('m.id', '=', message_id)
          .executeTakeFirst()
        if (row?.status !== 'pending') return
        const carry = carriers.get(row.channel)
        const obstacle = withheld(row, for_team) ?? (carry ? undefined : 'El canal todavía no está conectado.')
        if (!carry || obstacle) {
          await setDelivery(row.bot_id, row.id, 'failed', obstacle)
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

interface Sender {
  author: string
  special_state: string
  suspended_at: string | null
}

/**
 * Why a queued message must not leave any more; undefined if it may. Switching a bot off does not stop what people wrote,
 * nor what the bot says for them.
 */
function withheld({ author, special_state, suspended_at }: Sender, forTeam: boolean): string | undefined {
  if (suspended_at !== null) return 'El chatbot está suspendido. Escribe a soporte.'
  const isOwn = author === 'bot' && !forTeam
  return isOwn && special_state !== 'chatbot_on' ? 'El chatbot se apagó antes de enviarlo.' : undefined
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

/** Renders a message written by a person: the text, then the files. */
function shownOf({ text, buttons, files, channel }: Plain): RenderedMessage[] {
  return [
    ...renderFor(channel, { messages: [{ kind: 'text', text }], buttons: buttons ?? [] }),
    ...files.map(
      ({ number, type }): RenderedMessage => ({ kind: 'file', media: mediaOf(type), mediaId: number, caption: '' }),
    ),
  ]
}

function mediaOf(type: string): Extract<RenderedMessage, { kind: 'file' }>['media'] {
  const [family] = type.split('/')
  return family === 'image' || family === 'video' || family === 'audio' ? family : 'document'
}
