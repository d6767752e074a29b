import { targetProblem } from './button-target.ts'
import {
  type Channel,
  type Content,
  channelLimits,
  channels,
  maxChoices,
  type ResponseMessage,
  renderFor,
  wordings,
} from './channels.ts'
import { unknownVariables } from './known-variables.ts'
import { isBlank } from './trimmed.ts'

/** A validation error in a response: the dotted path in the body and the message. */
interface ContentProblem {
  path: string
  text: string
}

/** Display names of the channels: the labels in the OpenAPI contract. */
export type ChannelNames = Readonly<Record<Channel, string>>

/** The content of a response and its channels. No channels means all. */
export interface Checked extends Content {
  channels?: readonly Channel[] | undefined
}

const FILES: Readonly<Record<string, string>> = {
  image: 'Elige una imagen.',
  video: 'Elige un video.',
  audio: 'Elige un audio.',
  document: 'Elige un documento.',
}

/**
 * Validates what the JSON schema of a response cannot express: the fields that each kind of message needs, targets and
 * distinct titles of buttons, known variables, and the limits of the selected channels. Used by the console and the
 * server.
 * @param names display names of the channels, for the error messages
 */
export function contentProblems(content: Checked, names: ChannelNames): ContentProblem[] {
  const { messages, buttons = [] } = content
  return [
    ...messages.flatMap((message, at) => messageProblems(message, `messages.${at}`)),
    ...buttons.flatMap((button, at) => buttonProblems(button, `buttons.${at}`)),
    ...repeated(buttons),
    ...chosen(content).flatMap((channel) => channelProblems(channel, content, names[channel])),
  ]
}

/** The channels that a response is sent on. */
const chosen = ({ channels: some = [] }: Checked): readonly Channel[] => (some.length > 0 ? some : channels)

function messageProblems(message: ResponseMessage, path: string): ContentProblem[] {
  const { kind, text = '', variants = [], caption = '', media_id, latitude, longitude, cards = [] } = message
  const found: ContentProblem[] = []
  const wrong = (name: string, said: string) => found.push({ path: `${path}.${name}`, text: said })
  if (kind === 'text' && isBlank(text)) wrong('text', 'Escribe el texto del mensaje.')
  if (FILES[kind] && !media_id) wrong('media_id', FILES[kind])
  if (kind === 'location' && (latitude === undefined || longitude === undefined))
    wrong('latitude', 'Indica la latitud y la longitud.')
  if (kind === 'card' && cards.length !== 1)
    wrong('cards', 'Este mensaje lleva una sola tarjeta. Para varias, elige Carrusel.')
  if (kind === 'carousel' && cards.length < 2)
    wrong('cards', 'Un carrusel lleva al menos dos tarjetas. Agrega las que faltan.')
  for (const [at, card] of cards.entries())
    for (const [place, button] of (card.buttons ?? []).entries())
      found.push(...buttonProblems(button, `${path}.cards.${at}.buttons.${place}`))
  const texts: [string, string][] = [
    ['text', text],
    ['caption', caption],
  ]
  for (const [name, value] of [...texts, ...variants.map((one, at): [string, string] => [`variants.${at}`, one])])
    for (const variable of unknownVariables(value))
      wrong(name, `La variable {{${variable}}} no existe. Corrígela o quítala.`)
  return found
}

function buttonProblems(button: { type: string; target?: string | null }, path: string): ContentProblem[] {
  const text = targetProblem(button, 'https')
  return text ? [{ path: `${path}.target`, text }] : []
}

/** Reports duplicate button titles. Customers answer with the title, so duplicates would be ambiguous. */
function repeated(buttons: readonly { title: string }[]): ContentProblem[] {
  const seen = new Set<string>()
  return buttons.flatMap(({ title }, at) => {
    const key = title.trim().toLowerCase()
    const again = key !== '' && seen.has(key)
    seen.add(key)
    return again ? [{ path: `buttons.${at}.title`, text: 'Ya hay un botón con ese texto. Escribe otro.' }] : []
  })
}

function channelProblems(channel: Channel, content: Checked, name: string): ContentProblem[] {
  const { messages, buttons = [] } = content
  const limits = channelLimits[channel]
  const found: ContentProblem[] = []
  for (const [at, message] of messages.entries()) {
    const own = at === messages.length - 1 ? buttons : []
    const most = own.length > 0 ? limits.textWithButtons : limits.text
    for (const [variant, text] of wordings(message).entries()) {
      const path = `messages.${at}.${variant === 0 ? 'text' : `variants.${variant - 1}`}`
      const shown = renderFor(channel, { messages: [message], buttons: own }, variant)
      const length = Math.max(text.length, ...shown.map((one) => ('text' in one ? one.text.length : 0)))
      if (length <= most) continue
      const when = most === limits.text ? '' : ' con botones'
      found.push({
        path,
        text: `En ${name} un mensaje${when} admite hasta ${most} caracteres; tiene ${length}. Acórtalo.`,
      })
    }
  }
  const choices = maxChoices(channel)
  if (buttons.length > choices)
    found.push({ path: 'buttons', text: `${name} admite hasta ${choices} botones. Quita algunos.` })
  return found
}
