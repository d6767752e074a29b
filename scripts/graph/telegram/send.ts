import type { Call } from '../http/call.ts'
import { isObject, type Params } from '../http/json.ts'
import type { Simulator } from '../simulator.ts'
import type { Person } from '../world/types.ts'
import { chatWith, keepMessage, messageWith } from './chat.ts'
import { checkKeyboard, checkText } from './checks.ts'
import { describeFile, keepFile } from './files.ts'
import { badRequest, type TelegramBot, TelegramError } from './types.ts'

/** The methods that send something, with the field that holds a file. */
export const senders: Readonly<Record<string, string | undefined>> = {
  sendmessage: undefined,
  sendlocation: undefined,
  sendvenue: undefined,
  sendphoto: 'photo',
  sendvideo: 'video',
  sendanimation: 'animation',
  sendaudio: 'audio',
  sendvoice: 'voice',
  senddocument: 'document',
}

/** Bytes that a bot may upload: 10 MB as a photo, else 50 MB. */
const LARGEST_PHOTO = 10 * 1024 * 1024
const LARGEST = 50 * 1024 * 1024
/** Typing is shown for 5 seconds. */
const TYPING = 5_000

/** Sends something to a person. @param method in lower case */
export function send(sim: Simulator, bot: TelegramBot, { params, files }: Call, method: string): object {
  const { world } = sim
  const person = recipientOf(sim, bot, params)
  checkKeyboard(params.reply_markup)
  checkFlood(sim, bot, person)
  const { type, content, request } = contentOf(sim, bot, { params, files }, method)
  const reply = repliedTo(sim, bot, person, params)
  const keyboard = isObject(params.reply_markup) ? { reply_markup: params.reply_markup } : {}
  const { shown } = keepMessage(sim, bot, person, {
    ...{ isInbound: false, type, request: { method, ...request } },
    content: { ...content, ...keyboard, ...reply },
  })
  world.thread(bot.id, person.id).typingUntil = undefined
  return shown
}

/** The person of `chat_id`. @throws {TelegramError} for strangers and those who blocked the bot */
export function recipientOf({ world }: Simulator, bot: TelegramBot, { chat_id }: Params): Person {
  const person = world.byScoped(String(chat_id))
  if (!person || String(world.telegramId(person)) !== String(chat_id)) throw badRequest('chat not found')
  if (person.blocked.has(bot.id)) throw new TelegramError(403, 'Forbidden: bot was blocked by the user')
  if (!world.thread(bot.id, person.id).messages.some(({ isInbound }) => isInbound))
    throw new TelegramError(403, "Forbidden: bot can't initiate conversation with a user")
  return person
}

/** @throws {TelegramError} 429 with the seconds to wait */
function checkFlood({ world }: Simulator, bot: TelegramBot, person: Person): void {
  const { telegramPerSecond, telegramPairBurst } = world.settings.limits
  const isSlow =
    telegramPerSecond > 0 &&
    (!world.takeToken(`tg:${bot.id}`, telegramPerSecond, telegramPerSecond) ||
      !world.takeToken(`tg:${bot.id}:${person.id}`, telegramPairBurst, 1))
  if (isSlow) throw new TelegramError(429, 'Too Many Requests: retry after 2', 2)
}

interface Content {
  type: string
  content: Record<string, unknown>
  request: Params
}

function contentOf(sim: Simulator, bot: TelegramBot, call: Pick<Call, 'params' | 'files'>, method: string): Content {
  const { params } = call
  const field = senders[method]
  if (method === 'sendmessage') {
    const text = checkText(params.text, params.parse_mode, 4096, 'message')
    if (text === '') throw badRequest('message text is empty')
    return { type: 'text', content: { text }, request: params }
  }
  if (!field) {
    const location = { latitude: Number(params.latitude), longitude: Number(params.longitude) }
    if (!Number.isFinite(location.latitude) || !Number.isFinite(location.longitude))
      throw badRequest('latitude and longitude are required')
    if (method === 'sendlocation') return { type: 'location', content: { location }, request: params }
    if (!params.title || !params.address) throw badRequest('title and address are required')
    const { title, address } = params
    return { type: 'venue', content: { location, venue: { location, title, address } }, request: params }
  }
  const caption = checkText(params.caption, params.parse_mode, 1024, 'message caption')
  const upload = call.files.find((file) => file.field === field)
  if (upload && upload.bytes.length > (field === 'photo' ? LARGEST_PHOTO : LARGEST))
    throw new TelegramError(413, 'Request Entity Too Large')
  const media = upload ? keepFile(sim, bot, upload) : sim.world.media.get(String(params[field] ?? ''))
  if (!media || media.ownerId !== bot.id) throw badRequest('wrong file identifier/HTTP URL specified')
  const content = { [field]: describeFile(field, media), ...(caption && { caption }) }
  return { type: field, content, request: { ...params, [field]: media.id, uploaded: upload !== undefined } }
}

function repliedTo(sim: Simulator, bot: TelegramBot, person: Person, { reply_parameters: reply }: Params): object {
  if (!isObject(reply)) return {}
  const original = messageWith(sim, bot, person, reply.message_id)
  if (!original && !reply.allow_sending_without_reply) throw badRequest('message to be replied not found')
  return original ? { reply_to_message: { message_id: Number(reply.message_id), chat: chatWith(sim, person) } } : {}
}

/** `sendChatAction`. */
export function chatAction(sim: Simulator, bot: TelegramBot, { params }: Call): boolean {
  const person = recipientOf(sim, bot, params)
  sim.world.thread(bot.id, person.id).typingUntil = sim.world.clock.now() + TYPING
  sim.world.emit('thread', { accountId: bot.id, personId: person.id })
  return true
}
