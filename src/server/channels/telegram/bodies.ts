import type { RenderedMessage, ResponseButton } from '../../../contract/channels.ts'
import { channelLimits } from '../../../contract/channels.ts'
import { splitText } from '../../../contract/split-text.ts'
import { buttonKey } from '../../conversation/chats/core/button-key.ts'
import type { MetaMessage } from '../meta/types.ts'
import { numberIn } from './message-id.ts'

/** A call of the Bot API that sends something. A file stands as `{file}`, its `media.number`. */
interface TelegramBody {
  method: string
  params: Record<string, unknown>
}

const LIMITS = channelLimits.telegram
/** Largest picture that Telegram shows as one, in bytes; larger ones are documents. */
const LARGEST_PHOTO = 10_000_000

/** Returns the calls that send a message, in order. */
export function telegramBodies(message: MetaMessage): TelegramBody[] {
  const { shown, recipient, replyTo } = message
  const chat_id = Number(recipient.userId ?? recipient.address)
  const quoted = replyTo === undefined ? undefined : numberIn(replyTo)
  return shown
    .flatMap((one) => contents(one, message))
    .map(({ method, params }, place) => ({
      method,
      params: {
        chat_id,
        ...params,
        ...(place === 0 &&
          quoted !== undefined && {
            reply_parameters: { message_id: quoted, allow_sending_without_reply: true },
          }),
      },
    }))
}

function contents(shown: RenderedMessage, message: MetaMessage): TelegramBody[] {
  switch (shown.kind) {
    case 'file': {
      const { mediaId, caption } = shown
      if (mediaId === null) return texts(caption)
      const isLong = caption.length > LIMITS.caption
      const { method, field } = carriedBy(shown.media, message.fileTypes.get(mediaId))
      const params = { [field]: { file: mediaId }, ...(caption && !isLong && formatted('caption', caption)) }
      return [{ method, params }, ...(isLong ? texts(caption) : [])]
    }
    case 'location':
      return place(shown)
    case 'buttons': {
      const [last = '', ...before] = splitText(shown.text, LIMITS.text).reverse()
      const keyboard = shown.buttons.map((button, at) => [inlineButton(button, buttonKey(message.messageId, at))])
      const params = { ...formatted('text', last), reply_markup: { inline_keyboard: keyboard } }
      return [...before.reverse().map(text), { method: 'sendMessage', params }]
    }
    case 'cards':
      return shown.cards.flatMap(({ title, subtitle }) => texts([`**${title}**`, subtitle].filter(Boolean).join('\n')))
    default:
      return texts(shown.text)
  }
}

/** A place with a name and, on further lines, its address is shown as one; Telegram demands both. */
function place({ latitude, longitude, text: words }: Extract<RenderedMessage, { kind: 'location' }>): TelegramBody[] {
  const [title = '', ...lines] = words.split('\n').filter(Boolean)
  const address = lines.join(', ')
  if (title && address) return [{ method: 'sendVenue', params: { latitude, longitude, title, address } }]
  return [{ method: 'sendLocation', params: { latitude, longitude } }, ...texts(words)]
}

/** How Telegram carries a file: as what it is, or as a document if it does not show the type. */
function carriedBy(
  media: Extract<RenderedMessage, { kind: 'file' }>['media'],
  facts: { type: string; size?: number } | undefined,
): { method: string; field: string } {
  const type = facts?.type ?? ''
  if (type === 'image/gif') return { method: 'sendAnimation', field: 'animation' }
  if (media === 'image' && (facts?.size ?? 0) <= LARGEST_PHOTO) return { method: 'sendPhoto', field: 'photo' }
  if (media === 'video' && type === 'video/mp4') return { method: 'sendVideo', field: 'video' }
  if (type === 'audio/ogg') return { method: 'sendVoice', field: 'voice' }
  if (type === 'audio/mpeg' || type === 'audio/mp4') return { method: 'sendAudio', field: 'audio' }
  return { method: 'sendDocument', field: 'document' }
}

function inlineButton({ title, type, target }: ResponseButton, key: string): object {
  return type === 'url' && target ? { text: title, url: target } : { text: title, callback_data: key }
}

const texts = (whole: string): TelegramBody[] => splitText(whole, LIMITS.text).map(text)

const text = (part: string): TelegramBody => ({ method: 'sendMessage', params: formatted('text', part) })

/** Bold is the only format; everything else is shown as it was written. */
function formatted(field: 'text' | 'caption', words: string): Record<string, string> {
  if (!/\*\*.+?\*\*/.test(words)) return { [field]: words }
  const escaped = words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  return { [field]: escaped.replace(/\*\*(.+?)\*\*/g, '<b>$1</b>'), parse_mode: 'HTML' }
}
