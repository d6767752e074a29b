import { channelLimits, type Shown, shownOn } from '../../../contract/channels.ts'
import type { Channel } from '../../conversation/types.ts'
import type { ResponseButton, ResponseMessage } from './types.ts'

/** A message as a conversation stores it. */
export interface Outgoing {
  text: string
  /** `media.number` of its files */
  files: readonly number[]
  buttons: readonly ResponseButton[]
}

/** A message of a response as what a channel can carry: one or several plain messages, the buttons below the last. */
export function outgoing(message: ResponseMessage, buttons: readonly ResponseButton[], channel: Channel): Outgoing[] {
  return shownOn(channel, { messages: [message], buttons })
    .flatMap(plain)
    .flatMap((part) => fitted(part, channel))
}

function plain(shown: Shown): Outgoing[] {
  switch (shown.kind) {
    case 'text':
      return [{ text: shown.text, files: [], buttons: [] }]
    case 'file':
      return [{ text: shown.caption, files: numbers(shown.mediaId), buttons: [] }]
    case 'location': {
      const address = `https://www.google.com/maps?q=${shown.latitude},${shown.longitude}`
      return [{ text: [shown.text, address].filter(Boolean).join('\n'), files: [], buttons: [] }]
    }
    case 'cards':
      return shown.cards.map(({ title, subtitle, image, buttons = [] }) => ({
        text: subtitle ? `**${title}**\n${subtitle}` : `**${title}**`,
        files: numbers(image),
        buttons,
      }))
    case 'list':
      return [{ text: shown.text, files: [], buttons: shown.rows }]
    default:
      return [{ text: shown.text, files: [], buttons: shown.buttons }]
  }
}

const numbers = (id: number | null | undefined): number[] => (id ? [id] : [])

/** Cuts a text where the channel takes no longer one; the buttons and files stay with the last part. */
function fitted({ text, files, buttons }: Outgoing, channel: Channel): Outgoing[] {
  const limits = channelLimits[channel]
  const most = buttons.length > 0 ? limits.textWithButtons : limits.text
  const parts: Outgoing[] = []
  let rest = text
  while (rest.length > most) {
    const end = cut(rest, most)
    parts.push({ text: rest.slice(0, end).trimEnd(), files: [], buttons: [] })
    rest = rest.slice(end).trimStart()
  }
  return [...parts, { text: rest, files, buttons }]
}

/** Where to cut: after the last line or word that fits. */
function cut(text: string, most: number): number {
  const head = text.slice(0, most)
  const line = head.lastIndexOf('\n')
  const word = head.lastIndexOf(' ')
  if (line > most / 2) return line
  return word > most / 2 ? word : most
}
