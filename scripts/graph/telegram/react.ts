import type { Call } from '../http/call.ts'
import { isObject } from '../http/json.ts'
import type { Simulator } from '../simulator.ts'
import { messageWith } from './chat.ts'
import { recipientOf } from './send.ts'
import { badRequest, type TelegramBot } from './types.ts'

/** The emojis with which bots may react (Bot API: ReactionTypeEmoji). */
const ALLOWED = new Set(
  (
    '❤ 👍 👎 🔥 🥰 👏 😁 🤔 🤯 😱 🤬 😢 🎉 🤩 🤮 💩 🙏 👌 🕊 🤡 🥱 🥴 😍 🐳 ❤\u200d🔥 🌚 🌭 💯 🤣 ⚡ 🍌 🏆 💔 🤨 😐 🍓 🍾 💋 🖕 😈 ' +
    '😴 😭 🤓 👻 👨\u200d💻 👀 🎃 🙈 😇 😨 🤝 ✍ 🤗 🫡 🎅 🎄 ☃ 💅 🤪 🗿 🆒 💘 🙉 🦄 😘 💊 🙊 😎 👾 🤷\u200d♂ 🤷 🤷\u200d♀ 😡'
  ).split(' '),
)

/** `setMessageReaction`: a bot has one reaction to a message; an empty list takes it back. */
export function setMessageReaction(sim: Simulator, bot: TelegramBot, { params }: Call): boolean {
  const person = recipientOf(sim, bot, params)
  const target = messageWith(sim, bot, person, params.message_id)
  if (!target) throw badRequest('message to react not found')
  const given = Array.isArray(params.reaction) ? params.reaction : []
  if (given.length > 1) throw badRequest('REACTIONS_TOO_MANY')
  const [one] = given
  const emoji = isObject(one) && one.type === 'emoji' ? String(one.emoji) : undefined
  if (one !== undefined && (emoji === undefined || !ALLOWED.has(emoji))) throw badRequest('REACTION_INVALID')
  target.businessReaction = emoji
  sim.world.emit('thread', { accountId: bot.id, personId: person.id })
  return true
}
