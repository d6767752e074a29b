import { number, object } from '../meta/incoming.ts'
import type { InboxItem } from '../meta/split.ts'

/**
 * Returns what one request of Telegram delivers; undefined when it is no update. Updates about one chat share a lane, and
 * the number of an update is the same for every repetition.
 */
export function telegramItem(payload: unknown): InboxItem | undefined {
  const update = object(payload)
  const id = number(update.update_id)
  if (id === undefined) return undefined
  const { message, edited_message, callback_query, message_reaction, my_chat_member } = update
  const about = object(message ?? edited_message ?? message_reaction ?? my_chat_member)
  const pressed = object(callback_query)
  const chat = number(object(about.chat).id) ?? number(object(object(pressed.message).chat).id) ?? 0
  return { kind: 'telegram', externalId: '', key: `u:${id}`, lane: `c:${chat}`, body: { update } }
}
