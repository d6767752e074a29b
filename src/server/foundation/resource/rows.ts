import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import type { Database } from '../../../../generated/database.d.ts'
import { currentCall } from '../http/context.ts'
import type { Scope } from '../http/scope.ts'
import { restorableSince } from '../jobs/retention.ts'
import { db, instant } from '../store/db.ts'
import { nextVersion } from './version.ts'

/** Columns of everything that people write for a bot. */
type Written = 'id' | 'bot_id' | 'version' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by'
type TablesWith<C extends string> = {
  [T in keyof Database]: C extends keyof Database[T] ? T : never
}[keyof Database]

/** A table of what people write for a bot: it has a version, and says who made and changed each row. */
export type ContentTable = {
  [T in keyof Database]: Written extends keyof Database[T] ? T : never
}[keyof Database]

/** A table of things of a bot, that others may refer to. */
export type BotTable = TablesWith<'id'> & TablesWith<'bot_id'>

/** A content table whose rows can be brought back once they are deleted. */
export type TrashTable = ContentTable & TablesWith<'deleted_at'>

/** Rows of one bot, of which a resource selects what it answers. */
export type Rows<T extends ContentTable> = SelectQueryBuilder<Database, T, Record<never, never>>

/** The store where the table is known only as the program runs; the callers' types name the columns. */
export const anyTable = () => db() as unknown as Kysely<Record<string, Record<string, unknown>>>

/** Whose and when, of a new row. */
export function made({ botId, userId }: Pick<Scope, 'botId' | 'userId'>, at: Date = currentCall().services.clock()) {
  return { bot_id: botId, created_at: at, created_by: userId, updated_at: at, updated_by: userId }
}

/** Stores a row of the bot and answers its id. */
export async function insertRow(scope: Scope, table: ContentTable, values: object): Promise<number> {
  const insert = anyTable()
    .insertInto(table)
    .values({ ...values, ...made(scope) })
  const { id } = await insert.returning('id').executeTakeFirstOrThrow()
  return id as number
}

/** Changes a row of the bot, and says by whom; its version grows. */
export async function changeRow(scope: Scope, table: ContentTable, id: number, values: object): Promise<void> {
  await changeRows(scope, table, [id], values)
}

/** Changes rows of the bot alike, and says by whom; their versions grow. */
export async function changeRows(
  { botId, userId }: Pick<Scope, 'botId' | 'userId'>,
  table: ContentTable,
  ids: readonly number[],
  values: object,
): Promise<void> {
  if (ids.length === 0) return
  const updated_at = currentCall().services.clock()
  await anyTable()
    .updateTable(table)
    .set({ ...values, updated_at, updated_by: userId, version: nextVersion })
    .where('bot_id', '=', botId)
    .where('id', 'in', ids)
    .execute()
}

/** Deletes a row softly at a moment, or brings it back with null. */
export const setDeleted = (scope: Scope, table: TrashTable, id: number, deleted_at: Date | null): Promise<void> =>
  changeRow(scope, table, id, { deleted_at })

/** When a row was deleted; undefined when it is not, or too long ago to be brought back. */
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
 * What of a table can be brought back, the last deleted first.
 * @param title the column that names a row of `t`, or what makes its name
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
