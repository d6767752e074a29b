import { ProductInputLimits } from '../../../../../../generated/limits.ts'
import { formatCents, formatNumber, parseNumber } from '../../../../../contract/format.ts'
import { fold } from '../../../../../contract/phrase.ts'
import type { Product, ProductChanges } from '../types.ts'

/** What was typed into a cell: the change of its product, or why it is none. */
type Read = { values: ProductChanges } | { fault: string }

/** A column of the inventory whose cells are edited in place. */
export interface Column {
  field: 'sku' | 'name' | 'category' | 'brand' | 'price_cents' | 'sale_price_cents' | 'stock' | 'stock_alert'
  label: string
  /** in pixels */
  width: number
  isNumber?: boolean
  text: (product: Product) => string
  read: (typed: string) => Read
  /** why the cell is not edited here */
  fixed?: (product: Product) => string | undefined
}

function ofText(field: 'sku' | 'name' | 'category' | 'brand', label: string, width: number): Column {
  const { maxLength } = ProductInputLimits[field]
  return {
    ...{ field, label, width },
    text: (product) => product[field] ?? '',
    read: (typed) => {
      const text = typed.trim()
      if (field === 'name' && text === '') return { fault: 'Escribe el nombre del producto.' }
      if (text.length > maxLength) return { fault: `Escribe hasta ${maxLength} letras.` }
      return { values: { [field]: text } }
    },
  }
}

const shown = (value: number, factor: 1 | 100): string => (factor === 1 ? formatNumber(value) : formatCents(value))

function ofNumber(
  field: 'price_cents' | 'sale_price_cents' | 'stock' | 'stock_alert',
  label: string,
  width: number,
  factor: 1 | 100,
): Column {
  return {
    ...{ field, label, width, isNumber: true },
    text: (product) => (typeof product[field] === 'number' ? shown(product[field], factor) : ''),
    read: (typed) => {
      const text = typed.replace(/^\s*(?:AR\$|ARS|\$)?\s*/i, '').trim()
      if (text === '') return { values: { [field]: null } }
      const number = parseNumber(text)
      const value = number === undefined ? Number.NaN : Math.round(number * factor)
      const { maximum } = ProductInputLimits[field]
      if (value < 0) return { fault: 'Escribe 0 o más.' }
      if (value > maximum) return { fault: `Escribe hasta ${formatNumber(maximum / factor)}.` }
      const isRight = factor > 1 ? !Number.isNaN(value) : value === number
      if (!isRight) return { fault: factor > 1 ? 'Escribe un importe, como 1.500,50.' : 'Escribe un número entero.' }
      return { values: { [field]: value } }
    },
  }
}

/** The columns of the inventory: first the one that stays in sight, then what changes most. */
export const columns: readonly Column[] = [
  ofText('name', 'Nombre', 280),
  ofText('sku', 'Código', 110),
  ofNumber('price_cents', 'Precio', 120, 100),
  ofNumber('sale_price_cents', 'Oferta', 120, 100),
  {
    ...ofNumber('stock', 'Stock', 80, 1),
    fixed: ({ variants = [], branch_stock = [] }) =>
      variants.some(({ stock }) => typeof stock === 'number') || branch_stock.length > 0
        ? 'Es la suma de sus variantes o sucursales. Ábrelo para cambiarlo.'
        : undefined,
  },
  ofNumber('stock_alert', 'Avisar bajo', 120, 1),
  ofText('category', 'Categoría', 140),
  ofText('brand', 'Marca', 130),
]

/** Whether a row that is pasted only says what the columns are called, as the first row of a spreadsheet does. */
export function isHeading(texts: readonly string[], from: number): boolean {
  const isTitle = (text: string, right: number) => fold(text.trim()) === fold(columns[from + right]?.label ?? '')
  return texts.some(Boolean) && texts.every((text, right) => text === '' || isTitle(text, right))
}

/** Returns what a typed text changes of a product, or why it changes nothing. */
export function changeOf({ product, column, typed }: { product: Product; column: Column; typed: string }): Read {
  const reason = column.fixed?.(product)
  return reason === undefined ? column.read(typed) : { fault: reason }
}
