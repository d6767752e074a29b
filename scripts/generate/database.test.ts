import { expect, test } from 'vitest'
import { render } from './database.ts'

const column = {
  relation: 'sample_row',
  column: 'it',
  type: 'int4',
  dimensions: 0,
  required: true,
  generated: 'no',
} as const

test.each([
  [{}, 'it: number'],
  [{ required: false }, 'it: number | null'],
  [{ generated: 'default' as const }, 'it: Generated<number>'],
  [{ generated: 'always' as const }, 'it: Computed<number>'],
  [{ type: 'int8' }, 'it: number'],
  [{ type: 'numeric' }, 'it: Numeric'],
  [{ type: 'jsonb', required: false }, 'it: Json | null'],
  [{ type: 'timestamptz', generated: 'default' as const }, 'it: Generated<Timestamp>'],
  [{ type: 'timestamptz', dimensions: 1 }, 'it: string[]'],
  [{ type: 'int4', dimensions: 2 }, 'it: number[][]'],
])('%j becomes %s', (given, line) => {
  const text = render({ columns: [{ ...column, ...given }], uniqueIndexes: ['sample_row_pkey'] })
  expect(text).toContain(`export interface SampleRow {\n  ${line}\n}`)
  expect(text).toContain('  sample_row: SampleRow\n')
  expect(text).toContain("export type UniqueIndex =\n  | 'sample_row_pkey'\n")
})

test('a type that the stores would answer differently is refused', () => {
  expect(() => render({ columns: [{ ...column, type: 'timestamp' }], uniqueIndexes: [] })).toThrow(
    'sample_row.it: the type timestamp',
  )
})
