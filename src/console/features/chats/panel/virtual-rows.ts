/** Row heights of a long list: measured if rendered, otherwise estimated. */
interface Heights {
  get(key: string | number): number
  /** stores a height; returns whether it changed */
  set(key: string | number, height: number): boolean
}

/** Estimated height in pixels of a row that was never rendered. */
const GUESS = 72

export function createHeights(guess = GUESS): Heights {
  const known = new Map<string | number, number>()
  return {
    get: (key) => known.get(key) ?? guess,
    set(key, height) {
      if (known.get(key) === height) return false
      known.set(key, height)
      return true
    },
  }
}

/** Returns the top offset of each row, plus the total height as the last entry. */
export function offsetsOf(keys: readonly (string | number)[], heights: Heights): Float64Array {
  const offsets = new Float64Array(keys.length + 1)
  for (let at = 0; at < keys.length; at++) offsets[at + 1] = (offsets[at] ?? 0) + heights.get(keys[at] ?? '')
  return offsets
}

/** Returns the index of the row at an offset: the last one that starts at or before it. Binary search. */
export function rowAt(offsets: Float64Array, place: number): number {
  let low = 0
  let high = Math.max(0, offsets.length - 2)
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((offsets[middle] ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return low
}

export interface RowRange {
  /** first rendered row */
  from: number
  /** index after the last rendered row */
  to: number
}

/** Overscan in pixels, above and below the viewport. */
const BEYOND = 600

/** Returns the rows to render for a viewport. */
export function visibleRange(offsets: Float64Array, top: number, height: number): RowRange {
  const count = offsets.length - 1
  if (count <= 0) return { from: 0, to: 0 }
  return { from: rowAt(offsets, top - BEYOND), to: Math.min(count, rowAt(offsets, top + height + BEYOND) + 1) }
}
