import type { Channel } from '../../../contract/channels.ts'
import { channelLimits, type RenderedMessage, renderFor } from '../../../contract/channels.ts'
import type { ResponseButton, ResponseMessage } from './types.ts'

/** A message as stored in a chat. */
interface Outgoing {
  text: string
  /** `media.number` of its files */
  files: readonly number[]
  buttons: readonly ResponseButton[]
  /** the message as its channel shows it */
  shown: RenderedMessage
}

/**
 * Converts a message of a response into one or several messages that fit the channel; the buttons go with the last one.
 * @param options the text above buttons that follow no text
 */
export function toOutgoingMessages(
  message: ResponseMessage,
  buttons: readonly ResponseButton[],
  channel: Channel,
  options?: string,
): Outgoing[] {
  return renderFor(channel, { messages: [message], buttons, options })
    .flatMap((shown) => stored(shown, channel))
    .flatMap((part) => fitted(part, channel))
}

/** Returns the stored messages for what the channel shows. On the web widget each card is a message of its own. */
function stored(shown: RenderedMessage, channel: Channel): Outgoing[] {
  switch (shown.kind) {
    case 'text':
      return [{ text: shown.text, files: [], buttons: [], shown }]
    case 'file':
      return [{ text: shown.caption, files: numbers(shown.mediaId), buttons: [], shown }]
    case 'location': {
      const text = [shown.text, mapOf(shown)].filter(Boolean).join('\n')
      return [{ text, files: [], buttons: [], shown }]
    }
    case 'cards': {
      const each = shown.cards.map((card) => cardAlone(card))
      return channel === 'webchat' ? each : [together(each, shown)]
    }
    case 'list':
      return [{ text: shown.text, files: [], buttons: shown.rows, shown }]
    default:
      return [{ text: shown.text, files: [], buttons: shown.buttons, shown }]
  }
}

type Cards = Extract<RenderedMessage, { kind: 'cards' }>

function cardAlone(card: Cards['cards'][number]): Outgoing {
  const { title, subtitle, image, buttons = [] } = card
  const text = subtitle ? `**${title}**\n${subtitle}` : `**${title}**`
  return { text, files: numbers(image), buttons, shown: { kind: 'cards', cards: [card] } }
}

/** Merges cards that a channel shows side by side into one message. */
function together(each: readonly Outgoing[], shown: Cards): Outgoing {
  return {
    text: each.map(({ text }) => text).join('\n\n'),
    files: [...new Set(each.flatMap(({ files }) => files))],
    buttons: each.flatMap(({ buttons }) => buttons),
    shown,
  }
}

/** Returns a map link, for channels without map support. */
export const mapOf = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `https://www.google.com/maps?q=${latitude},${longitude}`

const numbers = (id: number | null | undefined): number[] => (id ? [id] : [])

/** Splits a text longer than the channel's limit; the buttons and files stay with the last part. */
function fitted({ text, files, buttons, shown }: Outgoing, channel: Channel): Outgoing[] {
  const limits = channelLimits[channel]
  const most = buttons.length > 0 ? limits.textWithButtons : limits.text
  if (text.length <= most || shown.kind === 'cards') return [{ text, files, buttons, shown }]
  const parts: Outgoing[] = []
  let rest = text
  while (rest.length > most) {
    const end = cut(rest, most)
    const head = rest.slice(0, end).trimEnd()
    parts.push({ text: head, files: [], buttons: [], shown: { kind: 'text', text: head } })
    rest = rest.slice(end).trimStart()
  }
  const last: RenderedMessage =
    shown.kind === 'file' ? { ...shown, caption: rest } : shown.kind === 'location' ? shown : { ...shown, text: rest }
  return [...parts, { text: rest, files, buttons, shown: last }]
}

/** Returns the index to cut at: the last line break or space within the limit, if it is past the middle. */
function cut(text: string, most: number): number {
  const head = text.slice(0, most)
  const line = head.lastIndexOf('\n')
  const word = head.lastIndexOf(' ')
  if (line > most / 2) return line
  return word > most / 2 ? word : most
}
