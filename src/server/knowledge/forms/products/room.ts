import { sql } from 'kysely'
import { ProductOrderLimits } from '../../../../../generated/limits.ts'
import { formatQuantity } from '../../../../contract/format.ts'
import { problem } from '../../../foundation/http/problem.ts'
import { db } from '../../../foundation/store/db.ts'
import { formOf } from '../../catalogue/form-scope.ts'

/** Most products of a form: their order is one list. */
export const MOST_PRODUCTS = ProductOrderLimits.product_ids.maxItems

/** Why a product cannot be added to a full form. */
export const FULL = `Un formulario admite hasta ${formatQuantity(MOST_PRODUCTS)} productos. Elimina los que no uses.`

/** Returns how many more products fit into the scope's form. */
export async function roomIn(scope: object): Promise<number> {
  const { count } = await db()
    .selectFrom('product')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('form_id', '=', formOf(scope))
    .executeTakeFirstOrThrow()
  return MOST_PRODUCTS - count
}

const counted = new WeakMap<object, { left: number }>()

/**
 * Rejects adding a product to a full form (409). An archive adds many within one scope and one transaction: they are
 * counted again only where the form seems full, since some may have been refused.
 */
export async function assertRoom(scope: object): Promise<void> {
  const room = counted.get(scope) ?? { left: 0 }
  counted.set(scope, room)
  if (room.left <= 0) room.left = await roomIn(scope)
  if (room.left <= 0) throw problem(409, 'too_many', FULL)
  room.left--
}
