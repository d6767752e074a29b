import { sql } from 'kysely'
import { ProductOrderLimits } from '../../../../../generated/limits.ts'
import { problem } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { toColumns } from '../../../foundation/resource/columns.ts'
import { resource } from '../../../foundation/resource/resource.ts'
import { db } from '../../../foundation/store/db.ts'
import { formOf } from '../../catalogue/form-scope.ts'
import { characteristicsOf } from '../../catalogue/known.ts'
import { reindexLater } from '../../catalogue/search/reindex.ts'
import { assertAxisUnused, checkCharacteristic, hasOptions } from './check-characteristic.ts'
import { forgetAttribute } from './forget-attribute.ts'

const MOST = ProductOrderLimits.characteristic_ids.maxItems

/** How many products have the characteristic, as their own or of a variant. */
const USED = sql<number>`(select count(*)::int from product p where p.form_id = product_characteristic.form_id and (
  p.attributes ? product_characteristic.key or exists (
    select from jsonb_array_elements(p.variants) v where v->'options' ? product_characteristic.key)))`

/** The characteristics of the products of a form. Its methods take a scope made by `productScope`. */
export const characteristics = resource('characteristic', {
  table: 'product_characteristic',
  displayName: 'label',
  from: (rows, scope) =>
    rows.where('form_id', '=', formOf(scope)).selectAll().select('position as order').select(USED.as('used_count')),
  order: sql`r.position`,
  unique: {
    product_characteristic_key: ['key', 'Ya hay una característica con esa clave. Elige otra.'],
    product_characteristic_label: ['label', 'Ya hay una característica con ese nombre. Elige otro.'],
  },
  columns: async (input, scope, before) => ({
    ...toColumns({ ...input, options: hasOptions(input.type) ? (input.options ?? []) : [] }),
    ...(!before && { form_id: formOf(scope), position: await nextPlace(scope) }),
  }),
  check: checkCharacteristic,
  assertDeletable: assertAxisUnused,
  assertLimit: async (scope) => {
    if ((await characteristicsOf(scope)).length >= MOST)
      throw problem(409, 'too_many', `Un formulario admite hasta ${MOST} características. Elimina las que no uses.`)
  },
  after: async (scope, { before, after }) => {
    if (before && !after) await forgetAttribute(scope, before.key)
    // What a new one says of products is not known yet.
    if (before) await reindexLater(formOf(scope))
  },
})

async function nextPlace(scope: Scope): Promise<number> {
  const { last } = await db()
    .selectFrom('product_characteristic')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('form_id', '=', formOf(scope))
    .executeTakeFirstOrThrow()
  return (last ?? -1) + 1
}
