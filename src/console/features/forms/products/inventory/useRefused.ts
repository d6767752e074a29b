import { useMemo, useState } from 'react'
import type { Product } from '../types.ts'
import type { Column } from './columns.ts'

/** What was typed into a cell. */
export interface TypedCell {
  product: Product
  column: Column
  typed: string
}

/** A cell whose text was not saved. */
export interface RefusedCell extends TypedCell {
  reason: string
  /** whether the server could not be reached */
  isUnreached?: boolean
}

type Place = Pick<TypedCell, 'product' | 'column'>

const keyOf = ({ product, column }: Place) => `${product.id} ${column.field}`

/** What was typed and not saved, with the reasons: it stays in its cells until it is corrected or discarded. */
export function useRefused() {
  const [cells, setCells] = useState<ReadonlyMap<string, RefusedCell>>(new Map())
  return useMemo(
    () => ({
      all: [...cells.values()],
      of: (place: Place): RefusedCell | undefined => cells.get(keyOf(place)),
      add: (refused: readonly RefusedCell[]) =>
        setCells((before) => new Map([...before, ...refused.map((cell) => [keyOf(cell), cell] as const)])),
      forget: (places: readonly Place[]) =>
        setCells((before) => {
          const gone = new Set(places.map(keyOf))
          return new Map([...before].filter(([key]) => !gone.has(key)))
        }),
    }),
    [cells],
  )
}
