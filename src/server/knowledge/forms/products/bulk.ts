import { sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import { plural } from '../../../../contract/format.ts'
import { writeAudit } from '../../../foundation/audit/record.ts'
import { commonProblems, Problem } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { invalidProblem } from '../../../foundation/resource/refuse.ts'
import { changeRows } from '../../../foundation/resource/rows.ts'
import { lockBot } from '../../../foundation/scope/bot.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import { formOf } from '../../catalogue/form-scope.ts'
import { characteristicsOf } from '../../catalogue/known.ts'
import { indexProducts } from '../../catalogue/search/write-terms.ts'
import { beginChange, noteBefore } from './changes.ts'
import { assertIdle } from './idle.ts'
import { products } from './products.ts'

type Schemas = components['schemas']

const DONE: Readonly<Record<Schemas['ProductBulkAction'], readonly [one: string, many: string]>> = {
  enable: ['producto activado', 'productos activados'],
  disable: ['producto desactivado', 'productos desactivados'],
  category: ['producto con otra categoría', 'productos con otra categoría'],
  delete: ['producto eliminado', 'productos eliminados'],
}

/** Changes or deletes several products of a form as one change, which can be undone. */
export function changeProducts(
  scope: Scope,
  { ids, action, category }: Schemas['ProductBulkInput'],
): Promise<Schemas['ProductBulkResult']> {
  if (action === 'category' && category === undefined) throw invalidProblem('category', 'Escribe la categoría.')
  return tx(async () => {
    await lockBot(scope)
    await assertIdle(scope)
    const own = await db()
      .selectFrom('product')
      .select('id')
      .where('form_id', '=', formOf(scope))
      .where(sql<boolean>`id = any(${ids}::int[])`)
      .orderBy('id')
      .execute()
    if (own.length === 0) throw commonProblems.notFound()
    const found = own.map(({ id }) => id)
    const label = plural(found.length, ...DONE[action])
    const change = await beginChange(scope, 'bulk', label)
    await noteBefore(change.id, found, action === 'delete')
    if (action === 'delete') await sql`delete from product where id = any(${found}::int[])`.execute(db())
    else {
      await changeRows(scope, 'product', found, action === 'category' ? { category } : { enabled: action === 'enable' })
      const rows = await db().selectFrom('product').selectAll().where('id', 'in', found).execute()
      await indexProducts(scope, rows, await characteristicsOf(scope))
    }
    await writeAudit({ label, after: { action, products: found.length, ...(category !== undefined && { category }) } })
    return { ...change, count: found.length }
  })
}

/** Saves the changed cells of several products, each by itself. */
export async function changeCells(
  scope: Scope,
  { rows }: Schemas['ProductCellsInput'],
): Promise<Schemas['ProductCells']> {
  const saved: Schemas['ProductCells'] = { products: [], faults: [] }
  for (const { id, values } of rows) {
    try {
      saved.products.push(await products.update(scope, id, values))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const current = error.code === 'stale' ? await products.one(scope, id) : undefined
      saved.faults.push({ id, message: error.message, ...(current && { current }) })
    }
  }
  return saved
}
