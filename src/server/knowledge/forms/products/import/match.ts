import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../../../../generated/database.d.ts'
import type { ReadRow } from '../../../../foundation/spreadsheet/thread.ts'
import { db } from '../../../../foundation/store/db.ts'
import type { ReadCells, ReadProduct } from './reading.ts'

/** A product as it is stored. */
export type StoredProduct = Selectable<Database['product']>

/** The product of each row: by its code, or by its name where the row has none. */
export interface Matches {
  /** undefined for a new one, several where the name is that of several */
  of: (product: ReadProduct) => readonly StoredProduct[]
}

/** Finds the products that rows are about. */
export async function matchesOf(formId: number, rows: readonly ReadRow<ReadCells>[]): Promise<Matches> {
  const products = rows.flatMap(({ product }) => product ?? [])
  const codes = [...new Set(products.flatMap(({ sku }) => sku || []))]
  const names = [...new Set(products.flatMap(({ sku, name }) => (!sku && name) || []))]
  // By the index for each: the planner would fold the codes of the whole form.
  const one = (column: 'sku' | 'name', said: readonly string[]) => sql`
    select ${column} as by, said, p.product from unnest(${said}::text[]) said cross join lateral (
      select to_jsonb(x) as product from product x where x.form_id = ${formId}
        and ${column === 'sku' ? sql`x.sku <> '' and` : sql``} fold(x.${sql.ref(column)}) = fold(said) offset 0
    ) p`
  const { rows: found } = await sql<{ by: 'sku' | 'name'; said: string; product: StoredProduct }>`
    ${one('sku', codes)} union all ${one('name', names)}`.execute(db())
  const known = new Map<string, StoredProduct[]>()
  for (const { by, said, product } of found)
    known.set(`${by} ${said}`, [...(known.get(`${by} ${said}`) ?? []), product])
  return { of: ({ sku, name }) => known.get(sku ? `sku ${sku}` : `name ${name}`) ?? [] }
}
