import type { Simulator } from '../simulator.ts'
import type { Message, Person } from '../world/types.ts'
import type { TelegramBot } from './types.ts'

/** A person as a user and as a private chat. */
export function userOf({ world }: Simulator, person: Person): object {
  const [first_name, ...others] = person.name.split(' ')
  const last_name = others.join(' ')
  return {
    id: world.telegramId(person),
    first_name,
    ...(last_name && { last_name }),
    ...(person.username && { username: person.username }),
  }
}

export const chatWith = (sim: Simulator, person: Person): object => ({ ...userOf(sim, person), type: 'private' })

export const botUser = ({ id, name, username }: TelegramBot): object => ({
  id: Number(id),
  is_bot: true,
  first_name: name,
  username,
})

/** Keeps a message of either side. */
export function keepMessage(
  sim: Simulator,
  bot: TelegramBot,
  person: Person,
  given: { isInbound: boolean; type: string; content: Record<string, unknown>; request?: object },
): { message: Message; shown: Record<string, unknown> } {
  const { world } = sim
  const number = bot.nextMessage++
  const at = world.clock.now()
  const shown = {
    message_id: number,
    from: given.isInbound ? { ...userOf(sim, person), is_bot: false, language_code: 'es' } : botUser(bot),
    chat: chatWith(sim, person),
    date: Math.floor(at / 1000),
    ...given.content,
  }
  const message: Message = {
    id: `${bot.id}:${world.telegramId(person)}:${number}`,
    accountId: bot.id,
    personId: person.id,
    isInbound: given.isInbound,
    at,
    type: given.type,
    body: JSON.stringify({ ...given.request, shown }),
    status: given.isInbound ? 'received' : 'sent',
    statusAt: at,
  }
  world.addMessage(message)
  world.emit('message', message)
  return { message, shown }
}

/** The message with a number in a person's chat. */
export const messageWith = ({ world }: Simulator, bot: TelegramBot, person: Person, number: unknown) =>
  world.messages.get(`${bot.id}:${world.telegramId(person)}:${number}`)
