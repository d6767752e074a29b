import { sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import { ProductInputLimits } from '../../../../../generated/limits.ts'
import { formatInteger } from '../../../../contract/format.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { toColumns } from '../../../foundation/resource/columns.ts'
import { checkIds } from '../../../foundation/resource/references.ts'
import { invalidProblem } from '../../../foundation/resource/refuse.ts'
import { resource } from '../../../foundation/resource/resource.ts'
import type { Input, Item } from '../../../foundation/resource/types.ts'
import { db } from '../../../foundation/store/db.ts'
import { exact, text } from '../../../foundation/store/list.ts'
import { foldedContains } from '../../../foundation/store/sql.ts'
import { formOf } from '../../catalogue/form-scope.ts'
import { characteristicsOf, type KnownCharacteristic } from '../../catalogue/known.ts'
import { offerFault } from '../../catalogue/price.ts'
import { indexProducts } from '../../catalogue/search/write-terms.ts'
import { availabilityOf, stockOf } from '../../catalogue/stock.ts'
import { checkAttributes, checkVariants, cleanAttributes } from './attributes.ts'
import { isFoundOtherwise } from './found-by.ts'
import { checkImages } from './images.ts'
import { assertRoom } from './room.ts'

type Product = Item<'product'>
type Given = Input<'product'>

/** Whether the stock of a product is at its limit. */
const LOW = sql<boolean>`(r.stock is not null and r.stock_alert is not null and r.stock <= r.stock_alert)`

/** As the index has it. */
const TEXT = sql`fold(r.name || ' ' || r.sku || ' ' || r.brand || ' ' || r.category)`

const hasAll = (words: readonly string[]) =>
  sql<boolean>`(${sql.join(
    words.map((word) => foldedContains(TEXT, word)),
    sql` and `,
  )})`

/** The products of a form. Its methods take a scope made by `productScope`. */
export const products = resource('product', {
  table: 'product',
  displayName: 'name',
  from: (rows, scope) => rows.where('form_id', '=', formOf(scope)).selectAll().select('position as order'),
  order: sql`r.position`,
  list: { low_stock: exact(LOW), name: { ...text('r.name'), searchedAll: hasAll } },
  unique: { product_sku: ['sku', 'Otro producto tiene ese código. Elige otro.'] },
  assertLimit: assertRoom,
  columns: async (input, scope, before) => ({
    ...toColumns(await derived(scope, input)),
    ...(!before && { form_id: formOf(scope), position: await nextPlace(scope) }),
  }),
  check: checkProduct,
  after: async (scope, { before, after }) => {
    if (after && isFoundOtherwise(after, before)) await indexProducts(scope, [after], await knownTo(scope))
  },
  usedInTraining: () => false,
})

/** Returns an input with what follows from the rest of it. */
async function derived(scope: Scope, input: Given): Promise<Given> {
  const attributes = cleanAttributes(input.attributes ?? {}, await knownTo(scope))
  const variants = (input.variants ?? []).map((one) => ({ ...EMPTY_VARIANT, ...one }))
  const whole = { ...input, attributes, variants }
  const currency = input.currency ?? (await currencyOf(scope))
  return { ...whole, currency, stock: stockOf(whole), availability: availabilityOf(whole) }
}

const EMPTY_VARIANT = { sku: '', price_cents: null, stock: null, image_id: null }

async function checkProduct(scope: Scope, input: Given, before?: Product): Promise<void> {
  const { attributes = {}, variants = [], images = [] } = input
  const fault = offerFault(input)
  if (fault === 'no_price') throw invalidProblem('sale_price_cents', 'Escribe antes el precio sin oferta.')
  if (fault === 'too_high')
    throw invalidProblem('sale_price_cents', 'La oferta tiene que ser menor que el precio. Cámbiala.')
  const known = await knownTo(scope)
  checkAttributes(cleanAttributes(attributes, known), known, before?.attributes)
  checkVariants(variants, known, before?.variants)
  if ((stockOf(input) ?? 0) > ProductInputLimits.stock.maximum) {
    const most = formatInteger(ProductInputLimits.stock.maximum)
    const field = variants.some(({ stock }) => typeof stock === 'number') ? 'variants' : 'branch_stock'
    throw invalidProblem(field, `Entre todas suman más de ${most} unidades. Baja alguna.`)
  }
  await checkBranches(scope, input, before)
  await checkImages(scope, [...images, ...variants.flatMap(({ image_id }) => image_id ?? [])], before)
}

/** A product that has stock in a branch which was deleted since can still be saved. */
async function checkBranches(scope: Scope, { branch_stock = [] }: Given, before?: Product): Promise<void> {
  const ids = branch_stock.map(({ branch_id }) => branch_id)
  if (new Set(ids).size < ids.length) throw invalidProblem('branch_stock', 'Una sucursal está dos veces. Quita una.')
  const had = new Set(before?.branch_stock?.map(({ branch_id }) => branch_id))
  await checkIds(
    scope,
    'branch',
    ids.filter((id) => !had.has(id)),
    { field: 'branch_stock', text: 'Una sucursal ya no existe. Recarga la página.' },
  )
}

const loaded = new WeakMap<Scope, Promise<KnownCharacteristic[]>>()

/** Returns the characteristics of the scope's form, read once per scope: an import has many rows. */
function knownTo(scope: Scope): Promise<KnownCharacteristic[]> {
  const known = loaded.get(scope) ?? characteristicsOf(scope)
  loaded.set(scope, known)
  return known
}

/** Returns the currency of a bot's prices. */
export async function currencyOf({ botId }: Pick<Scope, 'botId'>): Promise<components['schemas']['CurrencyCode']> {
  const { settings } = await db().selectFrom('bot').select('settings').where('id', '=', botId).executeTakeFirstOrThrow()
  return settings.currency ?? 'ARS'
}

async function nextPlace(scope: Scope): Promise<number> {
  const { last } = await db()
    .selectFrom('product')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('form_id', '=', formOf(scope))
    .executeTakeFirstOrThrow()
  return (last ?? -1) + 1
}
