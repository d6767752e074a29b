import { expect, test } from 'vitest'
import { mergeEqualColumns } from './equal-columns.ts'
import type { SparseVector } from './features.ts'

const vectorOf = (dense: readonly number[]): SparseVector => {
  const index = dense.flatMap((value, f) => (value === 0 ? [] : [f]))
  return { index: Int32Array.from(index), value: Float32Array.from(index, (f) => dense[f] as number) }
}

const product = (a: SparseVector, b: SparseVector) =>
  a.index.reduce((sum, f, k) => {
    const at = b.index.indexOf(f)
    return sum + (at < 0 ? 0 : (a.value[k] as number) * (b.value[at] as number))
  }, 0)

// Features 0, 2 and 3 are equal; 1 is in the same vectors with other values, 4 in others with the same.
const dense = [
  [0.5, 0.25, 0.5, 0.5, 0],
  [0, 0, 0, 0, 0.5],
  [0.125, 0.125, 0.125, 0.125, 0.125],
]

test('features with equal values in all vectors become one, and no others do', () => {
  const { features, mergedOf } = mergeEqualColumns(dense.map(vectorOf), 5)
  expect(features).toBe(3)
  expect([...mergedOf]).toEqual([0, 1, 0, 0, 2])
})

test('merged vectors have the products of the vectors, so that the same separates them', () => {
  const vectors = dense.map(vectorOf)
  const merged = mergeEqualColumns(vectors, 5)
  for (const [i, one] of vectors.entries())
    for (const [j, other] of vectors.entries())
      expect(product(merged.vectors[i] as SparseVector, merged.vectors[j] as SparseVector)).toBeCloseTo(
        product(one, other),
        6,
      )
})

test('the weight of a feature is its share of the merged one', () => {
  const { share, mergedOf } = mergeEqualColumns(dense.map(vectorOf), 5)
  expect(share[mergedOf[2] as number]).toBeCloseTo(1 / Math.sqrt(3), 6)
  expect(share[mergedOf[4] as number]).toBe(1)
})
