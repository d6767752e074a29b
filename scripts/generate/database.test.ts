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
])('maps %j to %s', (given, line, described = []) => {
  const text = render({ columns: [{ ...column, ...given }], uniqueIndexes: ['sample_row_pkey'], described })
  expect(text).toContain(`export interface SampleRow {\n  ${line}\n}`)
  expect(text).toContain('  sample_row: SampleRow\n')
  expect(text).toContain("export type UniqueIndex =\n  | 'sample_row_pkey'\n")
})

test.each([
  ['a jsonb column without a description', { type: 'jsonb' }, [], 'column sample_row.it has no described type'],
  ['a description without its column', { type: 'text' }, ['sample_row.other'], 'there is no column sample_row.other'],
  [
    'a description of a boolean column',
    { type: 'bool' },
    ['sample_row.it'],
    'column sample_row.it needs no description',
  ],
])('%s is rejected', (_what, given, described, message) => {
  expect(() => render({ columns: [{ ...column, ...given }], uniqueIndexes: [], described })).toThrow(message)
})

test('rejects a type that the two stores return differently', () => {
  expect(() => render({ columns: [{ ...column, type: 'timestamp' }], uniqueIndexes: [], described: [] })).toThrow(
    'sample_row.it: the type timestamp',
  )
})
