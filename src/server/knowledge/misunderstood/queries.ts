import { sql } from 'kysely'
import type { Scope } from '../../foundation/http/scope.ts'
import { emitContentChange } from '../../foundation/realtime/content.ts'
import { visibleTo } from '../../foundation/scope/visibility.ts'
import { db, instant } from '../../foundation/store/db.ts'
import { NOT_UNDERSTOOD } from './not-understood.ts'

/** Maximum number of messages to group; the newest are used. */
const READ = 2000

/** A customer's message with the intent ranking of the bot. */
export interface CustomerMessage {
  id: number
  chatId: number
  senderId: string
  userName: string
  text: string
  at: string
  /** sorted by descending confidence */
  ranking: readonly { intent_id: number; confidence: number }[]
  /** the intent that the customer chose when the bot asked what was meant */
  chosenIntentId?: number | null
  /** the customer said that the answer to the first of the ranking is not what they asked */
  rejected?: boolean
}

/**
 * Returns messages that were not understood, or answered with what the customer did not ask, and have no resolution yet,
 * in chats that the user may see; newest first.
 */
export const waitingMessages = (scope: Scope): Promise<CustomerMessage[]> =>
  readMessages(scope, (query) =>
    query.where((where) => where.or([where('f.rule', 'in', [...NOT_UNDERSTOOD]), where('f.rejected', '=', true)])),
  )

/** Rules of answers to the bot, which say nothing by themselves and may be sensitive. */
const ANSWERS = ['slot', 'form', 'button', 'confirmation'] as const
/** Rules of messages that no intent answers. */
const COURTESIES = ['greeting', 'goodbye', 'small_talk', 'words'] as const

/**
 * Returns messages since a time that the bot took for the intent or nearly so, without a resolution, in chats that the
 * user may see; newest first.
 */
export const messagesLike = (scope: Scope, intentId: number, since: Date): Promise<CustomerMessage[]> =>
  readMessages(scope, (query) =>
    query
      .where('f.at', '>=', instant(since))
      .where('f.rule', 'not in', [...ANSWERS, ...COURTESIES])
      .where(sql<boolean>`f.ranking @> ${JSON.stringify([{ intent_id: intentId }])}::text::jsonb`),
  )

async function readMessages(
  scope: Scope,
  narrowed: (query: ReturnType<typeof openMessages>) => ReturnType<typeof openMessages>,
): Promise<CustomerMessage[]> {
  const rows = await narrowed(openMessages(scope)).execute()
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}

function openMessages(scope: Scope) {
  return db()
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
    .select(['f.ranking', 'f.chosen_intent_id as chosenIntentId'])
    .select(sql<boolean>`f.rejected and f.rule = 'intent'`.as('rejected'))
    .where('f.bot_id', '=', scope.botId)
    .where('f.resolution', 'is', null)
    .where('m.body', '<>', '')
    .where(visibleTo(scope))
    .orderBy('f.message_id', 'desc')
    .limit(READ)
}

/** Returns those of the messages that customers wrote in chats that the user may see, oldest first. */
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

/** Returns the names of the bot's intents by ID. */
export async function intentNames({ botId }: Scope): Promise<Map<number, string>> {
  const rows = await db()
    .selectFrom('intent')
    .select(['id', 'name'])
    .where('bot_id', '=', botId)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Returns whether the bot has a model, without which it looks for no intent in what customers write. */
export async function isTrained({ botId }: Scope): Promise<boolean> {
  const { rows } = await sql<{ trained: boolean }>`
    select exists (select from bot_model where bot_id = ${botId}::int and active) as trained`.execute(db())
  return rows[0]?.trained ?? false
}

/** Returns the folded phrases that are already examples, with the name of their intent. */
export async function existingExamples({ botId }: Scope, folded: readonly string[]): Promise<Map<string, string>> {
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

/** Sets the resolution of messages (null: pending again). Returns the number of updated messages. */
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
  await emitContentChange(botId, 'message')
  return Number(result.numUpdatedRows)
}

/** Returns the IDs of the examples created from these messages. */
export async function examplesFromMessages({ botId }: Scope, ids: readonly number[]): Promise<number[]> {
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
