import { sql } from 'kysely'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db } from '../../../foundation/store/db.ts'

/** Returns how many products have stock in some branches, for people; empty for none. Nobody sees those of a deleted form. */
export async function stockedIn({ botId }: Scope, branchIds: readonly number[]): Promise<string> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct p.id)::int as count from product p join form f on f.id = p.form_id and f.deleted_at is null
    cross join lateral jsonb_array_elements(p.branch_stock) s
    where p.bot_id = ${botId}
      and (s.value->>'branch_id')::int = any(${branchIds}::int[]) and (s.value->>'stock')::int > 0`.execute(db())
  const count = rows[0]?.count ?? 0
  return count === 0 ? '' : count === 1 ? 'un producto' : `${count} productos`
}

/** Returns how many products have stock in the branches of a form, for people; empty for none. */
export async function stockedInForm(scope: Scope, formId: number): Promise<string> {
  const rows = await db()
    .selectFrom('branch')
    .select('id')
    .where('form_id', '=', formId)
    .where('deleted_at', 'is', null)
    .execute()
  return stockedIn(
    scope,
    rows.map(({ id }) => id),
  )
}
