import { sql } from 'kysely'
import type { components } from '../../../generated/api.d.ts'
import { record } from '../audit/record.ts'
import { currentCall } from '../http/context.ts'
import { refusals } from '../http/problem.ts'
import type { Scope } from '../http/scope.ts'
import { db, spanishOrder, tx } from '../store/db.ts'
import { unlessTaken } from './refuse.ts'

type Category = components['schemas']['ResponseCategory']

const unique = { response_category_name: { field: 'name', text: 'Ya existe una categoría con ese nombre.' } }

/** The categories by name, with how many responses each has. */
export function categoriesOf({ botId }: Scope, id?: number): Promise<Category[]> {
  return db()
    .selectFrom('response_category as c')
    .select(['c.id', 'c.name'])
    .select(
      sql<number>`(select count(*)::int from response r where r.category_id = c.id and r.deleted_at is null)`.as(
        'count',
      ),
    )
    .where('c.bot_id', '=', botId)
    .$if(id !== undefined, (query) => query.where('c.id', '=', id ?? 0))
    .orderBy(spanishOrder(sql.ref('c.name')))
    .orderBy('c.id')
    .execute()
}

export function createCategory(scope: Scope, name: string): Promise<Category> {
  return unlessTaken(unique, async () => {
    const at = currentCall().services.clock()
    const { id } = await db()
      .insertInto('response_category')
      .values({ bot_id: scope.botId, name, created_at: at, created_by: scope.userId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record({ action: 'create', resource: 'response', id, label: name, after: { category: name } })
    return categoryOf(scope, id)
  })
}

export function renameCategory(scope: Scope, id: number, name: string): Promise<Category> {
  return unlessTaken(unique, async () => {
    const before = await categoryOf(scope, id)
    await db().updateTable('response_category').set({ name }).where('id', '=', id).execute()
    const [was, is] = [{ category: before.name }, { category: name }]
    await record({ action: 'update', resource: 'response', id, label: name, before: was, after: is })
    return categoryOf(scope, id)
  })
}

/** Deletes a category; its responses stay, without one. */
export function deleteCategory(scope: Scope, id: number): Promise<void> {
  return tx(async () => {
    const { name } = await categoryOf(scope, id)
    await db().deleteFrom('response_category').where('id', '=', id).execute()
    await record({ action: 'delete', resource: 'response', id, label: name, before: { category: name } })
  })
}

async function categoryOf(scope: Scope, id: number): Promise<Category> {
  const [category] = await categoriesOf(scope, id)
  if (!category) throw refusals.notFound()
  return category
}
