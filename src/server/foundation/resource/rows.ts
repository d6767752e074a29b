import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import type { Database } from '../../../../generated/database.d.ts'
import { currentCall } from '../http/context.ts'
import type { Scope } from '../http/scope.ts'
import { restorableSince } from '../jobs/retention.ts'
import { db, instant } from '../store/db.ts'
import { nextVersion } from './version.ts'

/** Columns of every content table. */
type Written = 'id' | 'bot_id' | 'version' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by'
type TablesWith<C extends string> = {
  [T in keyof Database]: C extends keyof Database[T] ? T : never
}[keyof Database]

/** A table of a bot's content: its rows have a version, an author and an editor. */
export type ContentTable = {
  [T in keyof Database]: Written extends keyof Database[T] ? T : never
}[keyof Database]

/** A table of a bot's rows that others may refer to. */
export type BotTable = TablesWith<'id'> & TablesWith<'bot_id'>

/** A content table with soft delete. */
export type TrashTable = ContentTable & TablesWith<'deleted_at'>

/** The rows of one bot, from which a resource selects its columns. */
export type Rows<T extends ContentTable> = SelectQueryBuilder<Database, T, Record<never, never>>

/** The database, for a table that is only known at run time. The callers' types name the columns. */
export const untypedDb = () => db() as unknown as Kysely<Record<string, Record<string, unknown>>>

/** Returns bot, author and time columns of a new row. */
function creationColumns(
  { botId, userId }: Pick<Scope, 'botId' | 'userId'>,
  at: Date = currentCall().services.clock(),
) {
  return { bot_id: botId, created_at: at, created_by: userId, updated_at: at, updated_by: userId }
}

/** Returns a row of the bot as it is stored; undefined if there is none. */
export const storedRow = ({ botId }: Pick<Scope, 'botId'>, table: ContentTable, id: number) =>
  untypedDb().selectFrom(table).selectAll().where('bot_id', '=', botId).where('id', '=', id).executeTakeFirst()

/** Inserts a row of the bot and returns its id. */
export async function insertRow(scope: Scope, table: ContentTable, values: object): Promise<number> {
  const insert = untypedDb()
    .insertInto(table)
    .values({ ...values, ...creationColumns(scope) })
  const { id } = await insert.returning('id').executeTakeFirstOrThrow()
  return id as number
}

/** Rows per statement, which has a limited number of parameters. */
const CHUNK = 1_000

/** Inserts rows of the bot with few statements and returns their ids, in the same order. */
export async function insertRows(scope: Scope, table: ContentTable, values: readonly object[]): Promise<number[]> {
  const common = creationColumns(scope)
  const ids: number[] = []
  for (let from = 0; from < values.length; from += CHUNK) {
    const rows = values.slice(from, from + CHUNK).map((row) => ({ ...row, ...common }))
    const inserted = await untypedDb().insertInto(table).values(rows).returning('id').execute()
    ids.push(...inserted.map(({ id }) => id as number))
  }
  return ids
}

/** Updates a row of the bot with its editor and increments its version. */
export async function changeRow(scope: Scope, table: ContentTable, id: number, values: object): Promise<void> {
  await changeRows(scope, table, [id], values)
}

/** Updates several rows of the bot with the same values, and increments their versions. */
export async function changeRows(
  { botId, userId }: Pick<Scope, 'botId' | 'userId'>,
  table: ContentTable,
  ids: readonly number[],
  values: object,
): Promise<void> {
  if (ids.length === 0) return
  const updated_at = currentCall().services.clock()
  await untypedDb()
    .updateTable(table)
    .set({ ...values, updated_at, updated_by: userId, version: nextVersion })
    .where('bot_id', '=', botId)
    .where('id', 'in', ids)
    .execute()
}

/** Returns when a row was deleted; undefined if it is not deleted, or was deleted too long ago to be restored. */
export async function deletedSince({ botId }: Scope, table: TrashTable, id: number): Promise<string | undefined> {
  const row = await db()
    .selectFrom(table as 'intent')
    .select('deleted_at')
    .where('bot_id', '=', botId)
    .where('id', '=', id)
    .where('deleted_at', '>=', instant(restorableSince(currentCall().services.clock())))
    .executeTakeFirst()
  return row?.deleted_at ?? undefined
}

/**
 * Returns the rows of a table that can be restored, latest deletion first.
 * @param title the column with the name of a row, or an expression for it; the table's alias is `t`
 */
export async function deletedRows(
  { botId }: Scope,
  table: TrashTable,
  title: string | RawBuilder<unknown>,
): Promise<components['schemas']['DeletedContent'][]> {
  const since = restorableSince(currentCall().services.clock())
  const { rows } = await sql<{
    id: number
    title: string
    deleted_at: string
    deleted_by: { id: number; name: string }
  }>`
    select t.id, ${typeof title === 'string' ? sql.ref(`t.${title}`) : title} as title, t.deleted_at,
      (select jsonb_build_object('id', u.id, 'name', u.name) from app_user u where u.id = t.updated_by) as deleted_by
    from ${sql.table(table)} t where t.bot_id = ${botId} and t.deleted_at >= ${since}
    order by t.deleted_at desc, t.id desc`.execute(db())
  return rows
}
