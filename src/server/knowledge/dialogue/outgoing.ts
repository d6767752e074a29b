import type { Channel } from '../../../contract/channels.ts'
import { channelLimits, type Shown, shownOn } from '../../../contract/channels.ts'
import type { ResponseButton, ResponseMessage } from './types.ts'

/** A message as a chat stores it. */
interface Outgoing {
  text: string
  /** `media.number` of its files */
  files: readonly number[]
  buttons: readonly ResponseButton[]
  /** the same as its channel shows it */
  shown: Shown
}

/** A message of a response as what a channel can carry: one or several messages, the buttons below the last. */
export function outgoing(message: ResponseMessage, buttons: readonly ResponseButton[], channel: Channel): Outgoing[] {
  return shownOn(channel, { messages: [message], buttons })
    .flatMap((shown) => stored(shown, channel))
    .flatMap((part) => fitted(part, channel))
}

/** What a chat keeps of it, in words: cards of the widget are messages of their own. */
function stored(shown: Shown, channel: Channel): Outgoing[] {
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

type Cards = Extract<Shown, { kind: 'cards' }>

function cardAlone(card: Cards['cards'][number]): Outgoing {
  const { title, subtitle, image, buttons = [] } = card
  const text = subtitle ? `**${title}**\n${subtitle}` : `**${title}**`
  return { text, files: numbers(image), buttons, shown: { kind: 'cards', cards: [card] } }
}

/** Cards that a channel shows side by side are one message. */
function together(each: readonly Outgoing[], shown: Cards): Outgoing {
  return {
    text: each.map(({ text }) => text).join('\n\n'),
    files: [...new Set(each.flatMap(({ files }) => files))],
    buttons: each.flatMap(({ buttons }) => buttons),
    shown,
  }
}

/** Where a place is, for channels without maps. */
export const mapOf = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `https://www.google.com/maps?q=${latitude},${longitude}`

const numbers = (id: number | null | undefined): number[] => (id ? [id] : [])

/** Cuts a text where the channel takes no longer one; the buttons and files stay with the last part. */
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
  const last: Shown =
    shown.kind === 'file' ? { ...shown, caption: rest } : shown.kind === 'location' ? shown : { ...shown, text: rest }
  return [...parts, { text: rest, files, buttons, shown: last }]
}

/** Where to cut: after the last line or word that fits. */
function cut(text: string, most: number): number {
  const head = text.slice(0, most)
  const line = head.lastIndexOf('\n')
  const word = head.lastIndexOf(' ')
  if (line > most / 2) return line
  return word > most / 2 ? word : most
}
