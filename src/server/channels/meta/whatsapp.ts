import {
  channelLimits,
  type RenderedMessage,
  type RenderedTemplate,
  type ResponseButton,
} from '../../../contract/channels.ts'
import { splitText } from '../../../contract/split-text.ts'
import { buttonKey } from '../../conversation/chats/core/button-key.ts'
import { carriedAs } from './media-kinds.ts'
import type { MetaMessage } from './types.ts'

/** Returns the request bodies for the `messages` endpoint of the WhatsApp API, in sending order. */
export function whatsappBodies(message: MetaMessage): object[] {
  const { shown, replyTo } = message
  return shown
    .flatMap((one) => contents(one, message))
    .map((content, place) => ({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      ...recipientOf(message),
      ...(place === 0 && replyTo && { context: { message_id: replyTo } }),
      ...content,
    }))
}

/**
 * The plus sign keeps Meta from adding the business's own country code. Somebody whose number is unknown is written to by
 * their id.
 */
export function recipientOf({ recipient: { address, userId } }: Pick<MetaMessage, 'recipient'>): object {
  const digits = address.replace(/\D/g, '')
  return /^\+?\d{6,15}$/.test(address) ? { to: `+${digits}` } : { recipient: userId ?? address }
}

function contents(shown: RenderedMessage, { messageId, fileTypes }: MetaMessage): object[] {
  switch (shown.kind) {
    case 'file': {
      const { media, mediaId, caption } = shown
      if (mediaId === null) return caption ? [text(emphasised(caption))] : []
      const facts = fileTypes.get(mediaId)
      const kind = carriedAs('whatsapp', media, facts?.type)
      const file = { file: mediaId }
      // Audio has no caption.
      if (kind === 'audio') return [{ type: kind, audio: file }, ...(caption ? [text(emphasised(caption))] : [])]
      const named = kind === 'document' && facts ? { filename: facts.filename } : {}
      return [{ type: kind, [kind]: { ...file, ...(caption && { caption: emphasised(caption) }), ...named } }]
    }
    case 'location': {
      const { latitude, longitude, text: name } = shown
      const place = { latitude: String(latitude), longitude: String(longitude) }
      return [{ type: 'location', location: { ...place, ...(name && { name }) } }]
    }
    case 'buttons':
      return [interactive('button', shown.text, { buttons: replies(shown.buttons, messageId) })]
    case 'list':
      return [
        interactive('list', shown.text, { button: shown.open, sections: [{ rows: rows(shown.rows, messageId) }] }),
      ]
    case 'cards':
      return shown.cards.map(({ title, subtitle }) =>
        text(emphasised([`**${title}**`, subtitle].filter(Boolean).join('\n'))),
      )
    case 'template':
      return [template(shown, messageId)]
    default:
      return splitText(emphasised(shown.text), channelLimits.whatsapp.text).map(text)
  }
}

/** A template: what it says is at Meta. A quick reply comes back with the key of its button. */
function template({ name, language, components }: RenderedTemplate, messageId: number): object {
  const keyed = components.map((component) => {
    if (!('sub_type' in component && component.sub_type === 'quick_reply' && 'index' in component)) return component
    const payload = buttonKey(messageId, Number(component.index))
    return { ...component, parameters: [{ type: 'payload', payload }] }
  })
  const data = keyed.length > 0 ? { components: keyed } : {}
  return { type: 'template', template: { name, language: { code: language }, ...data } }
}

const text = (body: string) => ({
  type: 'text',
  text: { body, preview_url: /https?:\/\//.test(body) },
})

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
