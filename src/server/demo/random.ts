/** A small seeded random generator (sfc32). The same seed gives the same data on every machine. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number
  /** an integer, both bounds included */
  int(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  /** an index with probability proportional to its weight */
  weighted(weights: readonly number[]): number
  /** lowercase hexadecimal digits */
  hex(digits: number): string
}

/** @param seed any text */
export function random(seed: string): Random {
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, fnv(seed)]
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + t
    c |= 0
    return (t >>> 0) / 4294967296
  }
  for (let i = 0; i < 16; i++) next()
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('pick() of an empty list')
      return item
    },
    weighted(weights) {
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0)
      for (const [i, weight] of weights.entries()) {
        left -= weight
        if (left < 0) return i
      }
      return weights.length - 1
    },
    hex: (digits) => Array.from({ length: digits }, () => int(0, 15).toString(16)).join(''),
  }
}

function fnv(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash
}
