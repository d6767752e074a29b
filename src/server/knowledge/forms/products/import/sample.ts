import type { components } from '../../../../../../generated/api.d.ts'
import { DASH, formatMoney, formatNumber } from '../../../../../contract/format.ts'
import type { Decision, ImportOptions, WrittenProduct } from './decide.ts'

type Schemas = components['schemas']

/** Returns rows as a person sees them before the import: what is done with each, and the values that it leaves. */
export function sampleOf(
  decisions: readonly Decision[],
  columns: Schemas['ProductImport']['columns'],
  options: ImportOptions,
): Schemas['ImportSample'][] {
  return decisions.map((decision) => ({
    row: decision.row.row,
    action: decision.action,
    values: options.columns.map(({ column, field }) => ({
      label: columns[column]?.heading || `Columna ${column + 1}`,
      value: shownValue(decision, field, decision.row.cells[column] ?? ''),
    })),
  }))
}

function shownValue(decision: Decision, field: string, cell: string): string {
  const line = cell.replace(/\s+/g, ' ').slice(0, 200)
  if (decision.action !== 'create' && decision.action !== 'update') return line
  const { after } = decision
  const now = asShown(after, field)
  if (now === undefined) return line
  const before = decision.action === 'update' ? asShown(decision.before, field) : undefined
  return before === undefined || before === now ? now : `${before || DASH} → ${now}`
}

/** Fields that are shown as they are. */
const TEXTS = ['sku', 'name', 'category', 'brand', 'gtin', 'link'] as const
const isText = (field: string): field is (typeof TEXTS)[number] => TEXTS.some((text) => text === field)

/** What a person must not get wrong is shown as it was read; undefined for the rest. */
function asShown(product: WrittenProduct, field: string): string | undefined {
  const money = (cents: number | null) => (cents === null ? '' : formatMoney(cents, product.currency))
  if (field === 'price')
    return product.price_mode === 'ask'
      ? 'Consultar'
      : `${product.price_mode === 'from' ? 'Desde ' : ''}${money(product.price_cents)}`
  if (field === 'sale_price') return money(product.sale_price_cents)
  if (field === 'tax_rate') return `${formatNumber(product.tax_rate)} %`
  if (field === 'stock') return product.stock === null ? '' : formatNumber(product.stock)
  if (isText(field)) return product[field] ?? ''
  return undefined
}
