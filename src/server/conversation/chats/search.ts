import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Scope } from '../../foundation/http/scope.ts'
import { db, foldedContains } from '../../foundation/store/db.ts'

/**
 * Up to this many matching messages, the search uses the index of words. More frequent words are checked chat by chat.
 */
const RARE = 5_000

/** The result of a lookup, depending on how frequent the words are. */
export interface Found {
  /** matches chats by messages or by name */
  condition: Expression<SqlBool>
  /** the newest matching message by chat; undefined for frequent words */
  newest?: ReadonlyMap<number, number>
  /** some of the matching chats, for frequent words */
  some?: readonly number[]
}

/** Converts typed text to a full-text query of word prefixes; undefined when it contains no word. */
function wordQuery(q: string): RawBuilder<unknown> | undefined {
  const tokens = q.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  if (tokens.length === 0) return undefined
  return sql`to_tsquery('pg_catalog.spanish', fold(${tokens.map((token) => `${token}:*`).join(' & ')}::text))`
}

/** Matches chats by the customer's name, or by their id in the channel. */
export function matchesName({ botId }: Scope, by: 'user_name' | 'sender_id', typed: string): Expression<SqlBool> {
  return sql<SqlBool>`chat.id in (
    select n.chat_id from chat_name n where n.bot_id = ${botId} and ${foldedContains(sql.ref(`n.${by}`), typed)})`
}

/** Matches chats with all words (or prefixes) in one message, or the whole text in the name. Exact, without a limit. */
export function matchesWords(scope: Scope, q: string): Expression<SqlBool>[] {
  const query = wordQuery(q)
  if (!query) return []
  const { botId } = scope
  return [
    sql<SqlBool>`(${matchesName(scope, 'user_name', q)} or chat.id in (
      select m.chat_id from message m where m.bot_id = ${botId} and searched(m.body) @@ ${query}))`,
  ]
}

/**
 * Prepares a search for a page of the list. Rare words are looked up at once. For frequent words, the list scans chats
 * from the newest and checks each, which ends quickly because matches are common.
 */
export async function searchMessages(scope: Scope, q: string): Promise<Found | undefined> {
  const { botId } = scope
  const query = wordQuery(q)
  if (!query) return undefined
  const { rows } = await sql<{ chat_id: number; newest: number; hits: number }>`
    select chat_id, max(id) as newest, count(*) as hits from (
      select m.chat_id, m.id from message m
      where m.bot_id = ${botId} and searched(m.body) @@ ${query} limit ${RARE + 1}) found
    group by chat_id`.execute(db())
  const name = matchesName(scope, 'user_name', q)
  const ids = rows.map(({ chat_id }) => chat_id)
  if (rows.reduce((sum, { hits }) => sum + hits, 0) <= RARE) {
    const condition = sql<SqlBool>`(${name} or chat.id = any(${ids}::int[]))`
    return { condition, newest: new Map(rows.map(({ chat_id, newest }) => [chat_id, newest])) }
  }
  // "is true" prevents the use of the full-text index, which would search all messages instead of those of one chat.
  const said = sql<SqlBool>`(select true from message m
    where m.chat_id = chat.id and (searched(m.body) @@ ${query}) is true limit 1)`
  return { condition: sql<SqlBool>`(${name} or ${said})`, some: ids }
}

/**
 * Returns the newest matching message of each of these chats, from the search result or by scanning each chat
 * backwards.
 */
export async function newestMatches(ids: readonly number[], q: string, { newest }: Found) {
  const query = wordQuery(q)
  if (!query || ids.length === 0) return []
  const known = newest && ids.flatMap((id) => newest.get(id) ?? [])
  const { rows } = await (known
    ? sql<Row>`select chat_id, id, body, at from message where id = any(${known}::bigint[])`
    : sql<Row>`
        select m.chat_id, m.id, m.body, m.at from unnest(${[...ids]}::int[]) as c (id)
        cross join lateral (
          select * from message m where m.chat_id = c.id and (searched(m.body) @@ ${query}) is true
          order by m.id desc limit 1) m`
  ).execute(db())
  return rows
}

interface Row {
  chat_id: number
  id: number
  body: string
  at: string
}
