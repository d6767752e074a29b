import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { addDays } from '../../../contract/zone.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { itemsOf } from './core/item.ts'
import type { ChatPriority } from './core/priority.ts'
import { type ChatFilter, filteredChats } from './filter.ts'
import { pins } from './pins.ts'
import { type Found, newestMatches, searchMessages } from './search.ts'
import { cachedTotal, cacheTotal } from './totals.ts'

type ChatPage = components['schemas']['ChatPage']
type Match = components['schemas']['ChatMatch']

/** Chats per page (specification, section 9). */
const PAGE = 20
/** Counting limit for chats that match frequent search words. */
const COUNTED = 1_000

interface Listed {
  ids: number[]
  /** the chats of the page with a draft of the caller */
  drafts: number[]
  /** the chats of the page with a mention of the caller that they have not read */
  mentioned: number[]
  /** all chats pinned by the caller */
  pinned: number[]
  total: number
  seq: number
}

/**
 * Returns a page of the chats that match a filter: the caller's pinned chats first, then urgent requests for a person,
 * those that wait longest first, then the others by newest message; by their priority before, if the filter says so.
 */
export async function pageOf(scope: Scope, filter: ChatFilter, now: Date): Promise<ChatPage> {
  const { q, ...rest } = filter
  const search = q ? await searchMessages(scope, q) : undefined
  const { ids, total, seq, drafts, mentioned, pinned } = await listed(scope, rest, now, search)
  const [data, matches, older] = await Promise.all([
    itemsOf(scope.botId, ids),
    q && search ? matchesOf(ids, q, search) : undefined,
    olderThan(scope, rest, now, search),
  ])
  const page = filter.page_number ?? 1
  const seen = (page - 1) * PAGE + ids.length
  // An incomplete total is at least the number of chats shown so far, plus another page if this one is full.
  const more = search?.some !== undefined && ids.length === PAGE
  const known = search?.some ? Math.max(total, seen) : total
  return {
    data: matches ? data.map((item) => ({ ...item, ...matches.get(item.id) })) : data,
    total_pages: more ? Math.max(Math.ceil(known / PAGE), page + 1) : Math.ceil(known / PAGE),
    total_chats: known,
    ...(more && { more_chats: true }),
    ...(older !== undefined && { older }),
    drafts,
    mentioned,
    pinned,
    seq,
  }
}

/** Requests that come before the others, in the words of the index on them. */
const URGENT = sql`chat.urgency is not null and chat.type = 'request' and chat.state <> 2`

/** The levels of priority, the highest first. */
const LEVELS = ['urgent', 'high', 'normal', 'low'] as const satisfies readonly ChatPriority[]

/** Queries a page. A single statement, so that the page, total and event number are consistent. */
async function listed(scope: Scope, filter: ChatFilter, now: Date, search?: Found): Promise<Listed> {
  const all = filteredChats(scope, filter, now)
  const shown = search ? all.where(search.condition) : all
  const counted = search?.some ? all.where(sql<boolean>`chat.id = any(${search.some.slice(0, COUNTED)}::int[])`) : shown
  const own = sql`(select chat_id from chat_pin where user_id = ${scope.userId})`
  const skip = ((filter.page_number ?? 1) - 1) * PAGE
  const top = shown.where(sql<boolean>`chat.id in ${own}`).select(['chat.id', 'chat.last_message_at as at'])
  const rest = shown.where(sql<boolean>`chat.id not in ${own}`)
  const urgent = rest
    .where(sql<boolean>`(${URGENT})`)
    .select(['chat.id', 'chat.requested_at as at'])
    .orderBy('chat.requested_at')
    .orderBy('chat.id')
    .limit(sql.lit(skip + PAGE))
  const others = (level?: ChatPriority) =>
    rest
      .where(sql<boolean>`(${URGENT}) is not true`)
      .$if(level !== undefined, (one) => one.where('chat.priority', '=', sql.lit(level ?? 'normal')))
      .select(['chat.id', 'chat.last_message_at as at'])
      .orderBy('chat.last_message_at', 'desc')
      .orderBy('chat.id', 'desc')
      .limit(sql.lit(skip + PAGE))
  // One bounded query for each level, because no index has them in this order.
  const levels = filter.order === 'priority' ? LEVELS.map(others) : [others()]
  const unions = levels.map(
    (one, place) =>
      sql`union all select id, at, ${sql.lit(levels.length - 1 - place)} from (${one}) ${sql.raw(`o${place}`)}`,
  )
  const counting = sql<number>`(select count(*) from (${counted.select(sql`1`.as('one'))}) f)`
  const { rows } = await sql<Listed>`
    with page as materialized (
      select ${search ? counting : cachedTotal(scope, filter, counting)} as total,
        (select event_seq from bot where id = ${scope.botId}) as seq,
        array(
          select id from (
            select id, at, 5 as place from (${top}) t
            union all select id, at, 4 from (${urgent}) u
            ${sql.join(unions, sql` `)}
          ) listed
          order by place desc, case when place = 4 then at end, case when place <> 4 then at end desc,
            case when place = 4 then id end, id desc
          limit ${sql.lit(PAGE)} offset ${sql.lit(skip)}
        ) as ids)
    select page.total, page.seq, page.ids, array(${pins(scope)}) as pinned,
      array(select chat_id from chat_draft where user_id = ${scope.userId} and chat_id = any(page.ids)) as drafts,
      array(select distinct chat_id from chat_mention
        where chat_id = any(page.ids) and user_id = ${scope.userId} and unread) as mentioned
    from page`.execute(db())
  const found = rows[0] as Listed
  if (!search) cacheTotal(scope, filter, found)
  return found
}

/** Returns how many open chats only the start of the filter's dates leaves out; undefined if it has none. */
async function olderThan(scope: Scope, filter: ChatFilter, now: Date, search?: Found): Promise<number | undefined> {
  const { date_start: start, category, page_number: _, ...rest } = filter
  // Chats with frequent words would be checked one by one.
  if (!start || category === 'resueltas' || search?.some) return undefined
  const before: ChatFilter = { ...rest, ...(category && { category }), date_start: null, date_end: addDays(start, -1) }
  const all = filteredChats(scope, before, now)
  const hidden = search ? all.where(search.condition) : all
  const count = sql<number>`(select count(*) from (${hidden.select(sql`1`.as('one'))}) f)`
  const { rows } = await sql<{ total: number; seq: number }>`
    select ${search ? count : cachedTotal(scope, before, count)} as total,
      (select event_seq from bot where id = ${scope.botId}) as seq`.execute(db())
  const [found] = rows
  if (found && !search) cacheTotal(scope, before, found)
  return found?.total
}

/** Returns the newest matching message of each chat. */
async function matchesOf(ids: readonly number[], q: string, search: Found): Promise<Map<number, { match: Match }>> {
  const rows = await newestMatches(ids, q, search)
  return new Map(rows.map(({ chat_id, id, body, at }) => [chat_id, { match: { message_id: id, text: body, at } }]))
}
