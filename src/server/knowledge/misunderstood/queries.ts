import type { Scope } from '../../foundation/http/scope.ts'
import { tellContent } from '../../foundation/realtime/content.ts'
import { visibleTo } from '../../foundation/scope/visibility.ts'
import { db } from '../../foundation/store/db.ts'

/** Messages that are grouped at once: the newest. */
const READ = 2000

/** A customer's message with what the bot took it for. */
export interface Heard {
  id: number
  chatId: number
  senderId: string
  userName: string
  text: string
  at: string
  /** likeliest intents first */
  ranking: readonly { intent_id: number; confidence: number }[]
}

/** Messages in chats that the person may see, that were not understood and wait for a decision; newest first. */
export async function waitingMessages(scope: Scope): Promise<Heard[]> {
  const rows = await db()
    .selectFrom('message_fact as f')
    .innerJoin('message as m', 'm.id', 'f.message_id')
    .innerJoin('chat', 'chat.id', 'f.chat_id')
    .select([
      'f.message_id as id',
      'f.chat_id as chatId',
      'chat.user_name as userName',
      'chat.sender_id as senderId',
      'm.body as text',
      'm.at',
    ])
    .select('f.ranking')
    .where('f.bot_id', '=', scope.botId)
    .where('f.rule', '=', 'fallback')
    .where('f.resolution', 'is', null)
    .where('m.body', '<>', '')
    .where(visibleTo(scope))
    .orderBy('f.message_id', 'desc')
    .limit(READ)
    .execute()
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    ranking: row.ranking,
  }))
}

/** Of these messages the ones that customers wrote in chats that the person may see, in order of writing. */
export async function customerMessages(scope: Scope, ids: readonly number[]): Promise<{ id: number; text: string }[]> {
  const rows = await db()
    .selectFrom('message as m')
    .innerJoin('chat', 'chat.id', 'm.chat_id')
    .select(['m.id', 'm.body as text'])
    .where('m.bot_id', '=', scope.botId)
    .where('m.id', 'in', ids)
    .where('m.author', '=', 'user')
    .where(visibleTo(scope))
    .orderBy('m.id')
    .execute()
  return rows.map(({ id, text }) => ({ id: Number(id), text }))
}

/** The bot's intents by id. */
export async function intentNames({ botId }: Scope): Promise<Map<number, string>> {
  const rows = await db()
    .selectFrom('intent')
    .select(['id', 'name'])
    .where('bot_id', '=', botId)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Which of these phrases are examples already, by their folded text, with the intent that has them. */
export async function takenPhrases({ botId }: Scope, folded: readonly string[]): Promise<Map<string, string>> {
  if (folded.length === 0) return new Map()
  const rows = await db()
    .selectFrom('example as e')
    .innerJoin('intent as i', 'i.id', 'e.intent_id')
    .select(['e.folded', 'i.name'])
    .where('e.bot_id', '=', botId)
    .where('e.deleted_at', 'is', null)
    .where('e.folded', 'in', folded)
    .execute()
  return new Map(rows.map(({ folded, name }) => [folded, name]))
}

/** Notes what staff made of messages (nothing: they wait again); answers how many it reached. */
export async function setResolution(
  { botId, userId }: Scope,
  ids: readonly number[],
  resolution: string | null,
  at: Date,
): Promise<number> {
  const result = await db()
    .updateTable('message_fact')
    .set({
      resolution,
      resolved_by: resolution === null ? null : userId,
      resolved_at: resolution === null ? null : at,
    })
    .where('bot_id', '=', botId)
    .where('message_id', 'in', ids)
    .executeTakeFirst()
  await tellContent(botId, 'message')
  return Number(result.numUpdatedRows)
}

/** The examples that were made of these messages. */
export async function examplesMadeOf({ botId }: Scope, ids: readonly number[]): Promise<number[]> {
  const rows = await db()
    .selectFrom('example')
    .select('id')
    .where('bot_id', '=', botId)
    .where('source', '=', 'chat')
    .where('source_message_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}
