import { expect, test } from 'vitest'
import { bodySchema } from '../calls.ts'
import type { Document } from '../model.ts'
import { placeOf } from '../places.ts'
import { type Edit, smallContract } from '../small-contract.ts'
import { expand } from './index.ts'

const paths = 'openapi/paths/fruits.yaml'
const schemas = 'openapi/schemas/fruits.yaml'
const statuses = (id: string, edits: readonly Edit[] = []) =>
  Object.keys(smallContract(edits).calls.get(id)?.node.responses ?? {})

const access = (written: string): Edit => [
  paths,
  'x-access: { permission: contacts }\n    x-resource: { name: fruits, verb: create }',
  `x-access: ${written}\n    x-resource: { name: fruits, verb: create }`,
]
const cases: [string, Edit[], string[]][] = [
  ['an operation with a body in a bot', [], ['201', '400', '401', '403', '404', '413', '415', '422', '500']],
  ['anybody', [access('public')], ['201', '400', '403', '404', '413', '415', '422', '500']],
  [
    'rate limit',
    [access('user\n    x-rate-limit: [{ max: 1, window: 1, by: user }]')],
    ['201', '400', '401', '403', '404', '413', '415', '422', '429', '500'],
  ],
  [
    'not built',
    [access('member\n    x-not-built: later')],
    ['201', '400', '401', '403', '404', '413', '415', '422', '500', '501'],
  ],
]
test.each(cases)('adds the standard errors: %s', (_name, edits, want) => {
  expect(statuses('fruitCreate', edits)).toEqual(want)
})

test('keeps a response that is written by hand', () => {
  const { calls } = smallContract([[paths, "'201':", "'404': { description: 'Sin ese árbol' }\n      '201':"]])
  expect(calls.get('fruitCreate')?.node.responses['404']).toEqual({ description: 'Sin ese árbol' })
})

test('derives enum from x-options, and pattern from x-input in request bodies only', () => {
  const { document } = smallContract([
    [schemas, 'name: { type: string, title: Nombre }', 'name: { type: string, title: Nombre, x-input: text }'],
  ])
  const { Ripeness, Fruit, FruitInput } = document.components.schemas
  expect(Ripeness?.enum).toEqual(['green', 'ripe'])
  expect(FruitInput?.properties?.name?.pattern).toMatch(/^\^\[.*\]\*\$$/)
  expect(Fruit?.properties?.name?.pattern).toBeUndefined()
})

test('keeps a pattern and an enum that are written by hand', () => {
  const { document } = smallContract([
    [schemas, 'x-input: text, x-trim: true', "x-input: text, pattern: '^a$'"],
    [schemas, 'title: Madurez\n', 'title: Madurez\n  enum: [green]\n'],
  ])
  expect(document.components.schemas.FruitInput?.properties?.name?.pattern).toBe('^a$')
  expect(document.components.schemas.Ripeness?.enum).toEqual(['green'])
})

test('adds the three parameters and the Content-Range header to a list', () => {
  const node = smallContract([
    [
      paths,
      'filter: { name: true }',
      'filter: { id: true, name: true, ripeness: true, from: { type: string, format: date, title: Desde } }',
    ],
  ]).calls.get('fruitList')?.node
  const [filter, sort, range] = (node?.parameters ?? []).map((one) => one.content?.['application/json']?.schema)
  expect(filter).toEqual({
    type: 'object',
    additionalProperties: false,
    properties: {
      q: { type: 'string', title: 'Buscar', maxLength: 200 },
      id: { title: 'ID', anyOf: [{ type: 'integer' }, { type: 'array', maxItems: 200, items: { type: 'integer' } }] },
      name: { title: 'Nombre', type: 'string', maxLength: 200 },
      ripeness: { title: 'Madurez', type: 'string', enum: ['green', 'ripe'], 'x-options': expect.any(Array) },
      from: { type: 'string', format: 'date', title: 'Desde' },
    },
  })
  expect(sort).toMatchObject({
    prefixItems: [{ enum: ['name'] }, { enum: ['ASC', 'DESC'] }],
    items: false,
    minItems: 2,
  })
  expect(range).toMatchObject({ prefixItems: [{ minimum: 0 }, { minimum: 0 }] })
  expect(node?.responses['200']?.headers).toHaveProperty('Content-Range')
})

test('accepts null as a filter only where the field is nullable', () => {
  const node = smallContract([
    [schemas, 'name: { type: string', "origin: { type: [string, 'null'], title: Origen }\n    name: { type: string"],
    [paths, 'filter: { name: true }', 'filter: { name: true, origin: true }'],
  ]).calls.get('fruitList')?.node
  const filter = node?.parameters?.[0]?.content?.['application/json']?.schema
  expect(filter?.properties).toMatchObject({
    name: { type: 'string' },
    origin: { title: 'Origen', type: ['string', 'null'], maxLength: 200 },
  })
})

test('does not change the given description, and locates expanded parts where they were written', () => {
  const { written, calls, document } = smallContract()
  const before = structuredClone(written)
  expand(written)
  expect(written).toEqual(before as Document)
  expect(placeOf(calls.get('fruitCreate')?.node, 'summary')).toEqual({ file: paths, line: 20 })
  expect(placeOf(document.components.schemas.Ripeness, 'x-options')).toEqual({ file: schemas, line: 10 })
  const create = calls.get('fruitCreate')
  expect(placeOf(create && bodySchema(create), '$ref').line).toBe(27)
})
