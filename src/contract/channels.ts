// What the channels can show, and how a message with buttons looks in each. The editor's preview, the rules of saving,
// the test chat and the outgoing side all ask here.

/** The channels a customer writes through. */
export type Channel = 'webchat' | 'whatsapp' | 'facebook'

/** A button as the API and a message have it. `response`: its title comes back as the customer's text. */
export interface ResponseButton {
  title: string
  type: 'response' | 'form' | 'url' | 'phone' | 'area' | 'restart'
  /** the address, the number or the area's id; for a response what it stands for */
  target?: string | null
  /** a second line, where the channel shows one */
  description?: string
}

/** A card with a picture (`media.number`) and buttons of its own. */
export interface ResponseCard {
  title: string
  subtitle?: string
  image?: number | null
  buttons?: readonly ResponseButton[]
}

/** A message as the API has it; which parts it uses, its kind tells. */
export interface ResponseMessage {
  kind: 'text' | 'image' | 'video' | 'audio' | 'document' | 'location' | 'card' | 'carousel'
  text?: string
  variants?: readonly string[]
  caption?: string
  media_id?: number | null
  latitude?: number
  longitude?: number
  cards?: readonly ResponseCard[]
}

/** Most characters and items that a channel takes; of WhatsApp and Messenger as Meta documents them. */
export const channelLimits = {
  webchat: { text: 4096, textWithButtons: 4096, caption: 1024, buttons: 10, buttonTitle: 20 },
  whatsapp: {
    text: 4096,
    textWithButtons: 1024,
    caption: 1024,
    /** from the fourth on they become a list */
    buttons: 3,
    buttonTitle: 20,
    listRows: 10,
    rowTitle: 24,
    rowDescription: 72,
  },
  facebook: {
    text: 2000,
    textWithButtons: 640,
    caption: 0,
    /** from the fourth on they become quick replies */
    buttons: 3,
    buttonTitle: 20,
    quickReplies: 13,
  },
} as const satisfies Record<Channel, object>

/** All channels, in the order in which they are shown. */
export const channels = Object.keys(channelLimits) as readonly Channel[]

/** Said on the button that opens a list, and above buttons that follow no text. */
export const OPEN_LIST = 'Ver opciones'
export const CHOOSE = 'Elegir una opción:'

/** What a customer sees: one balloon, one file, or something to choose from. */
export type Shown =
  | { kind: 'text'; text: string }
  | { kind: 'file'; media: 'image' | 'video' | 'audio' | 'document'; mediaId: number | null; caption: string }
  | { kind: 'location'; latitude: number; longitude: number; text: string }
  | { kind: 'cards'; cards: readonly ResponseCard[] }
  | { kind: 'buttons'; text: string; buttons: readonly ResponseButton[] }
  | { kind: 'list'; text: string; open: string; rows: readonly ResponseButton[] }
  | { kind: 'quick-replies'; text: string; buttons: readonly ResponseButton[] }
  /** more than the channel has places for: the text numbers them, and the number is the answer */
  | { kind: 'numbered'; text: string; buttons: readonly ResponseButton[] }

/** Messages in order, and the buttons under the last of them. */
export interface Content {
  messages: readonly ResponseMessage[]
  buttons?: readonly ResponseButton[] | undefined
}

/**
 * How a response appears on a channel. Where the channel has no place for something, it is said in words: addresses
 * and numbers of buttons that WhatsApp cannot mix with answers, cards where there are none.
 * @param variant which of a message's wordings is shown: 0 is its text, 1 the first variant
 */
export function shownOn(channel: Channel, { messages, buttons = [] }: Content, variant = 0): Shown[] {
  const shown = messages.flatMap((message) => oneShown(channel, message, variant))
  if (buttons.length === 0) return shown
  const { inline, written } = split(channel, buttons)
  const last = shown.at(-1)
  const body = last?.kind === 'text' ? last.text : ''
  const before = last?.kind === 'text' ? shown.slice(0, -1) : shown
  const text = [body, ...written.map(inWords)].filter(Boolean).join('\n')
  if (inline.length === 0) return [...before, { kind: 'text', text }]
  return [...before, offered(channel, text || CHOOSE, inline)]
}

/** Wordings of a message: its text, then its variants. */
export const wordings = ({ text, variants = [] }: Pick<ResponseMessage, 'text' | 'variants'>): string[] =>
  [text ?? '', ...variants].filter(Boolean)

function oneShown(channel: Channel, message: ResponseMessage, variant: number): Shown[] {
  const { kind, caption = '', media_id = null, cards = [] } = message
  const all = wordings(message)
  const text = all[variant % Math.max(all.length, 1)] ?? ''
  if (kind === 'text') return text ? [{ kind, text }] : []
  if (kind === 'location') {
    const { latitude = 0, longitude = 0 } = message
    return [{ kind, latitude, longitude, text }]
  }
  if (kind === 'card' || kind === 'carousel')
    return channel === 'whatsapp' ? cards.flatMap(cardApart) : cards.length ? [{ kind: 'cards', cards }] : []
  const file = { kind: 'file', media: kind, mediaId: media_id } as const
  // Messenger's files have no caption: it follows as a message
  if (channel !== 'facebook') return [{ ...file, caption }]
  const alone: Shown = { ...file, caption: '' }
  return caption ? [alone, { kind: 'text', text: caption }] : [alone]
}

/** WhatsApp shows a card as its picture and its words; where it can be answered, its buttons follow the picture. */
function cardApart({ title, subtitle, image, buttons = [] }: ResponseCard): Shown[] {
  const { inline, written } = split('whatsapp', buttons)
  const text = [`*${title}*`, subtitle, ...written.map(inWords)].filter(Boolean).join('\n')
  if (inline.length === 0)
    return image ? [{ kind: 'file', media: 'image', mediaId: image, caption: text }] : [{ kind: 'text', text }]
  const picture: Shown[] = image ? [{ kind: 'file', media: 'image', mediaId: image, caption: '' }] : []
  return [...picture, offered('whatsapp', text, inline)]
}

const leaves = ({ type }: ResponseButton) => type === 'url' || type === 'phone'

const inWords = ({ title, target }: ResponseButton) => `${title}: ${target ?? ''}`

/** What can be chosen of several buttons on a channel, in the order shown: what is written out is none of it. */
export const choicesOn = (channel: Channel, buttons: readonly ResponseButton[]): readonly ResponseButton[] =>
  split(channel, buttons).inline

/** Buttons that the channel shows as buttons, and those that have to be written out. */
function split(channel: Channel, buttons: readonly ResponseButton[]) {
  const replies = buttons.filter((button) => !leaves(button))
  const mixes = channel === 'webchat' || (channel === 'facebook' && buttons.length <= channelLimits.facebook.buttons)
  return mixes ? { inline: buttons, written: [] } : { inline: replies, written: buttons.filter(leaves) }
}

function offered(channel: Channel, text: string, buttons: readonly ResponseButton[]): Shown {
  if (channel === 'webchat' || buttons.length <= channelLimits[channel].buttons)
    return { kind: 'buttons', text, buttons }
  if (buttons.length > mostChoices(channel)) {
    const lines = buttons.map(({ title }, at) => `${at + 1}. ${title}`)
    return { kind: 'numbered', text: [text, ...lines].join('\n'), buttons }
  }
  return channel === 'whatsapp'
    ? { kind: 'list', text, open: OPEN_LIST, rows: buttons }
    : { kind: 'quick-replies', text, buttons }
}

/** How many answers a channel offers under one message, in whichever form. */
export function mostChoices(channel: Channel): number {
  const limits = channelLimits[channel]
  return 'listRows' in limits ? limits.listRows : 'quickReplies' in limits ? limits.quickReplies : limits.buttons
}
