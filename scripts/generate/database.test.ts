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
  [{ type: 'jsonb', required: false }, "it: Json<Columns['sample_row.it']> | null", ['sample_row.it']],
  [{ type: 'text' }, "it: Columns['sample_row.it']", ['sample_row.it']],
  [{ type: 'text', generated: 'default' as const }, "it: Generated<Columns['sample_row.it']>", ['sample_row.it']],
  [{ type: 'timestamptz', generated: 'default' as const }, 'it: Generated<Timestamp>'],
  [{ type: 'timestamptz', dimensions: 1 }, 'it: string[]'],
  [{ type: 'int4', dimensions: 2 }, 'it: number[][]'],
])('%j becomes %s', (given, line, described = []) => {
  const text = render({ columns: [{ ...column, ...given }], uniqueIndexes: ['sample_row_pkey'], described })
  expect(text).toContain(`export interface SampleRow {\n  ${line}\n}`)
  expect(text).toContain('  sample_row: SampleRow\n')
  expect(text).toContain("export type UniqueIndex =\n  | 'sample_row_pkey'\n")
})

test.each([
  ['a jsonb column that no line describes', { type: 'jsonb' }, [], 'nothing says what sample_row.it holds'],
  ['a line without its column', { type: 'text' }, ['sample_row.other'], 'no column sample_row.other'],
  ['a line about a switch', { type: 'bool' }, ['sample_row.it'], 'nothing more can be said of sample_row.it'],
])('%s is refused', (_what, given, described, message) => {
  expect(() => render({ columns: [{ ...column, ...given }], uniqueIndexes: [], described })).toThrow(message)
})

test('a type that the stores would answer differently is refused', () => {
  expect(() => render({ columns: [{ ...column, type: 'timestamp' }], uniqueIndexes: [], described: [] })).toThrow(
    'sample_row.it: the type timestamp',
  )
})
