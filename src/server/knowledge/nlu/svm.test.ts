import { expect, test } from 'vitest'
import type { SparseVector } from './features.ts'
import { randomFrom } from './random.ts'
import { scores, trainSvms } from './svm.ts'

const FEATURES = 60

/** Returns vectors of three classes, each with features of its own among shared ones. */
function examples(count: number, seed: number) {
  const random = randomFrom(seed)
  const classOf = Int32Array.from({ length: count }, (_, i) => i % 3)
  const vectors = Array.from(classOf, (own): SparseVector => {
    const chosen = new Set<number>()
    while (chosen.size < 3) chosen.add(own * 10 + Math.floor(random() * 10))
    while (chosen.size < 6) chosen.add(30 + Math.floor(random() * 30))
    const index = Int32Array.from([...chosen].sort((a, b) => a - b))
    return { index, value: Float32Array.from(index, () => 0.4) }
  })
  return { vectors, classOf }
}

const bestOf = (all: Float32Array) => all.indexOf(Math.max(...all))

test.each([300, 2_400])('%i examples are separated, the same in every run', (count) => {
  const { vectors, classOf } = examples(count, 1)
  const view = { vectors, features: FEATURES }
  const [model] = trainSvms([view], classOf, 3)
  const [again] = trainSvms([view], classOf, 3)
  expect(again).toEqual(model)
  const other = examples(60, 2)
  const right = other.vectors.filter((vector, i) => model && bestOf(scores(model, vector)) === other.classOf[i])
  expect(right).toHaveLength(60)
})

test('a view that starts from the solution of another one comes to its own', () => {
  const { vectors, classOf } = examples(300, 1)
  // In the other view, the features of the first class are missing.
  const blind = vectors.map(({ index, value }) => {
    const kept = index.filter((f) => f >= 10)
    return { index: kept, value: value.slice(0, kept.length) }
  })
  const [, warm] = trainSvms(
    [
      { vectors: blind, features: FEATURES },
      { vectors, features: FEATURES },
    ],
    classOf,
    3,
  )
  const [alone] = trainSvms([{ vectors, features: FEATURES }], classOf, 3)
  for (const vector of examples(30, 3).vectors)
    for (const [c, score] of (alone ? scores(alone, vector) : new Float32Array()).entries())
      expect(Math.abs(score - (warm ? (scores(warm, vector)[c] ?? 0) : 0))).toBeLessThan(0.15)
})
