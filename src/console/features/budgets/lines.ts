import type { components } from '../../../../generated/api.d.ts'
import { formatCents, typedNumber } from '../../../contract/format.ts'
import { newKey } from '../../../contract/key.ts'
import { parseMoney, parseQuantity } from './money.ts'
import type { BudgetProduct } from './ProductSearch.tsx'

type Schemas = components['schemas']
type Line = Schemas['Budget']['items'][number]

/** A line of a quotation as it is typed. */
export interface TypedLine {
  key: string
  description: string
  quantity: string
  price: string
  discount: string
  /** what nobody types: the product and tax of a line from the catalogue, and the unit of a draft's */
  kept: Partial<Pick<Line, 'tax_rate' | 'unit' | 'product_id'>>
}

export const blankLine = (): TypedLine => ({
  ...{ key: newKey(), description: '', quantity: '1', price: '', discount: '0', kept: {} },
})

/** Returns a stored line as it would be typed. One without a price is left to complete. */
export const typedLine = (line: Line): TypedLine => ({
  key: newKey(),
  description: line.description,
  quantity: typedNumber(line.quantity),
  price: line.unit_price_cents === 0 ? '' : formatCents(line.unit_price_cents),
  discount: typedNumber(line.discount_percent),
  kept: { product_id: line.product_id, tax_rate: line.tax_rate, unit: line.unit },
})

/** Returns lines with a product: one more of it, in place of an empty line, or as another line. */
export function withProduct(items: readonly TypedLine[], product: BudgetProduct, currency: string): TypedLine[] {
  const { description, product_id, tax_rate, unit_price_cents } = product
  const same = items.find((item) => item.kept.product_id === product_id && item.description === description)
  if (same) {
    const quantity = typedNumber((parseQuantity(same.quantity) || 0) + 1)
    return items.map((item) => (item === same ? { ...item, quantity } : item))
  }
  // A price in another money is none of this quotation.
  const price = unit_price_cents === null || product.currency !== currency ? '' : formatCents(unit_price_cents)
  const line = { ...blankLine(), description, price, kept: { product_id, tax_rate } }
  const last = items.at(-1)
  const isEmpty = last && last.description.trim() === '' && last.price.trim() === ''
  return [...(isEmpty ? items.slice(0, -1) : items), line]
}

/** Returns a price as it is read best: '12300' → '12.300,00'. Text that is no price stays as typed. */
export function tidyPrice(typed: string): string {
  const cents = parseMoney(typed)
  return typed.trim() === '' || Number.isNaN(cents) ? typed : formatCents(cents)
}

/** Returns the numbers of a line; NaN for what is none. */
export const parsedLine = (item: TypedLine) => ({
  description: item.description.trim(),
  quantity: parseQuantity(item.quantity),
  unit_price_cents: parseMoney(item.price),
  discount_percent: parseQuantity(item.discount || '0'),
})

/** Returns a line as the API takes it, without its empty fields, so that they are reported as missing. */
export const filledLine = (item: TypedLine) => ({
  ...parsedLine(item),
  ...item.kept,
  ...(!item.quantity.trim() && { quantity: undefined }),
  ...(!item.price.trim() && { unit_price_cents: undefined }),
})
