import { sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { invalidProblem } from '../../../foundation/resource/refuse.ts'
import { hasValues } from '../../../foundation/resource/unchanged.ts'
import { db } from '../../../foundation/store/db.ts'
import { formOf } from '../../catalogue/form-scope.ts'
import { changeProductForm, productForm } from './form-settings.ts'

type Order = components['schemas']['ProductOrder']

/** Returns in which order the products of a form are shown, and its characteristics asked. */
export const productOrder = async (scope: Scope): Promise<Order> => shown(scope, await productForm(scope))

async function shown(scope: Scope, { settings, version }: Awaited<ReturnType<typeof productForm>>): Promise<Order> {
  const ids = await idsInOrder(scope, 'product')
  return {
    sort_mode: settings.order?.sort_mode ?? 'manual',
    product_ids: ids,
    characteristic_ids: await idsInOrder(scope, 'product_characteristic'),
    // One may have been deleted.
    pinned: (settings.order?.pinned ?? []).filter((id) => ids.includes(id)),
    version,
  }
}

async function idsInOrder(scope: Scope, table: 'product' | 'product_characteristic'): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select coalesce(jsonb_agg(id order by position, id), '[]'::jsonb) as ids
    from ${sql.table(table)} where form_id = ${formOf(scope)}`.execute(db())
  return rows[0]?.ids ?? []
}

/** Changes the order of products and characteristics. Those that are not named follow in the order that they had. */
export function changeOrder(scope: Scope, { version, ...given }: Order): Promise<Order> {
  return changeProductForm(scope, version, {
    show: (form) => shown(scope, form),
    change: async (form) => {
      const { version: _, ...before } = await shown(scope, form)
      const known = new Set(before.product_ids)
      if ([...given.product_ids, ...given.pinned].some((id) => !known.has(id)))
        throw invalidProblem('product_ids', 'Hay un producto que alguien eliminó. Recarga la página.')
      if (given.characteristic_ids.some((id) => !before.characteristic_ids.includes(id)))
        throw invalidProblem('characteristic_ids', 'Hay una característica que alguien eliminó. Recarga la página.')
      const whole = (first: readonly number[], all: readonly number[]) => [...new Set([...first, ...all])]
      const after = {
        ...given,
        product_ids: whole(given.product_ids, before.product_ids),
        characteristic_ids: whole(given.characteristic_ids, before.characteristic_ids),
      }
      if (hasValues(before, after)) return undefined
      await place('product', after.product_ids)
      await place('product_characteristic', after.characteristic_ids)
      return { ...form.settings, order: { sort_mode: given.sort_mode, pinned: given.pinned } }
    },
    facts: async (form) => {
      const { sort_mode, pinned, characteristic_ids } = await shown(scope, form)
      return { sort_mode, pinned, characteristic_ids }
    },
  })
}

/** The place is not a part of what people edit in a product: its version stays. */
async function place(table: 'product' | 'product_characteristic', ids: readonly number[]): Promise<void> {
  await sql`update ${sql.table(table)} t set position = o.place
    from unnest(${ids}::int[]) with ordinality o(id, place)
    where t.id = o.id and t.position <> o.place`.execute(db())
}
