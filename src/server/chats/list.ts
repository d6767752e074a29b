import { sql } from 'kysely'
import type { components } from '../../../generated/api.d.ts'
import { itemsOf } from '../conversation/item.ts'
import type { Scope } from '../http/scope.ts'
import { db } from '../store/db.ts'
import { type ChatFilter, matching, wordQuery } from './filter.ts'

type ChatPage = components['schemas']['ChatPage']
type Match = components['schemas']['ChatMatch']

/** Chats of a page (specification, section 9). */
const PAGE = 20

/** A page of the chats that a filter lets through, the one with the newest message first. */
export async function pageOf(scope: Scope, filter: ChatFilter, now: Date): Promise<ChatPage> {
  const found = matching(scope, filter, now)
  const page = found
    .select('chat.id')
    .orderBy('chat.last_message_at', 'desc')
    .orderBy('chat.id', 'desc')
    .limit(PAGE)
    .offset(((filter.page_number ?? 1) - 1) * PAGE)
  // one statement, so that page, total and number of the last event are of the same moment
  const { rows } = await sql<{ ids: number[]; total: number; seq: number }>`
    select (select count(*) from (${found.select(sql`1`.as('one'))}) f) as total,
      (select event_seq from bot where id = ${scope.botId}) as seq,
      array(${page}) as ids`.execute(db())
  const { ids, total, seq } = rows[0] as { ids: number[]; total: number; seq: number }
  const [data, drafts, matches] = [
    await itemsOf(scope.botId, ids),
    await draftsAmong(scope, ids),
    filter.q ? await matchesOf(ids, filter.q) : undefined,
  ]
  return {
    data: matches ? data.map((item) => ({ ...item, ...matches.get(item.id) })) : data,
    total_pages: Math.ceil(total / PAGE),
    total_chats: total,
    drafts,
    seq,
  }
}

/** Of these chats, those in which the caller left a draft. */
async function draftsAmong({ userId }: Scope, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db()
    .selectFrom('chat_draft')
    .select('chat_id')
    .where('user_id', '=', userId)
    .where('chat_id', 'in', ids)
    .execute()
  return rows.map(({ chat_id }) => chat_id)
}

/** The newest message of each chat that holds the words. */
async function matchesOf(ids: readonly number[], q: string): Promise<Map<number, { match: Match }>> {
  const query = wordQuery(q)
  if (!query || ids.length === 0) return new Map()
  const rows = await db()
    .selectFrom('message')
    .select(['chat_id', 'id', 'body', 'at'])
    .distinctOn('chat_id')
    .where('chat_id', 'in', ids)
    .where(sql<boolean>`searched(body) @@ ${query}`)
    .orderBy('chat_id')
    .orderBy('id', 'desc')
    .execute()
  return new Map(
    rows.map(({ chat_id, id, body, at }) => [chat_id, { match: { message_id: id, text: body, at: at.toISOString() } }]),
  )
}
