import { expect, test } from 'vitest'
import type { Operation } from '../../../contract/operation.ts'
import { brokenPromise } from './told.ts'

const row = { action: 'create', resource: 'media', botId: 1 }
const detail = { action: 'create', resource: 'example', botId: 1 }

/** Whether a call keeps what an operation promises of the history, by how many rows it wrote. */
function keeps(rows: 'optional' | 'many' | 'any' | undefined, written: (typeof row)[]): boolean {
  const operation = { id: 'mediaUpload', audit: { action: 'create', resource: 'media', rows } } as unknown as Operation
  return brokenPromise(operation, { history: written, untrained: 0 }) === undefined
}

// [rows, how many rows keep the promise: none, one, two]
test.each([
  [undefined, [false, true, false]],
  ['optional', [true, true, false]],
  ['many', [false, true, true]],
  ['any', [true, true, true]],
] as const)('rows: %s', (rows, kept) => {
  expect([0, 1, 2].map((count) => keeps(rows, Array(count).fill(row)))).toEqual(kept)
})

test('rows of other kinds are details, and stand for none of those promised', () => {
  expect(keeps(undefined, [row, detail])).toBe(true)
  expect(keeps('many', [detail])).toBe(false)
})
