import { expect, test } from 'vitest'
import type { Operation } from '../../../contract/operation.ts'
import { effectFault } from './effects.ts'

const row = { action: 'create', resource: 'media', botId: 1 }
const detail = { action: 'create', resource: 'example', botId: 1 }

/** Returns true if a call with these audit entries satisfies an operation with this `rows` value. */
function keeps(rows: 'optional' | 'many' | 'any' | undefined, written: (typeof row)[]): boolean {
  const operation = { id: 'mediaUpload', audit: { action: 'create', resource: 'media', rows } } as unknown as Operation
  return effectFault(operation, { history: written, untrained: 0 }) === undefined
}

// [rows, whether zero, one and two entries are valid]
test.each([
  [undefined, [false, true, false]],
  ['optional', [true, true, false]],
  ['many', [false, true, true]],
  ['any', [true, true, true]],
] as const)('accepts the right number of audit entries for rows: %s', (rows, kept) => {
  expect([0, 1, 2].map((count) => keeps(rows, Array(count).fill(row)))).toEqual(kept)
})

test('an update without effect needs neither an audit entry nor a training', () => {
  const operation = { id: 'labelUpdate', audit: { action: 'update', resource: 'label' }, needsTraining: true }
  const fault = (unchanged?: true) =>
    effectFault(operation as unknown as Operation, { history: [], untrained: 0, ...(unchanged && { unchanged }) })
  expect([fault(), fault(true)]).toEqual([expect.stringContaining('x-audit'), undefined])
})

test('audit entries of other kinds are accepted and do not count as the required entry', () => {
  expect(keeps(undefined, [row, detail])).toBe(true)
  expect(keeps('many', [detail])).toBe(false)
})
