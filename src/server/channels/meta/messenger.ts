import {
  channelLimits,
  type RenderedMessage,
  type ResponseButton,
  type ResponseCard,
} from '../../../contract/channels.ts'
import { splitText } from '../../../contract/split-text.ts'
import { buttonKey } from '../../conversation/chats/core/button-key.ts'
import { mapOf } from '../../knowledge/dialogue/outgoing.ts'
import { carriedAs } from './media-kinds.ts'
import type { MetaMessage } from './types.ts'

/** Returns the request bodies for Messenger's Send API (`messages`), in sending order. */
export function messengerBodies(given: MetaMessage): object[] {
  const { shown, recipient, replyTo } = given
  return shown
    .flatMap((one) => contents(one, given))
    .map((message, place) => ({
      recipient: { id: recipient.address },
      messaging_type: 'RESPONSE',
      ...(place === 0 && replyTo && { reply_to: { mid: replyTo } }),
      message,
    }))
}

function contents(shown: RenderedMessage, { messageId, fileTypes }: MetaMessage): object[] {
  switch (shown.kind) {
    case 'file': {
      const { media, mediaId, caption } = shown
      const words = caption ? [{ text: plain(caption) }] : []
      if (mediaId === null) return words
      const kind = carriedAs('facebook', media, fileTypes.get(mediaId)?.type)
      return [{ attachment: { type: kind === 'document' ? 'file' : kind, payload: { file: mediaId } } }, ...words]
    }
    case 'location':
      return [{ text: [shown.text, mapOf(shown)].filter(Boolean).join('\n') }]
    case 'buttons': {
      const buttons = shown.buttons.map((button, place) => templateButton(button, buttonKey(messageId, place)))
      return [template({ template_type: 'button', text: plain(shown.text), buttons })]
    }
    case 'quick-replies': {
      const quick_replies = shown.buttons.map(({ title }, place) => ({
        content_type: 'text',
        title,
        payload: buttonKey(messageId, place),
      }))
      return [{ text: plain(shown.text), quick_replies }]
    }
    case 'cards':
      return [template({ template_type: 'generic', elements: elements(shown.cards, messageId) })]
    default:
      return splitText(plain(shown.text), channelLimits.facebook.text).map((text) => ({ text }))
  }
}

const template = (payload: object) => ({ attachment: { type: 'template', payload } })

/** Removes bold markers, which Messenger would show literally. */
const plain = (text: string) => text.replace(/\*\*(.+?)\*\*/g, '$1')

function templateButton({ title, type, target }: ResponseButton, key: string): object {
  if (type === 'url' && target) return { type: 'web_url', title, url: target }
  if (type === 'phone' && target) return { type: 'phone_number', title, payload: target.replace(/[ -]/g, '') }
  return { type: 'postback', title, payload: key }
}

/** Buttons are numbered across all cards, as in the stored message. */
function elements(cards: readonly ResponseCard[], messageId: number): object[] {
  let place = 0
  return cards.map(({ title, subtitle, image, buttons = [] }) => ({
    title,
    ...(subtitle && { subtitle }),
    ...(image && { image_url: { file: image } }),
    ...(buttons.length > 0 && {
      buttons: buttons.map((button) => templateButton(button, buttonKey(messageId, place++))),
    }),
  }))
}
