import { number, object } from '../meta/incoming.ts'

/**
 * Returns the id under which a message of Telegram is stored. Telegram counts messages per bot and chat, so that its
 * number alone says nothing.
 * @param bot the bot's id at Telegram
 */
export function messageId(bot: string, message: unknown): string | undefined {
  const { chat, message_id } = object(message)
  const [chatId, id] = [number(object(chat).id), number(message_id)]
  return chatId === undefined || id === undefined ? undefined : `${bot}:${chatId}:${id}`
}

/** Returns Telegram's number of a message from its stored id; undefined for presses of buttons, which are no messages. */
export function numberIn(externalId: string): number | undefined {
  const found = /^\d+:-?\d+:(\d+)$/.exec(externalId)
  return found ? Number(found[1]) : undefined
}
