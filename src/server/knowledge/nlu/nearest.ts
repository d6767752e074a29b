import type { SparseVector } from './features.ts'

/**
 * Inverted index of the example vectors: `example` and `value` from `start[f]` to `start[f + 1]` are those with feature
 * f.
 */
export interface Postings {
  examples: number
  start: Uint32Array
  example: Uint16Array | Uint32Array
  /** value × 127; the vectors have length √(number of feature kinds) */
  value: Int8Array
}

/** Builds the inverted index of the examples by feature. */
export function postingsOf(vectors: readonly SparseVector[], features: number): Postings {
  const start = new Uint32Array(features + 1)
  for (const { index } of vectors) for (const f of index) start[f + 1] = (start[f + 1] as number) + 1
  for (let f = 0; f < features; f++) start[f + 1] = (start[f + 1] as number) + (start[f] as number)
  const next = start.slice()
  const size = start[features] ?? 0
  const example = vectors.length <= 65_536 ? new Uint16Array(size) : new Uint32Array(size)
  const value = new Int8Array(example.length)
  vectors.forEach((vector, i) => {
    vector.index.forEach((f, k) => {
      const at = next[f] as number
      next[f] = at + 1
      example[at] = i
      value[at] = Math.round((vector.value[k] as number) * 127)
    })
  })
  return { examples: vectors.length, start, example, value }
}

/** Returns the cosine similarity of a vector to each example, 0 to 1; all 0 if the vector is empty. */
export function similarities(postings: Postings, vector: SparseVector): Float32Array {
  const { start, example, value } = postings
  const sums = new Float32Array(postings.examples)
  for (let k = 0; k < vector.index.length; k++) {
    const f = vector.index[k] as number
    const weight = vector.value[k] as number
    const end = start[f + 1] as number
    for (let at = start[f] as number; at < end; at++) {
      const i = example[at] as number
      sums[i] = (sums[i] as number) + weight * (value[at] as number)
    }
  }
  const scale = 1 / (127 * 2)
  for (let i = 0; i < sums.length; i++) sums[i] = Math.min(1, (sums[i] as number) * scale)
  return sums
}
