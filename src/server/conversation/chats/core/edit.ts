import { readable } from '../../../../contract/trimmed.ts'
import { db, json, tx } from '../../../foundation/store/db.ts'
import { emitChatEvents } from './chat-events.ts'
import { lockChat } from './lock.ts'
import { shownUnread } from './sensitive/arrival.ts'
import { sensitiveFinder } from './sensitive/finder.ts'

/**
 * Stores the new text of a message that its customer edited. The bot does not answer it again.
 * @param externalId the channel's id of the message; one that is not known is left alone
 */
export async function editMessage(botId: number, externalId: string, text: string): Promise<void> {
  const finder = await sensitiveFinder(botId)
  await tx(async () => {
    const found = await db()
      .selectFrom('message')
      .select(['id', 'chat_id'])
      .where('bot_id', '=', botId)
      .where('external_id', '=', externalId)
      .where('author', '=', 'user')
      .executeTakeFirst()
    if (!found) return
    const chat = await lockChat(botId, found.chat_id)
    const before = await db()
      .selectFrom('message')
      .select(['body', 'written', 'content'])
      .where('id', '=', found.id)
      .executeTakeFirstOrThrow()
    if ((before.written ?? before.body) === text) return
    const { text: body, written = null } = finder ? await shownUnread(chat.id, text, finder, found.id) : { text }
    const content = { ...before.content, edited: true }
    await db()
      .updateTable('message')
      .set({ body, written, content: json(content) })
      .where('id', '=', found.id)
      .execute()
    await db()
      .updateTable('chat')
      .set({ last_message_text: readable(body) })
      .where('id', '=', chat.id)
      .where('last_message_text', '=', readable(before.body))
      .execute()
    await emitChatEvents(botId, chat.id, { after: chat, whole: true }, [
      'message-text',
      { chat_id: chat.id, message_id: found.id, text: body, hidden: written !== null, content },
    ])
  })
}
