import {
  type Content,
  given,
  type Incoming,
  type IncomingFile,
  type Json,
  list,
  locationOf,
  number,
  object,
  string,
  UNKNOWN_PLACE,
} from '../meta/incoming.ts'
import { timeOf } from '../meta/whatsapp-incoming.ts'
import { messageId } from './message-id.ts'

/** What Telegram is asked to deliver. */
export const UPDATES = ['message', 'edited_message', 'callback_query', 'message_reaction', 'my_chat_member']

/** The fields of a message that hold a file, with the name that it gets when it has none, in order of precedence. */
const FILES: [field: string, name: string][] = [
  ['video', 'Video'],
  ['video_note', 'Video redondo'],
  // Telegram repeats an animation as a document.
  ['animation', 'Animación'],
  ['voice', 'Nota de voz'],
  ['audio', 'Audio'],
  ['document', 'Documento'],
]

/** What the console does not show, as staff call it. */
const UNSUPPORTED: Record<string, string> = {
  poll: 'una encuesta',
  checklist: 'una lista de tareas',
  story: 'una historia',
  game: 'un juego',
  invoice: 'una factura',
  paid_media: 'un archivo pago',
  giveaway: 'un sorteo',
}

/**
 * Reads an update of the Bot API. Every field may be missing. Only private chats count: a bot that somebody adds to a
 * group or a channel says nothing there.
 * @param bot the bot's id at Telegram
 */
export function readTelegram(bot: string, update: Json): Incoming {
  const { message, edited_message, callback_query, message_reaction, my_chat_member } = update
  if (callback_query) return readPress(bot, object(callback_query))
  if (my_chat_member) return readMembership(object(my_chat_member))
  const any = object(message ?? edited_message ?? message_reaction)
  if (!isPrivate(any)) return { kind: 'nothing' }
  if (message_reaction) return readReaction(bot, any)
  return edited_message ? readEdit(bot, any) : readMessage(bot, any)
}

const isPrivate = ({ chat }: Json): boolean => object(chat).type === 'private'

/** The time of an update; undefined when it has none. */
export function telegramTime(update: Json): Date | undefined {
  const { message, edited_message, message_reaction, my_chat_member } = update
  const any = object(message ?? edited_message ?? message_reaction ?? my_chat_member)
  return timeOf(any.edit_date ?? any.date)
}

function personIn(from: Json) {
  const userName = [from.first_name, from.last_name].filter(Boolean).join(' ')
  const identity = given({ userId: number(from.id)?.toString(), username: string(from.username) })
  return { identity, userName }
}

function readMessage(bot: string, message: Json): Incoming {
  const from = object(message.from)
  const externalId = messageId(bot, message)
  const content = contentOf(message)
  const files = filesOf(message)
  const { text, start, isStart } = textOf(message)
  // Somebody joined, a title changed: nothing that a customer says.
  if (!externalId || from.is_bot || (text === '' && files.length === 0 && Object.keys(content).length === 0))
    return { kind: 'nothing' }
  const shared = object(message.contact)
  return {
    kind: 'message',
    externalId,
    ...personIn(from),
    text,
    ...(isStart && { chosen: { title: text, type: 'restart' as const, target: null } }),
    files,
    content: { ...content, ...(start && { referral: { source: 'link', click_id: start } }) },
    ...given({
      replyTo: messageId(bot, message.reply_to_message),
      sentAt: timeOf(message.date),
      // Only their own number: people also share those of others.
      phone: number(shared.user_id) === number(from.id) ? string(shared.phone_number) : undefined,
    }),
  }
}

/**
 * The text of a message. A chat begins with `/start`, which Telegram writes for the person who presses «Iniciar», and
 * which may have what the link to the bot carried.
 */
function textOf(message: Json): { text: string; start?: string; isStart?: true } {
  const text = string(message.text) ?? string(message.caption) ?? string(object(message.dice).emoji) ?? ''
  const start = /^\/start(?:@\w+)?(?:\s+(\S+))?\s*$/.exec(text)
  return start ? { text: 'Empezar', isStart: true, ...given({ start: start[1] }) } : { text }
}

function filesOf(message: Json): IncomingFile[] {
  const photo = list(message.photo).at(-1)
  if (photo) return fileOf(photo, 'Foto')
  const sticker = object(message.sticker)
  // Moving stickers have a form of their own; their picture is what can be shown.
  if (message.sticker)
    return fileOf(sticker.is_animated || sticker.is_video ? object(sticker.thumbnail) : sticker, 'Figurita')
  const [field, name] = FILES.find(([one]) => message[one]) ?? []
  return field && name ? fileOf(object(message[field]), name) : []
}

function fileOf(file: Json, name: string): IncomingFile[] {
  const id = string(file.file_id)
  return id ? [{ id, filename: string(file.file_name) ?? name, ...given({ type: string(file.mime_type) }) }] : []
}

function contentOf(message: Json): Content {
  const venue = object(message.venue)
  const place = object(venue.location ?? message.location)
  const location = locationOf({ ...place, name: venue.title, address: venue.address })
  const contact = object(message.contact)
  const isLost = !location && Boolean(message.venue ?? message.location)
  const strange = Object.keys(UNSUPPORTED).find((field) => message[field])
  return given({
    location,
    contacts: message.contact ? [contactOf(contact)] : undefined,
    voice: message.voice ? true : undefined,
    sticker: message.sticker ? true : undefined,
    forwarded: message.forward_origin ? true : undefined,
    unsupported: strange ? UNSUPPORTED[strange] : isLost ? UNKNOWN_PLACE : undefined,
  })
}

/** Telegram leaves out the plus sign in the numbers of its own people; others are as they were saved. */
const international = (phone: string, userId: unknown): string =>
  userId !== undefined && /^\d{8,15}$/.test(phone) ? `+${phone}` : phone

const contactOf = ({ first_name, last_name, phone_number, user_id }: Json) => ({
  name: [first_name, last_name].filter(Boolean).join(' '),
  phones: [string(phone_number)].flatMap((phone) => (phone ? international(phone, user_id) : [])),
  emails: [],
})

/** A press of a button below a message: its title is what the customer says. */
function readPress(bot: string, query: Json): Incoming {
  const id = string(query.id)
  const data = string(query.data)
  const message = object(query.message)
  if (!id || !data || !isPrivate(message)) return { kind: 'nothing' }
  const rows = object(message.reply_markup).inline_keyboard
  const buttons = Array.isArray(rows) ? rows.flatMap((row) => list(row)) : []
  return {
    kind: 'message',
    externalId: `${bot}:press:${id}`,
    ...personIn(object(query.from)),
    text: string(buttons.find((button) => button.callback_data === data)?.text) ?? '',
    pressed: data,
    files: [],
    content: {},
  }
}

function readReaction(bot: string, reaction: Json): Incoming {
  const target = messageId(bot, reaction)
  const [latest] = list(reaction.new_reaction).slice(-1)
  const emoji = string(latest?.emoji)
  // A drawn emoji of Telegram's has no sign.
  if (!target || (latest && !emoji)) return { kind: 'nothing' }
  return { kind: 'reaction', target, emoji: emoji ?? null, ...given({ sentAt: timeOf(reaction.date) }) }
}

/** A location that moves also comes as an edit, without a text. */
function readEdit(bot: string, message: Json): Incoming {
  const externalId = messageId(bot, message)
  const { text } = textOf(message)
  return externalId && text ? { kind: 'edit', externalId, text } : { kind: 'nothing' }
}

/** The person blocked the bot or lets it write again, or somebody added it to a group. */
function readMembership(change: Json): Incoming {
  const status = string(object(change.new_chat_member).status)
  const chat = object(change.chat)
  if (isPrivate(change))
    return { kind: 'membership', identity: personIn(object(change.from)).identity, isGone: status === 'kicked' }
  const isIn = status === 'member' || status === 'administrator'
  return isIn ? { kind: 'group', title: string(chat.title) ?? '' } : { kind: 'nothing' }
}
