import { db } from '../../foundation/store/db.ts'
import { hide, type Place } from '../../knowledge/dialogue/hide.ts'
import type { SlotValues } from '../../knowledge/dialogue/slots/types.ts'
import { slotValue } from '../../knowledge/dialogue/slots/values.ts'
import type { NamedEntity } from '../../knowledge/dialogue/types.ts'
import { emitChatEvents } from '../chats/core/chat-events.ts'
import type { LockedChat } from '../chats/core/lock.ts'
import { askedIn } from '../chats/core/sensitive/asked.ts'
import { type SensitiveFinder, shownWithout } from '../chats/core/sensitive/finder.ts'
import { knownSecrets, spelledPlaces } from '../chats/core/sensitive/known.ts'

interface ReadMessage {
  id: number
  /** the whole text */
  text: string
  /** the text is what an audio says */
  isVoice: boolean
  /** what the bot found in it */
  entities: readonly NamedEntity[]
  /** the values that the answer needs */
  used: SlotValues
}

/**
 * Hides what the bot read in a customer's message that only they should see, and shows what was hidden only because it
 * might have been the answer to a sensitive question. What an audio says is stored without the values: the audio itself
 * is the whole. Call it within the transaction of the answer. Returns the hidden places.
 */
export async function hideRead(
  chat: LockedChat,
  finder: SensitiveFinder | undefined,
  { id, text, isVoice, entities, used }: ReadMessage,
): Promise<readonly Place[]> {
  if (text === '') return []
  const found = entities.filter(({ sensitive, entity }) => sensitive || finder?.names.has(entity))
  const sure = found.filter(({ entity, value }) => !finder?.ambiguous.has(entity) || slotValue(used, entity) === value)
  const asked = finder && (await askedIn(chat.id, text, finder, id))
  const again = finder ? await knownSecrets(chat.id, text, finder, id) : []
  const needed = Object.entries(used).flatMap(([name, value]) => (finder?.names.has(name) ? [value] : []))
  const all = [...sure, ...(finder?.find(text, asked) ?? []), ...again, ...spelledPlaces(text, needed)]
  const places = all.map(({ start, end }) => ({ start, end }))
  if (isVoice) {
    const transcript = hide(text, places)
    if (transcript !== text) await db().updateTable('message').set({ transcript }).where('id', '=', id).execute()
    return places
  }
  const before = await db().selectFrom('message').select('body').where('id', '=', id).executeTakeFirstOrThrow()
  const { text: body, written = null } = shownWithout(text, places)
  if (body === before.body) return places
  await db().updateTable('message').set({ body, written }).where('id', '=', id).execute()
  await db()
    .updateTable('chat')
    .set({ last_message_text: body })
    .where('id', '=', chat.id)
    .where('last_message_text', '=', before.body)
    .execute()
  await emitChatEvents(chat.bot_id, chat.id, { after: chat, whole: true }, [
    'message-text',
    { chat_id: chat.id, message_id: id, text: body, hidden: written !== null },
  ])
  return places
}
