import { tx } from '../../../foundation/store/db.ts'
import { yieldThread } from '../../../knowledge/nlu/chunks.ts'
import { lockChat } from '../core/lock.ts'
import type { SensitiveFinder } from '../core/sensitive/finder.ts'
import { newCourse, PAGE, pageOf, readMessage } from './read-chat.ts'
import { hideInCollected, hideInDialogue, hideInHandoffs, hideInRating } from './records.ts'
import { type HiddenPage, storePage } from './store-page.ts'

/**
 * Hides the sensitive values in the messages of a chat, and in what was kept of them, as if they had been sensitive from the
 * beginning. Hidden ones stay hidden. It can be repeated, also after it was interrupted: a message that tells a value is
 * stored after all that repeats it.
 */
export async function hideInChat(botId: number, chatId: number, finder: SensitiveFinder): Promise<void> {
  const { pages, secrets } = await readChat(chatId, finder)
  await hideInRating(chatId, finder)
  await hideInCollected(chatId, finder, secrets)
  await tx(async () => {
    await lockChat(botId, chatId)
    if (secrets.length > 0) await hideInHandoffs(chatId, secrets)
    await hideInDialogue(chatId, finder, secrets)
  })
  for (const page of pages.reverse()) await storePage({ botId, chatId, page, secrets, finder })
}

/** Reads a chat and returns what is to be hidden, by pages, and all values that were told. */
async function readChat(chatId: number, finder: SensitiveFinder) {
  const course = newCourse()
  const pages: HiddenPage[] = []
  let from = 0
  for (;;) {
    const rows = await pageOf(chatId, from)
    const page: HiddenPage = { from, upTo: rows.at(-1)?.id ?? from, changes: [], files: [] }
    for (const row of rows) {
      const change = readMessage(row, finder, course)
      if (change) page.changes.push(change)
      // A file is judged by the question before it.
      if (row.has_files && row.author === 'user') page.files.push({ messageId: row.id, asked: course.asked })
      // Messages of customers who are writing now must not wait.
      await yieldThread()
    }
    pages.push(page)
    if (rows.length < PAGE) return { pages, secrets: [...course.secrets] }
    from = page.upTo
  }
}
