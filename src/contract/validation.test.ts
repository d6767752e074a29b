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

test('check() returns a valid value trimmed and does not modify the given one', () => {
  const given = { ...good, name: '  Ana ', tags: [{ x: ' a ' }] }
  expect(check(rules, given)).toEqual({ ok: true, value: { ...good, tags: [{ x: 'a' }] } })
  expect(given.name).toBe('  Ana ')
})

// [problem, body, message, fields]
const cases: [string, unknown, string, Record<string, string[]>][] = [
  ['something missing', { name: 'Ana' }, REQUIRED, { role_id: ['Este campo es obligatorio.'] }],
  ['null for a required value', { ...good, role_id: null }, REQUIRED, { role_id: ['Este campo es obligatorio.'] }],
  [
    'a message of the contract',
    { ...good, name: 'An' },
    'El nombre debe tener al menos 3 caracteres.',
    { name: ['El nombre debe tener al menos 3 caracteres.'] },
  ],
  [
    'a blank name with its own message',
    { ...good, name: '   ' },
    'El nombre debe tener al menos 3 caracteres.',
    { name: ['El nombre debe tener al menos 3 caracteres.'] },
  ],
  [
    'a default message',
    { ...good, name: 'Anastasia' },
    'Sobran 4 caracteres: el límite es 5.',
    { name: ['Sobran 4 caracteres: el límite es 5.'] },
  ],
  [
    'an empty optional text has one message',
    { ...good, email: '' },
    'El correo no es válido.',
    { email: ['El correo no es válido.'] },
  ],
  [
    'an unknown field',
    { ...good, admin: true },
    'No conocemos este campo. Quítalo.',
    { admin: ['No conocemos este campo. Quítalo.'] },
  ],
  [
    'an unknown option',
    { ...good, role_id: 9 },
    'Elige una de las opciones.',
    { role_id: ['Elige una de las opciones.'] },
  ],
  [
    'a wrong type is not converted',
    { ...good, role_id: '2' },
    'Escribe un número entero.',
    { role_id: ['Escribe un número entero.', 'Elige una de las opciones.'] },
  ],
  [
    'an item of a list',
    { ...good, tags: [{ x: 'a' }, { x: ' ' }] },
    'Falta el texto.',
    { 'tags.1.x': ['Falta el texto.'] },
  ],
  ['a missing field of a list item', { ...good, tags: [{}] }, REQUIRED, { 'tags.0.x': ['Este campo es obligatorio.'] }],
  [
    'a value of a map',
    { ...good, limits: { chats: -1 } },
    'No puede ser negativo.',
    { 'limits.chats': ['No puede ser negativo.'] },
  ],
  [
    'too many items',
    { ...good, tags: [{ x: 'a' }, { x: 'b' }, { x: 'c' }] },
    'Deja como máximo 2.',
    { tags: ['Deja como máximo 2.'] },
  ],
  [
    'an alternative',
    { ...good, note: 'larga' },
    'Sobran 2 caracteres: el límite es 3.',
    { note: ['Sobran 2 caracteres: el límite es 3.'] },
  ],
  [
    'a value that is not an object',
    'Ana',
    'Debe ser un conjunto de campos.',
    { '': ['Debe ser un conjunto de campos.'] },
  ],
]

test.each(cases)('%s', (_what, given, message, fields) => {
  expect(check(rules, given)).toEqual({ ok: false, message, fields })
})

test('the required message of the contract takes precedence over the general one', () => {
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

test('an address is completed before validation, and two equal fields are refused at the one that must differ', () => {
  const ranges = { type: 'object', properties: { from: { type: 'string' }, to: { type: 'string', minLength: 2 } } }
  const site: Rules<unknown> = {
    validate: ajv.compile({
      type: 'object',
      properties: { site: { type: 'string', pattern: '^https://' }, hours: { type: 'array', items: ranges } },
    }),
    fields: {
      site: { trim: true, scheme: 'https' },
      'hours.*.to': { differs: { from: 'from', text: 'Es la misma hora.' } },
    },
  }
  const different = { site: ' www.luna.example ', hours: [{ from: '08', to: '09' }] }
  expect(check(site, different)).toEqual({ ok: true, value: { ...different, site: 'https://www.luna.example' } })
  expect(
    check(site, { hours: [...different.hours, { from: '08', to: '08' }, { from: '', to: '' }, {}] }),
  ).toMatchObject({
    ok: false,
    fields: { 'hours.1.to': ['Es la misma hora.'] },
  })
  expect(check(site, { hours: [{ from: '8', to: '8' }] })).toMatchObject({
    fields: { 'hours.0.to': ['Debe tener al menos 2 caracteres.'] },
  })
})

test('names inherited from Object.prototype are not fields', () => {
  expect(check(rules, JSON.parse('{"name":"Ana","role_id":2,"__proto__":{"admin":true}}'))).toMatchObject({ ok: false })
  expect(check(rules, { ...good, constructor: 1 })).toMatchObject({
    ok: false,
    fields: { constructor: ['No conocemos este campo. Quítalo.'] },
  })
})

test('a long invalid list is rejected with at most 200 errors', () => {
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
