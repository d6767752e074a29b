import { type RawBuilder, sql } from 'kysely'
import type { components } from '../../../generated/api.d.ts'
import { currentCall } from '../http/context.ts'
import type { Scope } from '../http/scope.ts'
import { restorableSince } from '../jobs/retention.ts'
import { db, instant } from '../store/db.ts'

/** Content of a chatbot that people write: it says who made and changed it, and can be brought back once deleted. */
export type ContentTable = 'entity' | 'intent' | 'response' | 'secondary_response' | 'quick_response'

/** Whose and when, of a new row. */
export function made({ botId, userId }: Scope, at: Date) {
  return { bot_id: botId, created_at: at, created_by: userId, updated_at: at, updated_by: userId }
}

/** Changes a row that the caller knows to be the bot's, and says by whom; its version grows. */
export async function changeRow({ userId }: Scope, table: ContentTable, id: number, values: object): Promise<void> {
  const updated_at = currentCall().services.clock()
  await db()
    .updateTable(table)
    .set({ ...values, updated_at, updated_by: userId, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Deletes a row softly at a moment, or brings it back with null. */
export const setDeleted = (scope: Scope, table: ContentTable, id: number, deleted_at: Date | null): Promise<void> =>
  changeRow(scope, table, id, { deleted_at })

/** When a row was deleted; undefined when it is not, or too long ago to be brought back. */
export async function deletedSince({ botId }: Scope, table: ContentTable, id: number): Promise<string | undefined> {
  const row = await db()
    .selectFrom(table)
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
  table: ContentTable,
  title: string | RawBuilder<string>,
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
