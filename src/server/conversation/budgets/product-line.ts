import { BudgetItemInputLimits } from '../../../../generated/limits.ts'
import { formatNumber } from '../../../contract/format.ts'
import { filterInput } from '../../../contract/input.ts'
import type { KnownCharacteristic } from '../../knowledge/catalogue/known.ts'
import type { FoundProduct } from '../../knowledge/catalogue/search.ts'

/** What a line of a quotation has of a product. */
interface ProductLine {
  product_id: number
  description: string
  /** null if nobody set it, or customers are to ask */
  unit_price_cents: number | null
  tax_rate: number
}

/**
 * Returns a product as a line of a quotation says it, with its price of today: its name and what quotations include of it.
 * @param known the characteristics of its form
 * @param place of one of its variants, which has a price of its own or that of the product
 */
export function productLine(product: FoundProduct, known: readonly KnownCharacteristic[], place?: number): ProductLine {
  const { id, name, attributes, variants, price, taxRate } = product
  const variant = place === undefined ? undefined : variants[place]
  const options = variant?.options ?? {}
  // What tells variants apart is part of the line, whatever else is.
  const axes = known.filter(({ key }) => key in options)
  const others = known.filter((one) => one.use_in_quote && !axes.includes(one))
  const values = { ...attributes, ...options }
  const parts = [name, ...[...axes, ...others].flatMap((one) => said(one, values[one.key]))]
  return {
    product_id: id,
    description: filterInput('all', parts.join(', ')).slice(0, BudgetItemInputLimits.description.maxLength).trim(),
    unit_price_cents: price.mode === 'ask' ? null : (variant?.price_cents ?? price.cents),
    tax_rate: taxRate,
  }
}

/** Returns a characteristic as a line says it: «Color: Rojo». */
function said({ label, type, unit, options }: KnownCharacteristic, value: unknown): string[] {
  if (value === undefined || value === null || type === 'image' || type === 'url') return []
  if (type === 'boolean') return value === true ? [label] : []
  if (type === 'money') return []
  if (typeof value === 'number') return [`${label}: ${[formatNumber(value), unit].filter(Boolean).join(' ')}`]
  const names = [value].flat().map((one) => options.find(({ id }) => id === one)?.value ?? String(one))
  return [`${label}: ${names.join(', ')}`]
}
