import type { RenderedMessage, ResponseButton } from '../../../contract/channels.ts'
import { buttonKey } from '../../conversation/chats/core/button-key.ts'
import type { MetaMessage } from './types.ts'

/** Returns the request bodies for the `messages` endpoint of the WhatsApp API, in sending order. */
export function whatsappBodies({ messageId, senderId, shown, addressOf }: MetaMessage): object[] {
  const to = senderId.replace(/\D/g, '')
  return shown
    .flatMap((one) => contents(one, messageId, addressOf))
    .map((content) => ({ messaging_product: 'whatsapp', recipient_type: 'individual', to, ...content }))
}

function contents(shown: RenderedMessage, messageId: number, addressOf: MetaMessage['addressOf']): object[] {
  switch (shown.kind) {
    case 'file': {
      const { media, mediaId, caption } = shown
      if (mediaId === null) return caption ? [text(caption)] : []
      const link = addressOf(mediaId)
      // Audio has no caption.
      if (media === 'audio') return [{ type: media, audio: { link } }, ...(caption ? [text(caption)] : [])]
      return [{ type: media, [media]: { link, ...(caption && { caption: emphasised(caption) }) } }]
    }
    case 'location': {
      const { latitude, longitude, text: name } = shown
      return [{ type: 'location', location: { latitude, longitude, ...(name && { name }) } }]
    }
    case 'buttons':
      return [interactive('button', shown.text, { buttons: replies(shown.buttons, messageId) })]
    case 'list':
      return [
        interactive('list', shown.text, { button: shown.open, sections: [{ rows: rows(shown.rows, messageId) }] }),
      ]
    case 'cards':
      return shown.cards.map(({ title, subtitle }) => text([`**${title}**`, subtitle].filter(Boolean).join('\n')))
    default:
      return [text(shown.text)]
  }
}

const text = (body: string) => ({ type: 'text', text: { body: emphasised(body), preview_url: true } })

/** Converts bold to WhatsApp's single asterisks. */
const emphasised = (body: string) => body.replace(/\*\*(.+?)\*\*/g, '*$1*')

const interactive = (type: 'button' | 'list', body: string, action: object) => ({
  type: 'interactive',
  interactive: { type, body: { text: emphasised(body) }, action },
})

const replies = (buttons: readonly ResponseButton[], messageId: number) =>
  buttons.map(({ title }, place) => ({ type: 'reply', reply: { id: buttonKey(messageId, place), title } }))

const rows = (buttons: readonly ResponseButton[], messageId: number) =>
  buttons.map(({ title, description }, place) => ({
    id: buttonKey(messageId, place),
    title,
    ...(description && { description }),
  }))
