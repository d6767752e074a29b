/** Heights of the rows of a long list, measured where they were shown, guessed where not. */
export interface Heights {
  get(key: string | number): number
  /** notes a height; tells whether it is another than before */
  set(key: string | number, height: number): boolean
}

/** A row that was never drawn, in pixels. */
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

/** Where each row begins, and at last where all end. */
export function offsetsOf(keys: readonly (string | number)[], heights: Heights): Float64Array {
  const offsets = new Float64Array(keys.length + 1)
  for (let at = 0; at < keys.length; at++) offsets[at + 1] = (offsets[at] ?? 0) + heights.get(keys[at] ?? '')
  return offsets
}

/** The row at a place: the last one that begins at or before it. */
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

export interface Window {
  /** first row drawn */
  from: number
  /** one behind the last */
  to: number
}

/** Pixels drawn beyond what is seen, above and below. */
const BEYOND = 600

/** The rows to draw for a part of the list. */
export function windowOf(offsets: Float64Array, top: number, height: number): Window {
  const count = offsets.length - 1
  if (count <= 0) return { from: 0, to: 0 }
  return { from: rowAt(offsets, top - BEYOND), to: Math.min(count, rowAt(offsets, top + height + BEYOND) + 1) }
}
