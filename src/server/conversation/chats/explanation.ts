import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { formatHandoffReason } from '../../knowledge/dialogue/format-handoff-reason.ts'
import { collectedFrom } from './core/collected.ts'
import { ledTo } from './core/given.ts'
import { type LockedChat, visibleChat } from './core/lock.ts'

type ChatExplanation = components['schemas']['ChatUnderstanding']
type Reading = ChatExplanation['messages'][number]

/** Maximum number of messages in a response. */
const SHOWN = 20

/**
 * Returns why a chat was handed over to people, unless the bot continued since, what the bot understood of its last
 * messages, and what it asked the contact for.
 */
export async function explanationOf(scope: Scope, chatId: number): Promise<ChatExplanation> {
  const chat = await visibleChat(scope, chatId)
  return {
    handoff: await handoffOf(chat),
    messages: await readings(chatId),
    collected: await collectedFrom(scope, chat.contact_id),
  }
}

async function handoffOf({ id, type, requested_at }: LockedChat): Promise<ChatExplanation['handoff']> {
  const row = await db()
    .selectFrom('chat_handoff as h')
    .leftJoin('area as a', 'a.id', 'h.area_id')
    .select(['h.at', 'h.reason', 'h.detail', 'h.message_id', 'h.notice', 'h.summary', 'a.name as area'])
    .innerJoin('chat as c', 'c.id', 'h.chat_id')
    .select(
      sql<boolean>`case when h.reason in ('rule', 'staff') then coalesce(c.handled_at <= h.at, true)
        else coalesce(${ledTo(sql`h.at`, sql`${requested_at}::timestamptz`)}, false) end`.as('is_current'),
    )
    .where('h.chat_id', '=', id)
    .orderBy('h.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  // While a customer waits, the bot still reads and answers what it surely understands.
  const waits = type === 'request' && row?.is_current
  if (!row) return null
  const { reason } = row
  // What a rule or a person gave to the team ended with that.
  const isGiven = reason === 'rule' || reason === 'staff'
  if (isGiven ? type === 'bot' || !row.is_current : !waits && (await readSince(id, row.message_id))) return null
  const text = formatHandoffReason({ ...row.detail, reason })
  return { at: row.at, reason, text, area: row.area, notice: row.notice, summary: row.summary }
}

/** Whether the bot read a message after this one, which means that the chat went back to it. */
async function readSince(chatId: number, messageId: number | null): Promise<boolean> {
  if (messageId === null) return false
  const later = await db()
    .selectFrom('message_fact')
    .select('message_id')
    .where('chat_id', '=', chatId)
    .where('message_id', '>', messageId)
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}

async function readings(chatId: number): Promise<Reading[]> {
  const rows = await db()
    .selectFrom('message_fact as f')
    .innerJoin('message as m', 'm.id', 'f.message_id')
    .select([
      'f.message_id',
      'f.at',
      'm.body',
      'f.rule',
      'f.decided_by',
      'f.ranking',
      'f.entities',
      'f.slots',
      'f.context',
    ])
    .select('f.milliseconds')
    .where('f.chat_id', '=', chatId)
    .orderBy('f.message_id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map((row) => ({
    message_id: Number(row.message_id),
    at: row.at,
    text: row.body,
    rule: row.rule,
    by: row.decided_by,
    intents: row.ranking,
    entities: row.entities.map(({ entity, value, start, end }) => ({
      entity,
      value,
      start,
      end,
    })),
    slots: row.slots,
    context: row.context,
    milliseconds: row.milliseconds,
  }))
}
