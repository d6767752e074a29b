import {
  type Channel,
  type Content,
  channelLimits,
  channels,
  mostChoices,
  type ResponseMessage,
  shownOn,
  wordings,
} from './channels.ts'
import { unknownVariables } from './known-variables.ts'

/** Something wrong with a response's content: where, by dotted path of the body, and why. */
interface ContentProblem {
  path: string
  text: string
}

/** What people call the channels: the labels of the contract. */
export type ChannelNames = Readonly<Record<Channel, string>>

/** A response's content and where it is to be sent; no channel means all. */
export interface Checked extends Content {
  channels?: readonly Channel[] | undefined
}

const FILES: Readonly<Record<string, string>> = {
  image: 'Elegir una imagen.',
  video: 'Elegir un video.',
  audio: 'Elegir un audio.',
  document: 'Elegir un documento.',
}

/**
 * What the JSON schema cannot say of a response: that each message has what its kind needs, that variables exist, and
 * that every chosen channel can show it. Browser and server both ask here.
 * @param names what the texts call the channels
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

/** The channels that a response goes to. */
const chosen = ({ channels: some = [] }: Checked): readonly Channel[] => (some.length > 0 ? some : channels)

function messageProblems(message: ResponseMessage, path: string): ContentProblem[] {
  const { kind, text = '', variants = [], caption = '', media_id, latitude, longitude, cards = [] } = message
  const found: ContentProblem[] = []
  const wrong = (name: string, said: string) => found.push({ path: `${path}.${name}`, text: said })
  if (kind === 'text' && text.trim() === '') wrong('text', 'Escribir el texto del mensaje.')
  if (FILES[kind] && !media_id) wrong('media_id', FILES[kind])
  if (kind === 'location' && (latitude === undefined || longitude === undefined))
    wrong('latitude', 'Indicar latitud y longitud.')
  if (kind === 'card' && cards.length !== 1) wrong('cards', 'Una tarjeta lleva una sola tarjeta.')
  if (kind === 'carousel' && cards.length < 2) wrong('cards', 'Un carrusel lleva al menos dos tarjetas.')
  for (const [at, card] of cards.entries())
    for (const [place, button] of (card.buttons ?? []).entries())
      found.push(...buttonProblems(button, `${path}.cards.${at}.buttons.${place}`))
  const texts: [string, string][] = [
    ['text', text],
    ['caption', caption],
  ]
  for (const [name, value] of [...texts, ...variants.map((one, at): [string, string] => [`variants.${at}`, one])])
    for (const variable of unknownVariables(value)) wrong(name, `La variable {{${variable}}} no existe.`)
  return found
}

function buttonProblems({ type, target }: { type: string; target?: string | null }, path: string): ContentProblem[] {
  const said = {
    url: /^https:\/\/[^\s<>]+\.[^\s<>]+$/i.test(target ?? '') ? undefined : 'La dirección debe empezar con https://.',
    phone: /^\+?[0-9]{6,15}$/.test((target ?? '').replace(/[ -]/g, ''))
      ? undefined
      : 'El teléfono lleva sólo cifras y al menos 6.',
    form: target ? undefined : 'Elegir el formulario.',
    area: target ? undefined : 'Elegir el área.',
  }[type]
  return said ? [{ path: `${path}.target`, text: said }] : []
}

/** Two buttons with one title cannot be told apart when a customer answers. */
function repeated(buttons: readonly { title: string }[]): ContentProblem[] {
  const seen = new Set<string>()
  return buttons.flatMap(({ title }, at) => {
    const key = title.trim().toLowerCase()
    const again = key !== '' && seen.has(key)
    seen.add(key)
    return again ? [{ path: `buttons.${at}.title`, text: 'Ya hay un botón con ese texto.' }] : []
  })
}

function channelProblems(channel: Channel, content: Checked, name: string): ContentProblem[] {
  const { messages, buttons = [] } = content
  const limits = channelLimits[channel]
  const found: ContentProblem[] = []
  for (const [at, message] of messages.entries()) {
    const most = at === messages.length - 1 && buttons.length > 0 ? limits.textWithButtons : limits.text
    for (const [variant, text] of wordings(message).entries()) {
      const path = `messages.${at}.${variant === 0 ? 'text' : `variants.${variant - 1}`}`
      const shown = shownOn(
        channel,
        { messages: [message], buttons: at === messages.length - 1 ? buttons : [] },
        variant,
      )
      const length = Math.max(text.length, ...shown.map((one) => ('text' in one ? one.text.length : 0)))
      if (length <= most) continue
      const when = most === limits.text ? '' : ' con botones'
      found.push({
        path,
        text: `En ${name} un mensaje${when} admite hasta ${most} caracteres; tiene ${length}.`,
      })
    }
  }
  const most = mostChoices(channel)
  if (buttons.length > most) found.push({ path: 'buttons', text: `${name} admite hasta ${most} botones.` })
  return found
}
