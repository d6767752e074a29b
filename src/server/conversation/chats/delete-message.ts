import { sql } from 'kysely'
import { ChannelOptions } from '../../../../generated/options.ts'
import { DELETABLE_MINUTES, deletesOn, isDeletable } from '../../../contract/message-deletion.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { UserScope } from '../../foundation/http/scope.ts'
import { db, json, tx } from '../../foundation/store/db.ts'
import { emitChatEvents } from './core/chat-events.ts'
import { lockVisible } from './core/lock.ts'
import { type ChatMessage, messageOf } from './core/message.ts'
import { preview } from './core/preview.ts'

/** What stays of a deleted message. */
const DELETED = { deleted: true }

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
    await forgetFiles(message.id)
    await db()
      .updateTable('message')
      .set({ body: '', written: null, transcript: null, buttons: null, shown: null, reply_to: null, reaction: null })
      .set({ has_files: false, content: json(DELETED) })
      .where('id', '=', message.id)
      .execute()
    const shown = preview({ text: '', content: DELETED })
    await db()
      .updateTable('chat')
      .set({ last_message_text: shown.text, last_message_kind: shown.kind })
      .where('id', '=', chat.id)
      .where(sql<boolean>`not exists (select from message m
        where m.chat_id = chat.id and m.id > ${message.id} and m.author <> 'internal')`)
      .execute()
    await forgetDeliveries(chat.bot_id, message.id)
    await emitChatEvents(chat.bot_id, chat.id, { after: chat, whole: true }, [
      'message-text',
      { chat_id: chat.id, message_id: message.id, text: '', hidden: false, content: DELETED },
    ])
    await writeAudit({ id: message.id, label: chat.user_name, before: { chat_id: chat.id, sent_at: message.at } })
    return messageOf(chat.id, message.id)
  })
}

/** Drops the deliveries of webhooks that wait, and the names of files in those that left. */
async function forgetDeliveries(botId: number, messageId: number): Promise<void> {
  const waiting = db().deleteFrom('webhook_delivery').where('bot_id', '=', botId).where('message_id', '=', messageId)
  await waiting.where('next_at', 'is not', null).execute()
  await sql`
    update webhook_delivery set data = jsonb_set(data, '{message,files}', '[]')
    where bot_id = ${botId} and message_id = ${messageId}`.execute(db())
}

/** Detaches the files of a message, and forgets those that were stored only for it; the cleaning deletes their bytes. */
async function forgetFiles(messageId: number): Promise<void> {
  const gone = db().deleteFrom('message_file').where('message_id', '=', messageId).returning('media_id')
  const ids = (await gone.execute()).map(({ media_id }) => media_id)
  if (ids.length === 0) return
  await db()
    .deleteFrom('media')
    .where('id', 'in', ids)
    .where('visibility', '=', 'chat')
    .where(sql<boolean>`not exists (select from message_file f where f.media_id = media.id)`)
    .where(sql<boolean>`not exists (select from budget b where b.media_id = media.id)`)
    .where(sql<boolean>`not exists (select from budget_version v where v.media_id = media.id)`)
    .execute()
}
