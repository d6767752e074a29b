import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import type { Scope, UserScope } from '../../foundation/http/scope.ts'
import { visibleTo } from '../../foundation/scope/visibility.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { markUnread } from './core/changes.ts'
import { isWithBot } from './core/given.ts'
import { type ChatItem, itemOf, itemsOf } from './core/item.ts'
import { visibleChat } from './core/lock.ts'
import { readMentions } from './core/mentions.ts'
import { messages, toMessages } from './core/message.ts'
import { lastRating } from './core/ratings.ts'
import { isReadByReply } from './core/send-message.ts'
import { threadEventsAround } from './core/thread-events.ts'

type ChatOpened = components['schemas']['ChatOpened']

/** Selects the messages to return; without any of the first four, the latest. */
interface Around {
  before?: number
  after?: number
  around?: number
  date?: string
  limit?: number
}

/** Members of this area do not mark chats as read when they open them (specification, section 4). */
const SILENT_AREA = 'Soporte'
const LIMIT = 50

/**
 * Returns messages of a chat, oldest first, with its data. Opening the latest messages marks the chat as read, as
 * the caller's current chat, and the mentions of the caller in it as read. A chat that somebody else attends stays unread
 * for them; where answers mark chats as read, every one does.
 */
export async function openChat(scope: Scope, chatId: number, which: Around): Promise<ChatOpened> {
  const chat = await visibleChat(scope, chatId)
  const latest = which.before === undefined && which.after === undefined && !which.around && !which.date
  // A system that reads with an API key has not looked at the chat.
  if (latest && scope.userId !== null) {
    await remember({ botId: scope.botId, userId: scope.userId }, chatId)
    await tx(() => readMentions(scope, chat))
    const isTheirs = chat.assign_user_id === null || chat.assign_user_id === scope.userId || isWithBot(chat)
    const marks = chat.open && isTheirs && !(await isReadByReply(scope.botId))
    if (marks && !(await looksSilently(scope))) await markUnread(scope, chatId, false)
  }
  const seq = await lastEvent(scope)
  const isOfVisitor = latest && chat.channel === 'webchat'
  const [item, page, visit, rating] = await Promise.all([
    itemOf(scope.botId, chatId),
    pageOf(scope, chatId, which),
    isOfVisitor ? visitOf(scope, chatId) : null,
    isOfVisitor ? lastRating(chatId) : null,
  ])
  const ids = page.data.map(({ id }) => id)
  const changes = await threadEventsAround(chatId, ids, !page.more_before)
  return {
    ...page,
    changes,
    contact_data: contactData(item),
    chat: item,
    ...(latest && { rating: rating ?? null, visit }),
    seq,
  }
}

/** Returns the chat that the caller opened last, if they may still see it. */
export async function currentChat(scope: Scope): Promise<ChatItem | null> {
  const row = await db()
    .selectFrom('chat_current as o')
    .innerJoin('chat', 'chat.id', 'o.chat_id')
    .select('chat.id')
    .where('o.bot_id', '=', scope.botId)
    .where('o.user_id', '=', scope.userId)
    .where(visibleTo(scope))
    .executeTakeFirst()
  return row ? ((await itemsOf(scope.botId, [row.id]))[0] ?? null) : null
}

/** Returns where and with what the customer opened the chat last. */
async function visitOf({ botId }: Scope, chatId: number): Promise<ChatOpened['visit']> {
  const rows = await db()
    .selectFrom('webchat_visitor')
    .select(['page_at', 'page', 'page_title', 'referrer', 'language', 'browser', 'system', 'device'])
    .where('bot_id', '=', botId)
    .where('chat_id', '=', chatId)
    .orderBy('last_seen_at', 'desc')
    .execute()
  const [visit] = rows.flatMap(({ page_at, ...facts }) => (page_at ? [{ ...facts, at: page_at }] : []))
  return visit ?? null
}

function contactData({ area, assign_user, user_name, labels }: ChatItem): ChatOpened['contact_data'] {
  return {
    area_id: area?.id ?? null,
    area: area?.name ?? null,
    employee: assign_user?.name ?? null,
    employee_id: assign_user?.id ?? null,
    name: user_name,
    labels,
  }
}

async function pageOf(scope: Scope, chatId: number, { before, after, around, date, limit = LIMIT }: Around) {
  const from = around ?? (date ? await firstSince(scope, chatId, date) : undefined)
  if (from !== undefined) {
    const half = Math.ceil(limit / 2)
    const [older, newer] = [await olderThan(chatId, from, half), await newerThan(chatId, from - 1, limit - half + 1)]
    return { data: await toMessages([...older.rows, ...newer.rows]), more_before: older.more, more_after: newer.more }
  }
  if (after !== undefined) {
    const newer = await newerThan(chatId, after, limit)
    return { data: await toMessages(newer.rows), more_before: true, more_after: newer.more }
  }
  const older = await olderThan(chatId, before, limit)
  return { data: await toMessages(older.rows), more_before: older.more, more_after: before !== undefined }
}

async function olderThan(chatId: number, before: number | undefined, limit: number) {
  let query = messages(chatId)
    .orderBy('m.id', 'desc')
    .limit(limit + 1)
  if (before !== undefined) query = query.where('m.id', '<', before)
  const rows = await query.execute()
  return { rows: rows.slice(0, limit).reverse(), more: rows.length > limit }
}

async function newerThan(chatId: number, after: number, limit: number) {
  const rows = await messages(chatId)
    .where('m.id', '>', after)
    .orderBy('m.id')
    .limit(limit + 1)
    .execute()
  return { rows: rows.slice(0, limit), more: rows.length > limit }
}

/** Returns the first message since the start of a day in the bot's time zone, or else the last message of the chat. */
async function firstSince({ timeZone }: Scope, chatId: number, date: string): Promise<number | undefined> {
  const start = sql`(${date}::date::timestamp at time zone ${timeZone}::text)`
  const { rows } = await sql<{ id: number | null }>`
    select coalesce(
      (select min(id) from message where chat_id = ${chatId} and at >= ${start}),
      (select max(id) from message where chat_id = ${chatId})) as id`.execute(db())
  return rows[0]?.id ?? undefined
}

async function lastEvent({ botId }: Scope): Promise<number> {
  const row = await db().selectFrom('bot').select('event_seq').where('id', '=', botId).executeTakeFirstOrThrow()
  return row.event_seq
}

async function remember({ botId, userId }: Pick<UserScope, 'botId' | 'userId'>, chatId: number): Promise<void> {
  await db()
    .insertInto('chat_current')
    .values({ bot_id: botId, user_id: userId, chat_id: chatId })
    .onConflict((conflict) => conflict.columns(['bot_id', 'user_id']).doUpdateSet({ chat_id: chatId }))
    .execute()
}

async function looksSilently({ botId, userId }: Scope): Promise<boolean> {
  const row = await db()
    .selectFrom('area_user as au')
    .innerJoin('area as a', 'a.id', 'au.area_id')
    .select('a.id')
    .where('a.bot_id', '=', botId)
    .where('au.user_id', '=', userId)
    .where(sql<boolean>`fold(a.name) = fold(${SILENT_AREA})`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
