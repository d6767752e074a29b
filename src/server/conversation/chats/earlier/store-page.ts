import { db, tx } from '../../../foundation/store/db.ts'
import type { Place } from '../../../knowledge/dialogue/hide.ts'
import { type ChatEvent, emitChatEvents } from '../core/chat-events.ts'
import { lockChat } from '../core/lock.ts'
import { hideFilenames } from '../core/sensitive/filenames.ts'
import type { SensitiveFinder } from '../core/sensitive/finder.ts'
import { hideInFacts } from './facts.ts'
import type { Change } from './read-chat.ts'

/** Messages of a chat in a row, and what is to be hidden in them. */
export interface HiddenPage {
  /** the message before the first one */
  from: number
  upTo: number
  changes: Change[]
  /** the messages with files, and what was asked before them */
  files: { messageId: number; asked: ReadonlySet<string> }[]
}

interface Hiding {
  botId: number
  chatId: number
  page: HiddenPage
  /** all values that were told in the chat */
  secrets: readonly string[]
  finder: SensitiveFinder
}

/** Hides what is to be hidden in some messages, in how the bot understood them, and in the names of their files. */
export function storePage({ botId, chatId, page, secrets, finder }: Hiding): Promise<void> {
  return tx(async () => {
    // The bot adds the result of a lookup to its facts with the chat locked, too.
    const chat = await lockChat(botId, chatId)
    const hidden = new Map<number, readonly Place[]>()
    const events: ChatEvent[] = []
    for (const change of page.changes) {
      const { row, body, places } = change
      if (!(await storeChange(change))) continue
      if (body === row.body) continue
      hidden.set(row.id, places)
      await hideLast(chatId, row.body, body)
      events.push(['message-text', { chat_id: chatId, message_id: row.id, text: body, hidden: true }])
    }
    await hideInFacts(chatId, page, secrets, hidden, finder)
    const names = await hideFilenamesOf(page.files, finder)
    for (const { before, after } of names) await hideLast(chatId, before, after)
    // The item has the last text, so it is told once that is hidden.
    if (events.length > 0 || names.length > 0)
      await emitChatEvents(botId, chatId, { after: chat, whole: true }, ...events)
  })
}

/** Stores a message without its values; false if the bot has read it meanwhile, and hidden more. */
async function storeChange({ row, body, transcript }: Change): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable('message')
    .set({ body, transcript, ...(body !== row.body && { written: row.written ?? row.body }) })
    .where('id', '=', row.id)
    .where('body', '=', row.body)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Hides the text that lists of chats show as the last one. */
async function hideLast(chatId: number, before: string, after: string): Promise<void> {
  await db()
    .updateTable('chat')
    .set({ last_message_text: after })
    .where('id', '=', chatId)
    .where('last_message_text', '=', before)
    .execute()
}

/** Hides values in the names of files, and returns the names that changed. */
async function hideFilenamesOf(files: HiddenPage['files'], finder: SensitiveFinder) {
  const names: Awaited<ReturnType<typeof hideFilenames>> = []
  for (const { messageId, asked } of files) {
    const rows = await db().selectFrom('message_file').select('media_id').where('message_id', '=', messageId).execute()
    const media = rows.map(({ media_id }) => media_id)
    if (media.length > 0) names.push(...(await hideFilenames(media, finder, asked)))
  }
  return names
}
