import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { check, REQUIRED, type Rules } from './validation.ts'

const ajv = new Ajv2020({ strict: false, allErrors: true, messages: false })
addFormats.default(ajv)

const schema = {
  type: 'object',
  required: ['name', 'role_id'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 3, maxLength: 5 },
    email: { type: 'string', format: 'email', pattern: '^[^<>]*$' },
    role_id: { type: 'integer', enum: [2, 3] },
    tags: {
      type: 'array',
      maxItems: 2,
      items: { type: 'object', required: ['x'], properties: { x: { type: 'string', minLength: 1 } } },
    },
    limits: { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } },
    note: { anyOf: [{ type: 'string', maxLength: 3 }, { type: 'null' }] },
  },
}
const rules: Rules<unknown> = {
  validate: ajv.compile(schema),
  fields: {
    name: { label: 'Nombre', trim: true, messages: { minLength: 'El nombre debe tener al menos 3 caracteres.' } },
    email: { label: 'Correo', trim: true, messages: { format: 'El correo no es válido.' } },
    'tags.*.x': { trim: true, messages: { minLength: 'Falta el texto.' } },
    'limits.*': { messages: { minimum: 'No puede ser negativo.' } },
  },
}
const good = { name: 'Ana', role_id: 2 }

test('what keeps the rules is answered trimmed; the given value is left alone', () => {
  const given = { ...good, name: '  Ana ', tags: [{ x: ' a ' }] }
  expect(check(rules, given)).toEqual({ ok: true, value: { ...good, tags: [{ x: 'a' }] } })
  expect(given.name).toBe('  Ana ')
})

// [what is wrong, the body, the message, the fields]
const cases: [string, unknown, string, Record<string, string[]>][] = [
  ['something missing', { name: 'Ana' }, REQUIRED, { role_id: ['Este campo es obligatorio.'] }],
  [
    'null for something that must be',
    { ...good, role_id: null },
    REQUIRED,
    { role_id: ['Este campo es obligatorio.'] },
  ],
  [
    'a text of the contract',
    { ...good, name: 'An' },
    'El nombre debe tener al menos 3 caracteres.',
    { name: ['El nombre debe tener al menos 3 caracteres.'] },
  ],
  [
    'a blank name with a text of its own',
    { ...good, name: '   ' },
    'El nombre debe tener al menos 3 caracteres.',
    { name: ['El nombre debe tener al menos 3 caracteres.'] },
  ],
  [
    'a general text',
    { ...good, name: 'Anastasia' },
    'Debe tener como máximo 5 caracteres.',
    { name: ['Debe tener como máximo 5 caracteres.'] },
  ],
  [
    'an empty optional text says one thing',
    { ...good, email: '' },
    'El correo no es válido.',
    { email: ['El correo no es válido.'] },
  ],
  ['an unknown field', { ...good, admin: true }, 'No se conoce este campo.', { admin: ['No se conoce este campo.'] }],
  [
    'an unknown option',
    { ...good, role_id: 9 },
    'Debe ser una de las opciones.',
    { role_id: ['Debe ser una de las opciones.'] },
  ],
  [
    'a wrong type is not turned into the right one',
    { ...good, role_id: '2' },
    'Debe ser un número entero.',
    { role_id: ['Debe ser un número entero.', 'Debe ser una de las opciones.'] },
  ],
  [
    'an item of a list',
    { ...good, tags: [{ x: 'a' }, { x: ' ' }] },
    'Falta el texto.',
    { 'tags.1.x': ['Falta el texto.'] },
  ],
  ['a missing part of an item', { ...good, tags: [{}] }, REQUIRED, { 'tags.0.x': ['Este campo es obligatorio.'] }],
  [
    'a value of a map',
    { ...good, limits: { chats: -1 } },
    'No puede ser negativo.',
    { 'limits.chats': ['No puede ser negativo.'] },
  ],
  [
    'too many items',
    { ...good, tags: [{ x: 'a' }, { x: 'b' }, { x: 'c' }] },
    'Debe haber como máximo 2 elementos.',
    { tags: ['Debe haber como máximo 2 elementos.'] },
  ],
  [
    'an alternative',
    { ...good, note: 'larga' },
    'Debe tener como máximo 3 caracteres.',
    { note: ['Debe tener como máximo 3 caracteres.'] },
  ],
  ['no object at all', 'Ana', 'Debe ser un conjunto de campos.', { '': ['Debe ser un conjunto de campos.'] }],
]

test.each(cases)('%s', (_what, given, message, fields) => {
  expect(check(rules, given)).toEqual({ ok: false, message, fields })
})

test('the required message of the contract wins over the general one', () => {
  const own: Rules<unknown> = {
    ...rules,
    fields: { ...rules.fields, role_id: { messages: { required: 'Hay que elegir un rol.' } } },
  }
  expect(check(own, { name: 'Ana' })).toEqual({
    ok: false,
    message: 'Hay que elegir un rol.',
    fields: { role_id: ['Hay que elegir un rol.'] },
  })
})

test('names that objects inherit are not fields', () => {
  expect(check(rules, JSON.parse('{"name":"Ana","role_id":2,"__proto__":{"admin":true}}'))).toMatchObject({ ok: false })
  expect(check(rules, { ...good, constructor: 1 })).toMatchObject({
    ok: false,
    fields: { constructor: ['No se conoce este campo.'] },
  })
})

test('a long list of rubbish is refused at once, with a short answer', () => {
  const list: Rules<unknown> = {
    validate: ajv.compile({ type: 'array', uniqueItems: true, items: { type: 'integer' } }),
    fields: {},
  }
  const result = check(
    list,
    Array.from({ length: 30_000 }, () => ({})),
  )
  expect(result.ok ? [] : Object.keys(result.fields)).toHaveLength(200)
})
