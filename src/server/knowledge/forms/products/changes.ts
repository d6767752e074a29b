import { sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { retentionPeriods } from '../../../foundation/jobs/retention.ts'
import { person } from '../../../foundation/resource/person.ts'
import { nextVersion } from '../../../foundation/resource/version.ts'
import { db, instant } from '../../../foundation/store/db.ts'
import { formOf } from '../../catalogue/form-scope.ts'

type Kind = components['schemas']['ProductChangeKind']

/** Returns until when a change can be undone. */
export const undoUntil = (createdAt: string | Date): Date =>
  new Date(new Date(createdAt).getTime() + retentionPeriods.undo)

/** Begins a change of many products; what it does to each is noted by {@link noteBefore} or {@link noteCreated}. */
export async function beginChange(
  scope: Pick<Scope, 'botId' | 'userId'>,
  kind: Kind,
  label: string,
): Promise<{ id: number; undo_until: string }> {
  const created_at = currentCall().services.clock()
  const { id } = await db()
    .insertInto('product_change')
    .values({ bot_id: scope.botId, form_id: formOf(scope), user_id: scope.userId, kind, label, created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, undo_until: undoUntil(created_at).toISOString() }
}

/**
 * Notes products as they are, before a change.
 * @param isDeleted whether the change deletes them; otherwise it increments their version once
 */
export async function noteBefore(changeId: number, ids: readonly number[], isDeleted = false): Promise<void> {
  await sql`insert into product_change_row (change_id, product_id, before, version)
    select ${changeId}::int, p.id, to_jsonb(p), ${isDeleted ? sql`null` : sql`p.${nextVersion}`}
    from product p where p.id = any(${ids}::int[])`.execute(db())
}

/** Notes products that a change created. */
export async function noteCreated(changeId: number, ids: readonly number[]): Promise<void> {
  await sql`insert into product_change_row (change_id, product_id, before, version)
    select ${changeId}::int, p.id, null, p.version from product p where p.id = any(${ids}::int[])`.execute(db())
}

/** Whether an import still adds to a change. */
const GROWING = sql<boolean>`exists (select from product_import i where i.change_id = product_change.id
  and i.state in ('running', 'cancelling'))`

/**
 * SQL: whether nothing is left to undo of a change. An undo deletes the rows of a change as it goes, except those that
 * somebody can still undo.
 * @param change name or alias of the table
 */
export const isUndone = (change: string) => sql<boolean>`(${sql.ref(`${change}.undone_at`)} is not null
  and not exists (select from product_change_row r where r.change_id = ${sql.ref(`${change}.id`)}))`

/** Returns the changes of many products that can still be undone, the latest first. */
export async function recentChanges(scope: Scope): Promise<components['schemas']['ProductChange'][]> {
  const since = new Date(currentCall().services.clock().getTime() - retentionPeriods.undo)
  const rows = await db()
    .selectFrom('product_change')
    .select(['id', 'kind', 'label', 'created_at', person('user_id').as('by')])
    .select([
      sql<number>`(select count(*)::int from product_change_row r where r.change_id = product_change.id)`.as('count'),
      sql<boolean>`undone_at is not null`.as('partly_undone'),
    ])
    .where('form_id', '=', formOf(scope))
    .where(sql<boolean>`not ${isUndone('product_change')}`)
    .where('created_at', '>', instant(since))
    .where(sql<boolean>`not ${GROWING}`)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  return rows.map((row) => ({ ...row, undo_until: undoUntil(row.created_at).toISOString() }))
}

/** Forgets changes of many products that can no longer be undone, with what the products were. */
export async function cleanProductChanges(now: Date): Promise<void> {
  await db()
    .deleteFrom('product_change')
    .where('created_at', '<', instant(new Date(now.getTime() - retentionPeriods.undo)))
    .where(sql<boolean>`not ${GROWING}`)
    .execute()
}
