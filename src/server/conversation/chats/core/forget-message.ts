import { sql } from 'kysely'
import { db, json } from '../../../foundation/store/db.ts'
import { emitChatEvents } from './chat-events.ts'
import { type Forgotten, withoutMessage } from './forgotten.ts'
import type { LockedChat } from './lock.ts'
import { preview } from './preview.ts'
import { quoteIn } from './quote.ts'

/** What stays of a deleted message. */
const DELETED = { deleted: true }

/**
 * Forgets what a message of a locked chat said: its text, files and quote, also where they stand again: the row of the
 * list, events, stored answers, and deliveries to webhooks and channels. Announce it afterwards.
 * @returns the files of which nothing is stored any more but their bytes
 */
export async function forgetMessage(chat: LockedChat, { id, at }: { id: number; at: string }): Promise<string[]> {
  const quote = await quoteIn(chat.id, id)
  const files = await forgetFiles(id)
  await db()
    .updateTable('message')
    .set({ body: '', written: null, transcript: null, buttons: null, shown: null, reply_to: null, reaction: null })
    .set({ has_files: false, content: json(DELETED) })
    .where('id', '=', id)
    .execute()
  const shown = preview({ text: '', content: DELETED })
  await db()
    .updateTable('chat')
    .set({ last_message_text: shown.text, last_message_kind: shown.kind })
    .where('id', '=', chat.id)
    .where(sql<boolean>`not exists (select from message m
      where m.chat_id = chat.id and m.id > ${id} and m.author <> 'internal')`)
    .execute()
  await forgetDeliveries(chat.bot_id, id)
  const gone = { id, chatId: chat.id, at, text: quote?.text ?? '', shown, content: DELETED }
  await forgetEvents(chat.bot_id, gone)
  await forgetAnswers(chat.bot_id, gone)
  return files
}

/** Tells everybody who sees the chat that a message was deleted. */
export const announceForgotten = (chat: LockedChat, id: number): Promise<void> =>
  emitChatEvents(chat.bot_id, chat.id, { after: chat, whole: true }, [
    'message-text',
    { chat_id: chat.id, message_id: id, text: '', hidden: false, content: DELETED },
  ])

/** Drops the deliveries that wait, and the names of files in those that left to webhooks. */
async function forgetDeliveries(botId: number, messageId: number): Promise<void> {
  const waiting = db().deleteFrom('webhook_delivery').where('bot_id', '=', botId).where('message_id', '=', messageId)
  await waiting.where('next_at', 'is not', null).execute()
  await sql`
    update webhook_delivery set data = jsonb_set(data, '{message,files}', '[]')
    where bot_id = ${botId} and message_id = ${messageId}`.execute(db())
  await db().deleteFrom('outbound_part').where('message_id', '=', messageId).execute()
}

/** Time by which an event may be stored later than its time says. */
const LATE = sql`interval '10 minutes'`

/** Blanks the message in the events that a console receives when it comes back. */
async function forgetEvents(botId: number, gone: Forgotten): Promise<void> {
  const chat = String(gone.chatId)
  const { rows } = await sql<{ seq: number; payload: unknown }>`
    select seq, payload from event
    where bot_id = ${botId} and seq > coalesce((select e.seq from event e
        where e.bot_id = ${botId} and e.at < ${gone.at}::timestamptz - ${LATE} order by e.seq desc limit 1), 0)
      and (audience->>'chat_id' = ${chat} or payload->>'chat_id' = ${chat})
      and (position(${`id": ${gone.id}`} in payload::text) > 0 or payload->'chat'->>'last_message_text' = ${gone.text})`.execute(
    db(),
  )
  for (const { seq, payload } of rows)
    await sql`
      update event set payload = ${JSON.stringify(withoutMessage(payload, gone))}::text::jsonb
      where bot_id = ${botId} and seq = ${seq}`.execute(db())
}

/** Blanks the message in the stored answers of requests that may be repeated. */
async function forgetAnswers(botId: number, gone: Forgotten): Promise<void> {
  const { rows } = await sql<{ key: string; created_at: string; answer: unknown }>`
    select key, created_at, answer from idempotency
    where bot_id = ${botId} and created_at >= ${gone.at}::timestamptz
      and position(${`"id": ${gone.id}`} in answer::text) > 0`.execute(db())
  for (const { key, created_at, answer } of rows)
    await sql`
      update idempotency set answer = ${JSON.stringify(withoutMessage(answer, gone))}::text::jsonb
      where bot_id = ${botId} and key = ${key} and created_at = ${created_at}
        and position(${`"id": ${gone.id}`} in answer::text) > 0`.execute(db())
}

/**
 * Detaches the files of a message, and forgets those that were stored only for it; the cleaning deletes their bytes.
 * Their rows are locked: two messages with one file may be forgotten at once, and a message may get it meanwhile.
 */
async function forgetFiles(messageId: number): Promise<string[]> {
  const held = db().selectFrom('message_file').select('media_id').where('message_id', '=', messageId)
  await db().selectFrom('media').select('id').where('id', 'in', held).orderBy('id').forUpdate().execute()
  const gone = db().deleteFrom('message_file').where('message_id', '=', messageId).returning('media_id')
  const ids = (await gone.execute()).map(({ media_id }) => media_id)
  if (ids.length === 0) return []
  const deleted = await db()
    .deleteFrom('media')
    .where('id', 'in', ids)
    .where('visibility', '=', 'chat')
    .where(sql<boolean>`not exists (select from message_file f where f.media_id = media.id)`)
    .where(sql<boolean>`not exists (select from webchat_upload u where u.media_id = media.id)`)
    .where(sql<boolean>`not exists (select from budget b where b.media_id = media.id)`)
    .where(sql<boolean>`not exists (select from budget_version v where v.media_id = media.id)`)
    .returning('id')
    .execute()
  return deleted.map(({ id }) => id)
}
