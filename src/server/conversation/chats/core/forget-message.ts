import { sql } from 'kysely'
import { emitAll } from '../../../foundation/realtime/emit.ts'
import { db, json } from '../../../foundation/store/db.ts'
import { planEvents } from './chat-events.ts'
import { type Forgotten, withoutMessages } from './forgotten.ts'
import { itemsOf } from './item.ts'
import type { LockedChat } from './lock.ts'
import { preview } from './preview.ts'
import { quotesById } from './quote.ts'

/** What stays of a deleted message. */
const DELETED = { deleted: true }

/** A message of a locked chat. */
export interface Said {
  id: number
  chat_id: number
  at: string
}

/**
 * Forgets what messages of locked chats of a bot said: their texts, files and quotes, also where they stand again: the
 * rows of the list, events, stored answers, and deliveries to webhooks and channels. What has not left yet stays here.
 * However many they are, it takes the same number of statements, because their chats wait meanwhile. Announce it
 * afterwards.
 * @returns the files of which nothing is stored any more but their bytes
 */
export async function forgetMessages(botId: number, messages: readonly Said[]): Promise<string[]> {
  if (messages.length === 0) return []
  const ids = messages.map(({ id }) => id)
  const quotes = await quotesById(ids)
  const files = await forgetFiles(ids)
  await db()
    .updateTable('message')
    .set({ body: '', written: null, transcript: null, buttons: null, shown: null, reply_to: null, reaction: null })
    .set({ team_reaction: null, team_reaction_by: null, team_reaction_error: null })
    .set({ has_files: false, content: json(DELETED) })
    // What did not arrive is no longer awaited, and nobody sends it again.
    .set({ status: sql`case when status in ('pending', 'uncertain', 'failed') then null else status end`, error: null })
    .where('id', 'in', ids)
    .execute()
  const shown = preview({ text: '', content: DELETED })
  await db()
    .updateTable('chat')
    .set({ last_message_text: shown.text, last_message_kind: shown.kind, last_message_failed: false })
    .where(
      'id',
      'in',
      messages.map(({ chat_id }) => chat_id),
    )
    .where(sql<boolean>`(select m.id from message m where m.chat_id = chat.id and m.author <> 'internal'
      order by m.id desc limit 1) = any(${ids}::bigint[])`)
    .execute()
  await forgetDeliveries(botId, ids)
  const gone = messages.map(({ id, chat_id, at }) => ({
    ...{ id, chatId: chat_id, at, shown, content: DELETED },
    text: quotes.get(id)?.text ?? '',
  }))
  await forgetEvents(botId, gone)
  await forgetAnswers(botId, gone)
  return files
}

/** Tells everybody who sees the chats of a bot that messages of them were deleted. */
export async function announceForgotten(
  botId: number,
  chats: readonly LockedChat[],
  messages: readonly Pick<Said, 'id' | 'chat_id'>[],
): Promise<void> {
  const items = new Map(
    (
      await itemsOf(
        botId,
        chats.map(({ id }) => id),
      )
    ).map((item) => [item.id, item]),
  )
  const events = chats.flatMap((chat) => {
    const gone = messages.filter(({ chat_id }) => chat_id === chat.id)
    const texts = gone.map(
      ({ id }) =>
        ['message-text', { chat_id: chat.id, message_id: id, text: '', hidden: false, content: DELETED }] as const,
    )
    return planEvents(chat.id, { after: chat, whole: true }, [], items.get(chat.id), texts)
  })
  await emitAll(botId, events)
}

/** Drops the deliveries that wait, and the names of files in those that left to webhooks. */
async function forgetDeliveries(botId: number, ids: readonly number[]): Promise<void> {
  const of = sql`any(${[...ids]}::bigint[])`
  await sql`
    delete from webhook_delivery where bot_id = ${botId} and message_id = ${of} and next_at is not null`.execute(db())
  await sql`
    update webhook_delivery set data = jsonb_set(data, '{message,files}', '[]')
    where bot_id = ${botId} and message_id = ${of}`.execute(db())
  // What left is known by its id when the channel tells of it, also what is leaving now.
  await sql`
    update outbound_part set body = '{}', state = case when state = 'pending' then 'cancelled' else state end
    where message_id = ${of}`.execute(db())
}

/** Time by which an event may be stored later than its time says. */
const LATE = sql`interval '10 minutes'`

/** Matches a stored payload or answer in which one of the messages may stand, as `id` or `message_id`. */
const naming = (gone: readonly Forgotten[]) => `id": (${gone.map(({ id }) => id).join('|')})\\M`

/** Returns when the first of the messages was written. */
const firstOf = (gone: readonly Forgotten[]): string =>
  new Date(Math.min(...gone.map(({ at }) => new Date(at).getTime()))).toISOString()

/** Blanks the messages in the events that a console receives when it comes back. */
async function forgetEvents(botId: number, gone: readonly Forgotten[]): Promise<void> {
  const chats = sql`any(${gone.map(({ chatId }) => String(chatId))}::text[])`
  const texts = sql`any(${gone.map(({ text }) => text)}::text[])`
  const { rows } = await sql<{ seq: number; payload: unknown }>`
    select seq, payload from event
    where bot_id = ${botId} and seq > coalesce((select e.seq from event e
        where e.bot_id = ${botId} and e.at < ${firstOf(gone)}::timestamptz - ${LATE} order by e.seq desc limit 1), 0)
      and (audience->>'chat_id' = ${chats} or payload->>'chat_id' = ${chats})
      and (payload::text ~ ${naming(gone)} or payload->'chat'->>'last_message_text' = ${texts})`.execute(db())
  if (rows.length === 0) return
  const clean = withoutMessages(gone)
  const blanked = rows.map(({ seq, payload }) => ({ seq, payload: clean(payload) }))
  await sql`
    update event e set payload = b.payload
    from jsonb_to_recordset(${JSON.stringify(blanked)}::text::jsonb) as b(seq bigint, payload jsonb)
    where e.bot_id = ${botId} and e.seq = b.seq`.execute(db())
}

/** Blanks the messages in the stored answers of requests that may be repeated. */
async function forgetAnswers(botId: number, gone: readonly Forgotten[]): Promise<void> {
  const { rows } = await sql<{ key: string; user_id: number | null; api_key_id: number | null; answer: unknown }>`
    select key, user_id, api_key_id, answer from idempotency
    where bot_id = ${botId} and created_at >= ${firstOf(gone)}::timestamptz and answer::text ~ ${naming(gone)}`.execute(
    db(),
  )
  if (rows.length === 0) return
  const clean = withoutMessages(gone)
  const blanked = rows.map(({ answer, ...row }) => ({ ...row, answer: clean(answer) }))
  await sql`
    update idempotency i set answer = b.answer
    from jsonb_to_recordset(${JSON.stringify(blanked)}::text::jsonb)
      as b(key text, user_id integer, api_key_id integer, answer jsonb)
    where i.bot_id = ${botId} and i.key = b.key
      and i.user_id is not distinct from b.user_id and i.api_key_id is not distinct from b.api_key_id`.execute(db())
}

/**
 * Detaches the files of messages, and forgets those that were stored only for them; the cleaning deletes their bytes.
 * Their rows are locked: two messages with one file may be forgotten at once, and a message may get it meanwhile.
 */
async function forgetFiles(messageIds: readonly number[]): Promise<string[]> {
  const held = db().selectFrom('message_file').select('media_id').where('message_id', 'in', messageIds)
  await db().selectFrom('media').select('id').where('id', 'in', held).orderBy('id').forUpdate().execute()
  const gone = db().deleteFrom('message_file').where('message_id', 'in', messageIds).returning('media_id')
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
