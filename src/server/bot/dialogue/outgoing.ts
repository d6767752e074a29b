import { channelLimits } from '../../../contract/channels.ts'
import type { Channel } from '../../conversation/types.ts'
import type { ResponseButton, ResponseMessage } from './types.ts'

/** A message as a conversation stores it. */
export interface Outgoing {
  text: string
  mediaIds: readonly string[]
  buttons: readonly ResponseButton[]
}

type Card = NonNullable<ResponseMessage['cards']>[number]

/** A message of a response as what a channel can carry: one or several plain messages, the buttons below the last. */
export function outgoing(message: ResponseMessage, buttons: readonly ResponseButton[], channel: Channel): Outgoing[] {
  const parts = cards(message).map((card, place, all) => {
    const own = card.buttons ?? []
    return {
      text: titled(card),
      mediaIds: ids(card.image),
      buttons: place === all.length - 1 ? [...own, ...buttons] : own,
    }
  })
  return (parts.length > 0 ? parts : [plain(message, buttons)]).flatMap((part) => fitted(part, channel))
}

const cards = ({ kind, cards = [] }: ResponseMessage): readonly Card[] =>
  kind === 'card' || kind === 'carousel' ? cards : []

const titled = ({ title, subtitle }: Card) => (subtitle ? `**${title}**\n${subtitle}` : `**${title}**`)

const ids = (id: string | number | null | undefined): string[] => (id ? [String(id)] : [])

function plain(message: ResponseMessage, buttons: readonly ResponseButton[]): Outgoing {
  const { text = '', caption = '', media_id, latitude, longitude } = message
  const place =
    message.kind === 'location' && latitude !== undefined && longitude !== undefined
      ? `https://www.google.com/maps?q=${latitude},${longitude}`
      : ''
  const said = [text, caption, place].filter(Boolean).join('\n')
  return { text: said, mediaIds: message.kind === 'text' ? [] : ids(media_id), buttons }
}

/** Cuts a text where the channel takes no longer one; the buttons and files stay with the last part. */
function fitted({ text, mediaIds, buttons }: Outgoing, channel: Channel): Outgoing[] {
  const { text: longest, textWithButtons: withButtons } = channelLimits[channel]
  const parts: Outgoing[] = []
  let rest = text
  const limit = () => (buttons.length > 0 ? withButtons : longest)
  while (rest.length > limit()) {
    const end = cut(rest, limit())
    parts.push({ text: rest.slice(0, end).trimEnd(), mediaIds: [], buttons: [] })
    rest = rest.slice(end).trimStart()
  }
  return [...parts, { text: rest, mediaIds, buttons }]
}

/** Where to cut: after the last line or word that fits. */
function cut(text: string, longest: number): number {
  const head = text.slice(0, longest)
  const line = head.lastIndexOf('\n')
  const word = head.lastIndexOf(' ')
  return (line > longest / 2 ? line : word > longest / 2 ? word : longest) || longest
}
