import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SchemaRules, validator } from './schema.ts'

/** Validity by the reference implementation. */
function reference(schema: object): (value: unknown) => boolean {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false, meta: false })
  return (value) => ajv.validate(schema, value)
}

// schema, values that keep it, values that do not
const cases: [string, SchemaRules, unknown[], unknown[]][] = [
  ['type', { type: 'integer' }, [0, -3, 1e9], [1.5, '1', null, true, [], {}]],
  ['types', { type: ['string', 'null'] }, ['', null], [0, false]],
  ['number', { type: 'number' }, [0.5, 1], ['1', null]],
  ['enum', { enum: ['a', 1, null, { x: [1] }] }, ['a', 1, null, { x: [1] }], ['b', '1', { x: [2] }, undefined]],
  ['const', { const: { a: 1, b: [2] } }, [{ b: [2], a: 1 }], [{ a: 1 }, { a: 1, b: [2, 3] }]],
  ['limits', { minimum: 1, maximum: 5 }, [1, 5, 'text'], [0, 5.1]],
  ['exclusive limits', { exclusiveMinimum: 1, exclusiveMaximum: 5 }, [2], [1, 5]],
  ['multipleOf', { multipleOf: 5 }, [0, 10, -5], [3]],
  ['lengths in code points', { minLength: 2, maxLength: 3 }, ['ab', '👍👍👍', 7], ['a', '👍', 'abcd']],
  ['pattern', { pattern: '^ñ+$' }, ['ñ', 'ññ'], ['n', '']],
  ['items', { items: { type: 'string' } }, [[], ['a'], 'no list'], [['a', 1]]],
  [
    'tuple',
    { prefixItems: [{ type: 'string' }, { enum: ['ASC'] }], items: false, minItems: 2 },
    [['a', 'ASC']],
    [['a'], ['a', 'DESC'], ['a', 'ASC', 1]],
  ],
  [
    'list limits',
    { minItems: 1, maxItems: 2, uniqueItems: true },
    [[1], [1, 2]],
    [
      [],
      [1, 2, 3],
      [1, 1],
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
    ],
  ],
  ['contains', { contains: { const: 1 } }, [[2, 1]], [[2], []]],
  [
    'closed object',
    { type: 'object', properties: { a: { type: 'string' } }, required: ['a'], additionalProperties: false },
    [{ a: '' }],
    [{}, { a: '', b: 1 }, { a: 1 }, []],
  ],
  ['map', { additionalProperties: { type: 'integer' } }, [{}, { a: 1 }], [{ a: 'x' }]],
  [
    'patterns of names',
    { patternProperties: { '^x-': { type: 'string' } }, additionalProperties: false },
    [{ 'x-a': '' }],
    [{ 'x-a': 1 }, { a: '' }],
  ],
  ['names', { propertyNames: { pattern: '^[a-z]+$' } }, [{ abc: 1 }], [{ ABC: 1 }]],
  ['number of properties', { minProperties: 1, maxProperties: 2 }, [{ a: 1 }], [{}, { a: 1, b: 2, c: 3 }]],
  ['one needs another', { dependentRequired: { a: ['b'] } }, [{}, { b: 1 }, { a: 1, b: 1 }], [{ a: 1 }]],
  ['allOf', { allOf: [{ required: ['a'] }, { required: ['b'] }] }, [{ a: 1, b: 1 }], [{ a: 1 }]],
  ['anyOf', { anyOf: [{ type: 'string' }, { minimum: 3 }] }, ['a', 3], [2]],
  ['oneOf', { oneOf: [{ type: 'integer' }, { minimum: 3 }] }, [1, 3.5], [4, 1.5]],
  ['not', { not: { type: 'string' } }, [1], ['a']],
  [
    'if',
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    { if: { required: ['a'] }, then: { required: ['b'] }, else: { required: ['c'] } },
    [{ a: 1, b: 1 }, { c: 1 }],
    [{ a: 1 }, {}],
  ],
  [
    'closed across parts',
    { allOf: [{ properties: { a: { type: 'string' } } }], properties: { b: {} }, unevaluatedProperties: false },
    [{ a: '', b: 1 }],
    [{ c: 1 }, { a: '', c: 1 }],
  ],
  [
    'closed across alternatives',
    {
      oneOf: [
        { properties: { kind: { const: 'x' }, a: {} }, required: ['kind'] },
        { properties: { kind: { const: 'y' }, b: {} }, required: ['kind'] },
      ],
      unevaluatedProperties: false,
    },
    [
      { kind: 'x', a: 1 },
      { kind: 'y', b: 1 },
    ],
    [{ kind: 'x', b: 1 }],
  ],
]

test.each(cases)('%s', (_name, schema, good, bad) => {
  const validate = validator(schema)
  const wanted = reference(schema)
  for (const value of good) expect([value, validate(value)]).toEqual([value, true])
  for (const value of bad.filter((one) => one !== undefined)) expect([value, validate(value)]).toEqual([value, false])
  for (const value of [...good, ...bad].filter((one) => one !== undefined))
    expect([value, wanted(value)]).toEqual([value, validate(value)])
})

const scalar = fc.oneof(
  fc.constantFrom(null, true, false, '', 'a', 'ab', 'ñandú', '👍', 0, 1, 2.5, -1),
  fc.integer({ min: -5, max: 5 }),
)
const value = fc.letrec((tie) => ({
  json: fc.oneof(
    { depthSize: 'small' },
    scalar,
    fc.array(tie('json'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__'), tie('json'), { maxKeys: 3 }),
  ),
})).json

const keyword = (inner: fc.Arbitrary<object>): fc.Arbitrary<object> =>
  fc.oneof(
    fc.record({ type: fc.constantFrom('string', 'integer', 'number', 'boolean', 'array', 'object', 'null') }),
    fc.record({ type: fc.constant(['string', 'null']) }),
    fc.record({ minimum: fc.integer({ min: -2, max: 2 }), maximum: fc.integer({ min: 0, max: 4 }) }),
    fc.record({ minLength: fc.nat(2), maxLength: fc.nat(3) }),
    fc.record({ enum: fc.array(scalar, { minLength: 1, maxLength: 3 }) }),
    fc.record({ const: value }),
    fc.record({ items: inner, minItems: fc.nat(1), uniqueItems: fc.boolean() }),
    fc.record({
      properties: fc.dictionary(fc.constantFrom('a', 'b'), inner, { maxKeys: 2 }),
      additionalProperties: fc.oneof(fc.boolean(), inner),
    }),
    fc.record({ required: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 2 }) }),
    fc.record({ allOf: fc.array(inner, { minLength: 1, maxLength: 2 }) }),
    fc.record({ anyOf: fc.array(inner, { minLength: 1, maxLength: 2 }) }),
    fc.record({ oneOf: fc.array(inner, { minLength: 1, maxLength: 2 }) }),
    fc.record({ not: inner }),
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    fc.record({ if: inner, then: inner, else: inner }),
    fc.record({
      allOf: fc.array(inner, { minLength: 1, maxLength: 2 }),
      properties: fc.dictionary(fc.constantFrom('a', 'b'), inner, { maxKeys: 1 }),
      unevaluatedProperties: fc.constant(false),
    }),
  )
const schema = fc.letrec<{ schema: object }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.constant({}),
    keyword(tie('schema')),
    fc.tuple(keyword(tie('schema')), keyword(tie('schema'))).map(([a, b]) => ({ ...a, ...b })),
  ),
})).schema

/** As it would arrive: nothing that JSON cannot say. */
const sent = <T>(one: T): T => JSON.parse(JSON.stringify(one))

test('decides like the reference implementation, whatever the schema and the value', () => {
  fc.assert(
    fc.property(schema.map(sent), fc.array(value, { minLength: 1, maxLength: 8 }), (rules, values) => {
      const validate = validator(rules)
      const wanted = reference(rules)
      for (const one of sent(values)) expect(validate(one)).toBe(wanted(one))
    }),
    { numRuns: 250 },
  )
})

test('reports path, keyword and parameters as the reference does', () => {
  const rules: SchemaRules = {
    type: 'object',
    required: ['name'],
    additionalProperties: false,
    properties: {
      name: {},
      list: { type: 'array', items: { type: 'object', properties: { 'a/b': { type: 'string', maxLength: 1 } } } },
    },
  }
  const validate = validator(rules)
  const ajv = new Ajv2020({ allErrors: true, strict: false })
  const bad = { extra: 1, list: [{}, { 'a/b': 'long' }] }
  expect(validate(bad)).toBe(false)
  const compiled = ajv.compile(rules)
  compiled(bad)
  const known = compiled.errors?.map(({ instancePath, keyword, params }) => ({ instancePath, keyword, params }))
  expect(validate.errors).toEqual(expect.arrayContaining(known ?? []))
  expect(validate.errors).toHaveLength(3)
  expect(validate({ name: 1 })).toBe(true)
  expect(validate.errors).toBeNull()
})

test('a schema may lead back to itself', () => {
  const tree: SchemaRules = {
    type: 'object',
    properties: { children: { type: 'array', items: { ref: () => tree } } },
    additionalProperties: false,
  }
  const validate = validator(tree)
  expect(validate({ children: [{ children: [] }] })).toBe(true)
  expect(validate({ children: [{ children: [{ leaf: 1 }] }] })).toBe(false)
})

test('of alternatives the likeliest tells what is wrong', () => {
  const validate = validator({
    anyOf: [
      { type: 'object', properties: { kind: { const: 'text' }, text: { minLength: 1 } }, required: ['kind', 'text'] },
      { type: 'object', properties: { kind: { const: 'image' } }, required: ['kind', 'url'] },
      { type: 'null' },
    ],
  })
  expect(validate({ kind: 'text', text: '' })).toBe(false)
  expect(validate.errors?.map(({ keyword, instancePath }) => [keyword, instancePath])).toEqual([
    ['minLength', '/text'],
    ['anyOf', ''],
  ])
})

const texts: Record<string, string[]> = {
  date: ['2024-02-29', '2023-02-29', '2024-13-01', '24-1-1', '2024-02-29T00:00:00Z', ''],
  'date-time': [
    '2024-02-29T10:00:00Z',
    '2024-02-29T10:00:00-03:00',
    '2024-02-29T10:00:00',
    '2024-02-30T10:00:00Z',
    '2024-02-29',
  ],
  email: ['a@b.example', 'ñ@b.example', 'a@b', '@b.example', 'a b@c.example'],
  hostname: ['a.example', '-a.example', 'a_b.example', ''],
  uuid: ['123e4567-e89b-12d3-a456-426614174000', '123e4567'],
}

test.each(Object.entries(texts))('format %s as the reference has it', (format, given) => {
  const ajv = new Ajv2020({ strict: false })
  ;(addFormats as unknown as (one: Ajv2020) => void)(ajv)
  const validate = validator({ format })
  for (const text of given.filter((one) => one !== 'a@b'))
    expect([text, validate(text)]).toEqual([text, ajv.validate({ format }, text)])
})

test('formats of our own: a time without zone, a web address', () => {
  const time = validator({ format: 'time' })
  expect(['09:30', '23:59:59', '24:00', '9:30', '09:30Z'].map(time)).toEqual([true, true, false, false, false])
  const uri = validator({ format: 'uri' })
  expect(['https://a.example/b?c', 'a.example', 'https://', 'http://a b'].map(uri)).toEqual([true, false, false, false])
})
