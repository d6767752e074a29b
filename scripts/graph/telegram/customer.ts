import { invalid } from '../http/errors.ts'
import { isObject, type Params } from '../http/json.ts'
import type { Simulator } from '../simulator.ts'
import { newDigits } from '../world/ids.ts'
import type { Person } from '../world/types.ts'
import { botUser, chatWith, keepMessage, messageWith, userOf } from './chat.ts'
import { describeFile, keepFile } from './files.ts'
import type { TelegramBot } from './types.ts'
import { update } from './updates.ts'

/** The kinds of files that a person sends. */
const FILES = ['photo', 'video', 'video_note', 'animation', 'audio', 'voice', 'document', 'sticker']
/** What a message may have besides files. */
const PARTS = ['text', 'caption', 'location', 'venue', 'contact', 'poll', 'dice', 'forward_origin']

/**
 * A person writes to a bot. Files are given as `{photo: {base64, mime_type, filename}}`; `reply_to` is the number of a
 * message. Instead of a message: `{press: {message, data}}`, `{edit: {message, text}}`, `{reaction: {message, emoji}}`.
 */
export function writeToBot(sim: Simulator, person: Person, bot: TelegramBot, given: Params): { id: string } {
  if (isObject(given.press)) return press(sim, person, bot, given.press)
  if (isObject(given.edit)) return edit(sim, person, bot, given.edit)
  if (isObject(given.reaction)) return react(sim, person, bot, given.reaction)
  const kind = FILES.find((field) => isObject(given[field]))
  const parts = Object.fromEntries(PARTS.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]))
  if (!kind && Object.keys(parts).length === 0) throw invalid('A message needs a text or a file')
  const file = kind ? { [kind]: fileOf(sim, bot, kind, given[kind] as Params) } : {}
  const own = parts.contact === true ? { contact: ownContact(sim, person) } : {}
  const { reply_to } = given
  const reply =
    reply_to === undefined ? {} : { reply_to_message: { message_id: reply_to, chat: chatWith(sim, person) } }
  const content = { ...parts, ...own, ...file, ...reply }
  const type = kind ?? Object.keys(parts)[0] ?? 'text'
  const { message, shown } = keepMessage(sim, bot, person, { isInbound: true, type, content })
  update(sim, bot, person, 'message', shown)
  return message
}

/** A person shares their own number. */
const ownContact = (sim: Simulator, person: Person) => {
  const { first_name, last_name } = userOf(sim, person) as Params
  return { phone_number: person.waId, first_name, last_name, user_id: sim.world.telegramId(person) }
}

function fileOf(sim: Simulator, bot: TelegramBot, kind: string, { base64, mime_type, filename }: Params): unknown {
  const bytes = Buffer.from(String(base64 ?? ''), 'base64')
  const mimeType = String(mime_type ?? 'application/octet-stream')
  return describeFile(kind, keepFile(sim, bot, { mimeType, bytes, filename: filename ? String(filename) : undefined }))
}

function found(sim: Simulator, person: Person, bot: TelegramBot, number: unknown) {
  const message = messageWith(sim, bot, person, number)
  if (!message) throw invalid(`There is no message ${String(number)}`)
  return message
}

function press(sim: Simulator, person: Person, bot: TelegramBot, { message, data }: Params): { id: string } {
  const original = found(sim, person, bot, message)
  const { shown } = JSON.parse(original.body) as { shown: object }
  const id = newDigits(18)
  sim.world.presses.set(id, false)
  const from = { ...userOf(sim, person), is_bot: false }
  update(sim, bot, person, 'callback_query', { id, from, message: shown, chat_instance: newDigits(18), data })
  return { id }
}

function edit(sim: Simulator, person: Person, bot: TelegramBot, { message, text }: Params): { id: string } {
  const original = found(sim, person, bot, message)
  const { shown } = JSON.parse(original.body) as { shown: object }
  const changed = { ...shown, text, edit_date: Math.floor(sim.world.clock.now() / 1000) }
  original.body = JSON.stringify({ shown: changed })
  sim.world.emit('thread', { accountId: bot.id, personId: person.id })
  update(sim, bot, person, 'edited_message', changed)
  return original
}

function react(sim: Simulator, person: Person, bot: TelegramBot, { message, emoji }: Params): { id: string } {
  const original = found(sim, person, bot, message)
  const before = original.reaction ? [{ type: 'emoji', emoji: original.reaction }] : []
  original.reaction = emoji ? String(emoji) : undefined
  sim.world.emit('thread', { accountId: bot.id, personId: person.id })
  update(sim, bot, person, 'message_reaction', {
    chat: chatWith(sim, person),
    message_id: message,
    user: userOf(sim, person),
    date: Math.floor(sim.world.clock.now() / 1000),
    old_reaction: before,
    new_reaction: emoji ? [{ type: 'emoji', emoji }] : [],
  })
  return original
}

/** A person blocks a bot or lets it write again. */
export function emitBlocked(sim: Simulator, person: Person, bot: TelegramBot, isBlocked: boolean): void {
  const status = (isGone: boolean) => ({ user: botUser(bot), status: isGone ? 'kicked' : 'member' })
  update(sim, bot, person, 'my_chat_member', {
    chat: chatWith(sim, person),
    from: { ...userOf(sim, person), is_bot: false },
    date: Math.floor(sim.world.clock.now() / 1000),
    old_chat_member: status(!isBlocked),
    new_chat_member: status(isBlocked),
  })
}

/** A person adds a bot to a group and writes there. */
export function writeInGroup(sim: Simulator, person: Person, bot: TelegramBot, text: string): void {
  const chat = { id: -1_001_234_567_890, type: 'supergroup', title: 'Vecinos del barrio' }
  const date = Math.floor(sim.world.clock.now() / 1000)
  const from = { ...userOf(sim, person), is_bot: false }
  const status = (value: string) => ({ user: botUser(bot), status: value })
  const membership = { chat, from, date, old_chat_member: status('left'), new_chat_member: status('member') }
  update(sim, bot, person, 'my_chat_member', membership)
  update(sim, bot, person, 'message', { message_id: 7, from, chat, date, text })
}
