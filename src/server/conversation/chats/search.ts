import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Scope } from '../../foundation/http/scope.ts'
import { db, foldedContains } from '../../foundation/store/db.ts'

/** Messages that are looked up by the words alone; a word that more have is looked for chat by chat instead. */
const RARE = 5_000

/** What a search comes to, once it is known how often its words are said. */
export interface Found {
  /** the chats that hold the words, or whose name does */
  condition: Expression<SqlBool>
  /** the newest message of each chat that holds the words; undefined where the words are said too often to know */
  newest?: ReadonlyMap<number, number>
  /** chats that hold the words for certain, of those that are too many to be known */
  some?: readonly number[]
}

/** What a person typed as a query for words; undefined when there is no word in it. */
export function wordQuery(q: string): RawBuilder<unknown> | undefined {
  const tokens = q.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  if (tokens.length === 0) return undefined
  return sql`to_tsquery('pg_catalog.spanish', fold(${tokens.map((token) => `${token}:*`).join(' & ')}::text))`
}

/** The chats whose name, or whose name at its channel, contains what was typed. */
export function named({ botId }: Scope, by: 'user_name' | 'sender_id', typed: string): Expression<SqlBool> {
  return sql<SqlBool>`chat.id in (
    select n.chat_id from chat_name n where n.bot_id = ${botId} and ${foldedContains(sql.ref(`n.${by}`), typed)})`
}

/** Every word, or its beginning, in one message; or all of it in the name. Exact, however many there are. */
export function words(scope: Scope, q: string): Expression<SqlBool>[] {
  const query = wordQuery(q)
  if (!query) return []
  const { botId } = scope
  return [
    sql<SqlBool>`(${named(scope, 'user_name', q)} or chat.id in (
      select m.chat_id from message m where m.bot_id = ${botId} and searched(m.body) @@ ${query}))`,
  ]
}

/**
 * Looks a search up for a page of the list. Words that few messages have are known at once. Of words that everybody
 * says the list only needs the newest chats: it walks from the top and looks into each, which ends soon.
 */
export async function lookUp(scope: Scope, q: string): Promise<Found | undefined> {
  const { botId } = scope
  const query = wordQuery(q)
  if (!query) return undefined
  const { rows } = await sql<{ chat_id: number; newest: number; hits: number }>`
    select chat_id, max(id) as newest, count(*) as hits from (
      select m.chat_id, m.id from message m
      where m.bot_id = ${botId} and searched(m.body) @@ ${query} limit ${RARE + 1}) found
    group by chat_id`.execute(db())
  const name = named(scope, 'user_name', q)
  const ids = rows.map(({ chat_id }) => chat_id)
  if (rows.reduce((sum, { hits }) => sum + hits, 0) <= RARE) {
    const condition = sql<SqlBool>`(${name} or chat.id = any(${ids}::int[]))`
    return { condition, newest: new Map(rows.map(({ chat_id, newest }) => [chat_id, newest])) }
  }
  // "is true" keeps the words' index out of it: it is about all messages, and this is about those of one chat
  const said = sql<SqlBool>`(select true from message m
    where m.chat_id = chat.id and (searched(m.body) @@ ${query}) is true limit 1)`
  return { condition: sql<SqlBool>`(${name} or ${said})`, some: ids }
}

/** The newest message with the words in each of these chats: as the search knows it, or looked for from their end. */
export async function newestIn(ids: readonly number[], q: string, { newest }: Found) {
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
