import type { components } from '../../../../generated/api.d.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { visibleChat } from './core/lock.ts'

interface Asked {
  chatId: number
  messageId: number
}

/**
 * Returns the whole text of a message that hides sensitive values, and records who read it.
 * @throws 404 if the caller may not see the chat, or the message hides nothing
 */
export async function writtenOf(
  scope: Scope,
  { chatId, messageId }: Asked,
): Promise<components['schemas']['ChatWritten']> {
  const chat = await visibleChat(scope, chatId)
  const message = await db()
    .selectFrom('message')
    .select('written')
    .where('id', '=', messageId)
    .where('chat_id', '=', chatId)
    .executeTakeFirst()
  if (!message?.written) throw commonProblems.notFound()
  await writeAudit({ id: chatId, label: chat.user_name, after: { message_id: messageId } })
  return { text: message.written }
}
