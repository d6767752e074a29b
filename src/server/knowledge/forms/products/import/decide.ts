import { isDeepStrictEqual } from 'node:util'
import type { components } from '../../../../../../generated/api.d.ts'
import { Problem } from '../../../../foundation/http/problem.ts'
import type { ReadRow } from '../../../../foundation/spreadsheet/thread.ts'
import type { KnownCharacteristic } from '../../../catalogue/known.ts'
import { offerFault } from '../../../catalogue/price.ts'
import { availabilityOf, stockOf } from '../../../catalogue/stock.ts'
import { checkAttributes } from '../attributes.ts'
import { FULL } from '../room.ts'
import type { Matches, StoredProduct } from './match.ts'
import { keysOf, type ReadCells, type ReadProduct } from './reading.ts'

type Schemas = components['schemas']

/** What a person chose for an import. */
export type ImportOptions = Omit<Schemas['ProductImportInput'], 'preview'>

/** Columns that an import writes. */
export const WRITTEN = [
  ...(['sku', 'name', 'description', 'category', 'brand', 'images', 'price_cents', 'currency', 'price_mode'] as const),
  ...(['sale_price_cents', 'sale_until', 'tax_rate', 'stock', 'stock_alert', 'availability', 'attributes'] as const),
  ...(['link', 'gtin', 'synonyms', 'enabled'] as const),
]

/** What an import writes of a product. */
export type WrittenProduct = Pick<StoredProduct, (typeof WRITTEN)[number]>

/** What is done with a row. */
export type Decision = { row: ReadRow<ReadCells> } & (
  | { action: 'create'; after: WrittenProduct }
  | { action: 'update'; before: StoredProduct; after: WrittenProduct }
  | { action: 'unchanged' | 'skip' }
  | { action: 'reject'; reason: string }
)

/** What rows of a form are decided by. */
export interface Deciding {
  options: ImportOptions
  known: readonly KnownCharacteristic[]
  currency: string
  /** the first row of the file with a key; the key of a row is noted */
  seen: { get: (key: string) => number | undefined; note: (key: string, row: number) => void }
  /** products that the import changed already */
  touched: ReadonlySet<number>
  /** how many more products the form may have */
  room: number
  /** whether the bot has these images */
  hasImages: (ids: readonly number[]) => boolean
}

/** Decides about rows of a file, each with its product. */
export function decide(rows: readonly ReadRow<ReadCells>[], matches: Matches, given: Deciding): Decision[] {
  let { room } = given
  return rows.map((row): Decision => {
    const refused = (reason: string) => ({ row, action: 'reject', reason }) as const
    const { product } = row
    if (!product) return refused(row.fault)
    const [before, ...others] = matches.of(product)
    if (others.length > 0)
      return refused(`Hay ${others.length + 1} productos con ese nombre. Agrega el código de cada uno.`)
    const keys = [...keysOf(row), ...(before ? [`id ${before.id}`] : [])]
    const first = keys.flatMap((key) => given.seen.get(key) ?? [])[0]
    if (first !== undefined) return refused(`Es el mismo producto que el de la fila ${first}. Deja una sola.`)
    if (before && given.touched.has(before.id))
      return refused('Es el mismo producto que el de otra fila. Deja una sola.')
    const decision = before ? changing(row, before, product, given) : creating(row, product, given, room)
    if (decision.action === 'create') room--
    if (decision.action !== 'reject') for (const key of keys) given.seen.note(key, row.row)
    return decision
  })
}

function creating(row: ReadRow<ReadCells>, product: ReadProduct, given: Deciding, room: number): Decision {
  const refused = (reason: string) => ({ row, action: 'reject', reason }) as const
  if (!product.name)
    return refused(`Ningún producto tiene el código «${product.sku ?? ''}». Escribe también el nombre para crearlo.`)
  if (room <= 0) return refused(FULL)
  const after = { ...newProduct(given.currency), ...product, name: product.name }
  const fault = faultOf(after, given)
  return fault === undefined
    ? { row, action: 'create', after: { ...after, availability: availabilityOf(after) } }
    : refused(fault)
}

function changing(row: ReadRow<ReadCells>, before: StoredProduct, product: ReadProduct, given: Deciding): Decision {
  const refused = (reason: string) => ({ row, action: 'reject', reason }) as const
  const { policy } = given.options
  if (policy === 'skip') return { row, action: 'skip' }
  if (policy === 'reject') return refused(`Ya está en el formulario: «${before.name.slice(0, 40)}».`)
  const attributes = { ...before.attributes, ...product.attributes }
  const whole = {
    ...before,
    ...product,
    attributes,
    ...(product.price_cents !== undefined && askedNoMore(before, product)),
  }
  if (product.stock !== undefined && product.stock !== before.stock && stockOf(whole) !== product.stock)
    return refused('Stock: este producto lo cuenta por variante o por sucursal. Cámbialo en el inventario.')
  const after = { ...whole, availability: availabilityOf(whole) }
  const fault = faultOf(after, given, before)
  if (fault !== undefined) return refused(fault)
  const isSame = WRITTEN.every((column) => isDeepStrictEqual(after[column], before[column]))
  return isSame ? { row, action: 'unchanged' } : { row, action: 'update', before, after }
}

/** A product that customers were to ask for has a price again. */
const askedNoMore = (before: StoredProduct, { price_mode }: ReadProduct): Partial<StoredProduct> =>
  before.price_mode === 'ask' && price_mode === undefined ? { price_mode: 'exact' } : {}

const newProduct = (currency: string): Omit<WrittenProduct, 'name'> => ({
  ...{
    sku: '',
    description: '',
    category: '',
    brand: '',
    images: [],
    price_cents: null,
    currency,
    price_mode: 'exact',
  },
  ...{ sale_price_cents: null, sale_until: null, tax_rate: 21, stock: null, stock_alert: null },
  ...{ availability: 'in_stock', attributes: {}, link: null, gtin: '', synonyms: [], enabled: true },
})

function faultOf(after: WrittenProduct, { known, hasImages }: Deciding, before?: StoredProduct): string | undefined {
  const fault = offerFault(after)
  if (fault === 'no_price') return 'Precio de oferta: escribe también el precio sin oferta.'
  if (fault === 'too_high')
    return 'Precio de oferta: tiene que ser menor que el precio. Cámbialo, o escribe «no» para quitar la oferta.'
  if (!isDeepStrictEqual(after.images, before?.images ?? []) && !hasImages(after.images))
    return 'Imágenes: una no existe. Quítala o súbela en la consola.'
  try {
    checkAttributes(after.attributes, known, before?.attributes)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return error.message
  }
  return undefined
}
