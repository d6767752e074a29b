import { expect, test } from 'vitest'
import type { Schema } from '../model.ts'
import { schemaType } from './schema-type.ts'

const cases: [string, Schema, string][] = [
  ['text', { type: 'string' }, 'string'],
  ['integer', { type: 'integer' }, 'number'],
  ['nullable', { type: ['string', 'null'] }, 'string | null'],
  ['enum', { enum: ['a', 2, null] }, '"a" | 2 | null'],
  ['const', { const: true }, 'true'],
  ['reference', { $ref: '#/components/schemas/Fruit' }, 'components["schemas"]["Fruit"]'],
  ['list', { type: 'array', items: { type: 'string' } }, 'string[]'],
  ['list of a union', { type: 'array', items: { type: ['string', 'null'] } }, '(string | null)[]'],
  ['list of objects', { type: 'array', items: { type: 'object', properties: { a: {} } } }, '{\n  a?: unknown;\n}[]'],
  [
    'tuple',
    { type: 'array', prefixItems: [{ type: 'string' }, { enum: ['ASC', 'DESC'] }], items: false },
    '[string, "ASC" | "DESC"]',
  ],
  [
    'object',
    { type: 'object', required: ['a'], properties: { a: { type: 'string' }, 'b-c': { type: 'boolean' } } },
    '{\n  a: string;\n  "b-c"?: boolean;\n}',
  ],
  [
    'nested',
    { type: 'object', properties: { a: { type: 'object', properties: { b: {} } } } },
    '{\n  a?: {\n    b?: unknown;\n  };\n}',
  ],
  ['map', { type: 'object', additionalProperties: { type: 'integer' } }, '{\n  [key: string]: number;\n}'],
  ['empty closed object', { type: 'object', additionalProperties: false }, 'Record<string, never>'],
  ['object of anything', { type: 'object', additionalProperties: true }, '{\n  [key: string]: unknown;\n}'],
  [
    'read only',
    { type: 'object', properties: { id: { type: 'integer', readOnly: true } } },
    '{\n  readonly id?: number;\n}',
  ],
  ['choice', { anyOf: [{ $ref: '#/components/schemas/A' }, { type: 'null' }] }, 'components["schemas"]["A"] | null'],
  [
    'sum',
    { allOf: [{ $ref: '#/components/schemas/A' }, { anyOf: [{ type: 'string' }, { type: 'null' }] }] },
    'components["schemas"]["A"] & (string | null)',
  ],
  ['anything', {}, 'unknown'],
]

test.each(cases)('%s', (_name, given, want) => {
  expect(schemaType(given)).toBe(want)
})
