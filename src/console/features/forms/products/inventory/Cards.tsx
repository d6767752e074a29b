import { useEffect, useRef } from 'react'
import { ProductAvailabilityOptions } from '../../../../../../generated/options.ts'
import { formatInteger, formatMoney } from '../../../../ui/format.ts'
import type { Product } from '../types.ts'
import type { Rows } from './useRows.ts'
import { useWindow } from './useWindow.ts'

/** Height of a card in pixels. */
const CARD = 76

interface CardsProps {
  rows: Rows
  total: number
  onOpen: (product: Product) => void
}

/** The inventory on a phone: a card per product, which opens it. */
export function Cards({ rows, total, onOpen }: CardsProps) {
  const box = useRef<HTMLDivElement>(null)
  const { first, last } = useWindow(box, total, CARD)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards come into sight, or the list is another one
  useEffect(() => rows.show(first, Math.max(first, last)), [first, last, total])
  return (
    <div ref={box} className="inventory-cards">
      <div className="product-rows" style={{ height: total * CARD }}>
        {Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place).map((row) => {
          const product = rows.at(row)
          if (!product) return null
          const { name, sku, price_cents, currency, stock, availability } = product
          return (
            <button
              key={product.id}
              type="button"
              className="inventory-card"
              style={{ top: row * CARD }}
              onClick={() => onOpen(product)}
            >
              <b>{name}</b>
              <span className="num">{typeof price_cents === 'number' ? formatMoney(price_cents, currency) : '—'}</span>
              <small>{sku}</small>
              <small>
                {typeof stock === 'number'
                  ? `Stock: ${formatInteger(stock)}`
                  : ProductAvailabilityOptions.find(({ value }) => value === availability)?.label}
              </small>
            </button>
          )
        })}
      </div>
    </div>
  )
}
