// What each channel supports and how a message with buttons is rendered on it. Used by the editor's preview, the
// validation on save, the test chat and outgoing delivery.

/** The channels customers write through. */
export type Channel = 'webchat' | 'whatsapp' | 'facebook' | 'telegram' | 'email'

/**
 * A button as in the API and in stored messages. For type `response`, the title is sent back as the customer's text.
 */
export interface ResponseButton {
  title: string
  type: 'response' | 'form' | 'url' | 'phone' | 'area' | 'restart'
  /** URL, phone number or area id, depending on the type; for `response`, see `parseTarget` */
  target?: string | null
  /** second line, on channels that show one */
  description?: string
}

/** A card with an image (`media.number`) and its own buttons. */
export interface ResponseCard {
  title: string
  subtitle?: string
  image?: number | null
  buttons?: readonly ResponseButton[]
}

/** A message as in the API. Its `kind` determines which fields are used. */
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

/** Maximum characters and items per channel. The limits of WhatsApp and Messenger are those
 * documented by Meta, those of Telegram by its Bot API. */
export const channelLimits = {
  webchat: {
    text: 4096,
    textWithButtons: 4096,
    caption: 1024,
    buttons: 10,
    buttonTitle: 20,
    /** options that the bot takes from the titles of answers, which wrap in the widget */
    optionTitle: 40,
  },
  whatsapp: {
    text: 4096,
    textWithButtons: 1024,
    caption: 1024,
    /** more than this are shown as a list */
    buttons: 3,
    buttonTitle: 20,
    optionTitle: 20,
    listRows: 10,
    rowTitle: 24,
    rowDescription: 72,
  },
  facebook: {
    text: 2000,
    textWithButtons: 640,
    caption: 0,
    /** more than this are shown as quick replies */
    buttons: 3,
    buttonTitle: 20,
    optionTitle: 20,
    quickReplies: 13,
  },
  telegram: {
    text: 4096,
    textWithButtons: 4096,
    caption: 1024,
    /** Telegram documents no lower limit than 100; more than these are not read */
    buttons: 10,
    buttonTitle: 20,
    optionTitle: 40,
  },
  // Mail has no limits of its own; these keep it readable. Its buttons are numbered lines of the text.
  email: {
    text: 10_000,
    textWithButtons: 10_000,
    caption: 10_000,
    buttons: 10,
    buttonTitle: 20,
    optionTitle: 40,
  },
} as const satisfies Record<Channel, object>

/** All channels in display order. */
export const channels = Object.keys(channelLimits) as readonly Channel[]

/** Label of the button that opens a list. */
const OPEN_LIST = 'Ver opciones'
/** The usual text above buttons that follow no text message. */
const OPTIONS = 'Estas son las opciones:'

/** What a customer sees: a message bubble, a file or a choice. */
export type RenderedMessage =
  | { kind: 'text'; text: string }
  | { kind: 'file'; media: 'image' | 'video' | 'audio' | 'document'; mediaId: number | null; caption: string }
  | { kind: 'location'; latitude: number; longitude: number; text: string }
  | { kind: 'cards'; cards: readonly ResponseCard[] }
  | { kind: 'buttons'; text: string; buttons: readonly ResponseButton[] }
  | { kind: 'list'; text: string; open: string; rows: readonly ResponseButton[] }
  | { kind: 'quick-replies'; text: string; buttons: readonly ResponseButton[] }
  /** more buttons than the channel supports: the text numbers them, and the customer answers with the number */
  | { kind: 'numbered'; text: string; buttons: readonly ResponseButton[] }
  | RenderedTemplate

/** A template of WhatsApp, filled in. */
export interface RenderedTemplate {
  kind: 'template'
  name: string
  language: string
  header: string | null
  /** number of the file in the header */
  mediaId: number | null
  text: string
  footer: string | null
  buttons: readonly ResponseButton[]
  /** its data as Meta takes them; a file is `{file: number}`, and the payloads of quick replies are missing */
  components: readonly object[]
}

/** Messages in order, and the buttons below the last one. */
export interface Content {
  messages: readonly ResponseMessage[]
  buttons?: readonly ResponseButton[] | undefined
  /** the text above buttons that follow no text message */
  options?: string | undefined
}

/**
 * Returns how a response is rendered on a channel. Parts the channel does not support are written as text: URLs and
 * phone numbers that WhatsApp cannot combine with answer buttons, phone numbers on Telegram, and cards on channels without
 * cards.
 * @param variant index of the wording to show: 0 is the text, 1 the first variant
 */
export function renderFor(
  channel: Channel,
  { messages, buttons = [], options = OPTIONS }: Content,
  variant = 0,
): RenderedMessage[] {
  const shown = messages.flatMap((message) => oneShown(channel, message, variant))
  if (buttons.length === 0) return shown
  const { inline, written } = split(channel, buttons)
  const last = shown.at(-1)
  const body = last?.kind === 'text' ? last.text : ''
  const before = last?.kind === 'text' ? shown.slice(0, -1) : shown
  const text = [body, ...written.map(inWords)].filter(Boolean).join('\n')
  if (inline.length === 0) return [...before, { kind: 'text', text }]
  return [...before, offered(channel, text || options, inline)]
}

/** All wordings of a message: its text, then its variants. */
export const wordings = ({ text, variants = [] }: Pick<ResponseMessage, 'text' | 'variants'>): string[] =>
  [text ?? '', ...variants].filter(Boolean)

function oneShown(channel: Channel, message: ResponseMessage, variant: number): RenderedMessage[] {
  const { kind, caption = '', media_id = null, cards = [] } = message
  const all = wordings(message)
  const text = all[variant % Math.max(all.length, 1)] ?? ''
  if (kind === 'text') return text ? [{ kind, text }] : []
  if (kind === 'location') {
    const { latitude = 0, longitude = 0 } = message
    return [{ kind, latitude, longitude, text }]
  }
  if (kind === 'card' || kind === 'carousel')
    return channel === 'whatsapp' || channel === 'telegram' || channel === 'email'
      ? cards.flatMap((card) => cardApart(channel, card))
      : cards.length
        ? [{ kind: 'cards', cards }]
        : []
  const file = { kind: 'file', media: kind, mediaId: media_id } as const
  // Messenger files have no caption: send it as a separate message.
  if (channel !== 'facebook') return [{ ...file, caption }]
  const alone: RenderedMessage = { ...file, caption: '' }
  return caption ? [alone, { kind: 'text', text: caption }] : [alone]
}

/**
 * WhatsApp, Telegram and mail have no cards: a card is sent as an image with its text as caption. If it has answer
 * buttons, the text and buttons follow the image.
 */
function cardApart(
  channel: 'whatsapp' | 'telegram' | 'email',
  { title, subtitle, image, buttons = [] }: ResponseCard,
): RenderedMessage[] {
  const { inline, written } = split(channel, buttons)
  const name = channel === 'whatsapp' ? `*${title}*` : `**${title}**`
  const text = [name, subtitle, ...written.map(inWords)].filter(Boolean).join('\n')
  if (inline.length === 0)
    return image ? [{ kind: 'file', media: 'image', mediaId: image, caption: text }] : [{ kind: 'text', text }]
  const picture: RenderedMessage[] = image ? [{ kind: 'file', media: 'image', mediaId: image, caption: '' }] : []
  return [...picture, offered(channel, text, inline)]
}

const leaves = ({ type }: ResponseButton) => type === 'url' || type === 'phone'

const inWords = ({ title, target }: ResponseButton) => `${title}: ${target ?? ''}`

/** The buttons a customer can choose on a channel, in display order. Buttons written out as text are excluded. */
export const choiceButtonsOf = (channel: Channel, buttons: readonly ResponseButton[]): readonly ResponseButton[] =>
  split(channel, buttons).inline

/** Splits buttons into those the channel shows as buttons and those written out as text. */
function split(channel: Channel, buttons: readonly ResponseButton[]) {
  // Telegram opens web addresses from buttons, but calls nobody.
  if (channel === 'telegram')
    return {
      inline: buttons.filter(({ type }) => type !== 'phone'),
      written: buttons.filter(({ type }) => type === 'phone'),
    }
  const replies = buttons.filter((button) => !leaves(button))
  const mixes = channel === 'webchat' || (channel === 'facebook' && buttons.length <= channelLimits.facebook.buttons)
  return mixes ? { inline: buttons, written: [] } : { inline: replies, written: buttons.filter(leaves) }
}

function offered(channel: Channel, text: string, buttons: readonly ResponseButton[]): RenderedMessage {
  const isMail = channel === 'email'
  if (channel === 'webchat' || (!isMail && buttons.length <= channelLimits[channel].buttons))
    return { kind: 'buttons', text, buttons }
  if (isMail || buttons.length > maxChoices(channel)) {
    const lines = buttons.map(({ title }, at) => `${at + 1}. ${title}`)
    return { kind: 'numbered', text: [text, ...lines].join('\n'), buttons }
  }
  return channel === 'whatsapp'
    ? { kind: 'list', text, open: OPEN_LIST, rows: buttons }
    : { kind: 'quick-replies', text, buttons }
}

/** Maximum number of answers a channel supports below one message, as buttons, list or quick replies. */
export function maxChoices(channel: Channel): number {
  const limits = channelLimits[channel]
  return 'listRows' in limits ? limits.listRows : 'quickReplies' in limits ? limits.quickReplies : limits.buttons
}
