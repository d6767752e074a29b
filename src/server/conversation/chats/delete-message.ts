import { ChannelOptions } from '../../../../generated/options.ts'
import { DELETABLE_MINUTES, deletesOn, isDeletable } from '../../../contract/message-deletion.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { UserScope } from '../../foundation/http/scope.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { announceForgotten, forgetMessages } from './core/forget-message.ts'
import { lockVisible } from './core/lock.ts'
import { type ChatMessage, messageOf } from './core/message.ts'

/**
 * Deletes what the caller wrote to a customer: its text, files and quote are gone for everybody, and both sides see that
 * it was deleted. Deliveries of webhooks that wait are dropped. 403 for what others wrote, 409 on channels that do not
 * allow it and when it is too late.
 */
export function deleteMessage(scope: UserScope, chatId: number, messageId: number): Promise<ChatMessage> {
  return tx(async () => {
    const chat = await lockVisible(scope, chatId)
    const message = await db()
      .selectFrom('message')
      .select(['id', 'author', 'user_id', 'at', 'content'])
      .where('id', '=', messageId)
      .where('chat_id', '=', chat.id)
      .executeTakeFirst()
    if (!message) throw commonProblems.notFound()
    if (message.author !== 'agent' || message.user_id !== scope.userId)
      throw problem(403, 'forbidden', 'Solo puedes eliminar los mensajes que escribiste tú.')
    if (!deletesOn(chat.channel)) {
      const name = ChannelOptions.find(({ value }) => value === chat.channel)?.label ?? ''
      const text = `${name} no nos deja eliminar un mensaje enviado. Escribe otro que lo corrija.`
      throw problem(409, 'no_destination', text)
    }
    if (message.content?.deleted) return messageOf(chat.id, message.id)
    if (!isDeletable(message.at, currentCall().services.clock())) {
      const text = `Pasaron más de ${DELETABLE_MINUTES} minutos: el cliente ya lo tiene. Escribe otro que lo corrija.`
      throw problem(409, 'too_late', text)
    }
    const said = [{ ...message, chat_id: chat.id }]
    await forgetMessages(chat.bot_id, said)
    await announceForgotten(chat.bot_id, [chat], said)
    await writeAudit({ id: message.id, label: chat.user_name, before: { chat_id: chat.id, sent_at: message.at } })
    return messageOf(chat.id, message.id)
  })
}
