import { csvText } from '../../../../contract/csv.ts'
import { formatNumber, plural } from '../../../../contract/format.ts'
import { writeAudit } from '../../../foundation/audit/record.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import type { ListRequest } from '../../../foundation/store/list.ts'
import { characteristicsOf, type KnownCharacteristic } from '../../catalogue/known.ts'
import { products } from './products.ts'

/** Products read at once, so that other calls are answered in between. */
const SLICE = 500

type Product = Awaited<ReturnType<typeof products.one>>

const money = (cents: number | null | undefined) => (typeof cents === 'number' ? formatNumber(cents / 100) : '')
/** Returns a price as customers read it: what they are to ask for stays hidden. */
function priceCell({ price_mode, price_cents }: Product): string {
  if (price_mode === 'ask') return 'Consultar'
  const price = money(price_cents)
  return price_mode === 'from' && price !== '' ? `Desde ${price}` : price
}
const offered = (product: Product, cell: string) => (product.price_mode === 'ask' ? '' : cell)
const count = (value: number | null | undefined) => (typeof value === 'number' ? String(value) : '')

/** Headings of the file, by which the import knows its columns, and what each has of a product. */
const COLUMNS: readonly (readonly [string, (product: Product) => string])[] = [
  ['Código', ({ sku }) => sku ?? ''],
  ['Nombre', ({ name }) => name],
  ['Descripción', ({ description }) => description ?? ''],
  ['Categoría', ({ category }) => category ?? ''],
  ['Marca', ({ brand }) => brand ?? ''],
  ['Precio', priceCell],
  ['Precio de oferta', (product) => offered(product, money(product.sale_price_cents))],
  ['Oferta hasta', (product) => offered(product, (product.sale_until ?? '').split('-').reverse().join('/'))],
  ['Moneda', ({ currency }) => currency ?? ''],
  ['IVA', ({ tax_rate }) => formatNumber(tax_rate)],
  ['Stock', ({ stock }) => count(stock)],
  ['Avisar bajo', ({ stock_alert }) => count(stock_alert)],
  ['Código de barras', ({ gtin }) => gtin ?? ''],
  ['Enlace', ({ link }) => link ?? ''],
  ['Sinónimos', ({ synonyms = [] }) => synonyms.join(', ')],
  ['Activo', ({ enabled }) => (enabled ? 'Sí' : 'No')],
]

/** Returns the products that match a filter, in its order, as a CSV file that the import understands. */
export async function exportProducts(scope: Scope, request: Omit<ListRequest, 'range'>): Promise<Buffer> {
  const known = await characteristicsOf(scope)
  const lines: string[][] = [[...COLUMNS.map(([heading]) => heading), ...known.map(({ label }) => label)]]
  for (let first = 0; ; first += SLICE) {
    const { items } = await products.list(scope, { ...request, range: [first, first + SLICE - 1] })
    for (const product of items)
      lines.push([
        ...COLUMNS.map(([, of]) => of(product)),
        ...known.map((one) => attributeCell(one, product.attributes?.[one.key])),
      ])
    if (items.length < SLICE) break
  }
  const label = plural(lines.length - 1, 'producto', 'productos')
  await writeAudit({ label, after: { products: lines.length - 1 } })
  return Buffer.from(csvText(lines), 'utf8')
}

function attributeCell({ type, options }: KnownCharacteristic, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (type === 'boolean') return value === true ? 'Sí' : 'No'
  if (type === 'money' && typeof value === 'number') return money(value)
  if (typeof value === 'number') return formatNumber(value)
  return [value]
    .flat()
    .map((one) => options.find(({ id }) => id === one)?.value ?? String(one))
    .join(', ')
}
