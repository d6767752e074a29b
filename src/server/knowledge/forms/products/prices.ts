import { sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import { ProductInputLimits } from '../../../../../generated/limits.ts'
import { formatNumber, formatPercent, plural } from '../../../../contract/format.ts'
import { writeAudit } from '../../../foundation/audit/record.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { invalidProblem } from '../../../foundation/resource/refuse.ts'
import { nextVersion } from '../../../foundation/resource/version.ts'
import { lockBot } from '../../../foundation/scope/bot.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import { formOf } from '../../catalogue/form-scope.ts'
import { characteristicsOf } from '../../catalogue/known.ts'
import { variantLabel } from '../../dialogue/products/item.ts'
import { beginChange, noteBefore } from './changes.ts'
import { assertIdle, BATCH, noteWork, working } from './idle.ts'

type Schemas = components['schemas']
type Input = Schemas['ProductPriceInput']
type Rounding = NonNullable<Input['rounding']>
type Product = Awaited<ReturnType<typeof concerned>>[number]

/** Changes that are shown before they are made. */
const SHOWN = 200

/** Cents to which a price is rounded. */
const STEPS: Readonly<Record<Rounding, number>> = { none: 1, unit: 100, ten: 1_000, hundred: 10_000 }

/** Returns a price changed by a percentage and rounded; a small price is never rounded to nothing. */
function changedPrice(cents: number, percent: number, rounding: Rounding): number {
  const exact = (cents * (100 + percent)) / 100
  const step = STEPS[rounding]
  return exact > 0 ? Math.max(Math.round(exact / step) * step, Math.min(step, Math.round(exact))) : 0
}

/** All prices of a product; those of its variants in their order. */
interface Prices {
  price: number | null
  offer: number | null
  variants: readonly (number | null)[]
}

/** A product with its prices as they were read, and as they will be. */
interface PriceChange {
  product: Product
  old: Prices
  now: Prices
}

/** Changes the prices of products by a percentage, with their offers and variants, or shows what they would be. */
export async function changePrices(scope: Scope, input: Input): Promise<Schemas['ProductPriceResult']> {
  if (input.preview) return nothingOf(await planOf(scope, input))
  const { plan, change } = await tx(async () => {
    await lockBot(scope)
    await assertIdle(scope)
    const plan = await planOf(scope, input)
    const { changed } = plan
    if (changed.length === 0) return { plan, change: undefined }
    const change = await beginChange(scope, 'prices', labelOf(input, changed.length))
    await noteWork(change.id)
    return { plan, change }
  })
  if (!change) return nothingOf(plan)
  const { changed, ...result } = plan
  const count = await working(change.id, () => storeAll(scope, input, change.id, changed))
  return count === 0 ? nothingOf({ ...plan, changed: [] }) : { ...result, ...change, count }
}

const labelOf = ({ percent }: Input, products: number) =>
  `${formatPercent(percent)} en ${plural(products, 'producto', 'productos')}`

/**
 * Stores prices in short transactions: others write and read meanwhile, and what they changed stays. One that breaks off
 * leaves a change that can be undone. Returns how many products changed, which the history tells, too.
 */
async function storeAll(scope: Scope, input: Input, changeId: number, changed: readonly PriceChange[]) {
  const { percent, rounding = 'none' } = input
  let stored = 0
  try {
    for (let from = 0; from < changed.length; from += BATCH)
      stored += await tx(() => storePrices(scope, changeId, changed.slice(from, from + BATCH)))
  } finally {
    const label = labelOf(input, stored)
    await tx(async () => {
      if (stored === 0) return db().deleteFrom('product_change').where('id', '=', changeId).execute()
      await db().updateTable('product_change').set({ label }).where('id', '=', changeId).execute()
      return writeAudit({ label, after: { percent, rounding, products: stored } })
    })
  }
  return stored
}

const nothingOf = ({ changed, ...result }: Awaited<ReturnType<typeof planOf>>): Schemas['ProductPriceResult'] => ({
  ...{ ...result, count: changed.length, id: null, undo_until: null },
})

/** Returns what a change of prices would do, and what is shown of it. */
async function planOf(scope: Scope, { percent, rounding = 'none', ...chosen }: Input) {
  const products = await concerned(scope, chosen)
  const next = (cents: number | null) => (cents === null ? null : changedPrice(cents, percent, rounding))
  const priced = products.flatMap((product): PriceChange[] => {
    const old = pricesOf(product)
    if ([old.price, ...old.variants].every((cents) => cents === null)) return []
    const [price, offer] = [next(old.price), next(old.offer)]
    // Rounding may make an offer as dear as the price, which is none.
    const isOffer = offer !== null && (price === null || offer < price)
    return [{ product, old, now: { price, offer: isOffer ? offer : null, variants: old.variants.map(next) } }]
  })
  const changed = priced.filter(({ old, now }) =>
    linesOf(old).some(({ cents }, at) => cents !== linesOf(now)[at]?.cents),
  )
  refuseTooHigh(changed)
  const known = await characteristicsOf(scope)
  const all = changed.flatMap(({ product, old, now }) =>
    linesOf(old).flatMap(({ cents, variant }, at) => {
      const after = linesOf(now)[at]?.cents ?? null
      return cents === null || after === null || cents === after ? [] : [{ product, at, variant, cents, after }]
    }),
  )
  return {
    changed,
    price_count: all.length,
    without_price: products.length - priced.length,
    offers_ended: changed.filter(({ old, now }) => old.offer !== null && now.offer === null).length,
    changes: all.slice(0, SHOWN).map(({ product: { id, name, currency, variants }, at, variant, cents, after }) => {
      const own = at === 0 ? '' : 'Oferta'
      const part = variant === undefined ? own : variantLabel(variants[variant]?.options ?? {}, known, currency)
      return { product_id: id, name, currency, old_cents: cents, new_cents: after, part }
    }),
  }
}

/** Refuses prices that no product may have (422). */
function refuseTooHigh(changed: readonly PriceChange[]): void {
  const { maximum } = ProductInputLimits.price_cents
  const high = changed.filter(({ now }) => linesOf(now).some(({ cents }) => cents !== null && cents > maximum))
  if (high.length === 0) return
  const whose = high.length === 1 ? 'Un producto pasaría' : `${formatNumber(high.length)} productos pasarían`
  throw invalidProblem('percent', `${whose} de ${formatNumber(maximum / 100)}. Elige un porcentaje menor.`)
}

const pricesOf = ({ price_cents, sale_price_cents, variants }: Product): Prices => ({
  ...{ price: price_cents, offer: sale_price_cents },
  variants: variants.map((variant) => variant.price_cents ?? null),
})

/** Returns the prices of a product one by one: its own, that of its offer, those of its variants. */
const linesOf = ({ price, offer, variants }: Prices): { cents: number | null; variant?: number }[] => [
  ...[{ cents: price }, { cents: offer }],
  ...variants.map((cents, variant) => ({ cents, variant })),
]

/** SQL: the prices of the variants of product `p`, in their order. */
const OF_VARIANTS = sql`(select coalesce(jsonb_agg(coalesce(v->'price_cents', 'null'::jsonb) order by n), '[]'::jsonb)
  from jsonb_array_elements(p.variants) with ordinality x(v, n))`

/** Stores prices of products whose prices are still the ones that were read. Returns their number. */
async function storePrices(scope: Scope, changeId: number, batch: readonly PriceChange[]): Promise<number> {
  await lockBot(scope)
  await noteWork(changeId)
  const given = sql`jsonb_to_recordset(${JSON.stringify(batch.map(({ product: { id }, ...prices }) => ({ id, ...prices })))}::text::jsonb)
    c(id int, old jsonb, now jsonb)`
  const { rows } = await sql<{ id: number }>`select p.id from product p join ${given} on c.id = p.id
    where p.form_id = ${formOf(scope)} and p.price_cents is not distinct from (c.old->>'price')::bigint
      and p.sale_price_cents is not distinct from (c.old->>'offer')::bigint
      and ${OF_VARIANTS} = c.old->'variants'`.execute(db())
  const ids = rows.map(({ id }) => id)
  await noteBefore(changeId, ids)
  await sql`update product p set price_cents = (c.now->>'price')::bigint, sale_price_cents = (c.now->>'offer')::bigint,
      variants = (select coalesce(jsonb_agg(v || jsonb_build_object('price_cents', c.now->'variants'->(n::int - 1))
        order by n), '[]'::jsonb) from jsonb_array_elements(p.variants) with ordinality x(v, n)),
      version = p.${nextVersion}, updated_at = ${currentCall().services.clock()}, updated_by = ${scope.userId}
    from ${given} where p.id = c.id and p.id = any(${ids}::int[])`.execute(db())
  return ids.length
}

/** Returns the products that a change of prices is about: the chosen ones, those of a category, or all. */
const concerned = (scope: Scope, { product_ids = [], category = '' }: Pick<Input, 'product_ids' | 'category'>) =>
  db()
    .selectFrom('product')
    .select(['id', 'name', 'price_cents', 'sale_price_cents', 'currency', 'variants'])
    .where('form_id', '=', formOf(scope))
    .$if(product_ids.length > 0, (query) => query.where(sql<boolean>`id = any(${product_ids}::int[])`))
    .$if(product_ids.length === 0 && category !== '', (query) =>
      query.where(sql<boolean>`fold(category) = fold(${category}::text)`),
    )
    .orderBy('position')
    .orderBy('id')
    .execute()
