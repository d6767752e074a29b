import { expect, test } from 'vitest'
import type { Document, Schema } from '../model.ts'
import { semanticType, toField } from './fields.ts'

const options = [{ value: 'a', label: 'Una' }]
const document = {
  components: {
    schemas: {
      Kind: { type: 'string', title: 'Tipo', enum: ['a'], 'x-options': options },
      Person: { type: 'object', title: 'Persona', properties: { name: { type: 'string' } } },
    },
  },
  paths: {},
} as unknown as Document
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
const area = { resource: 'contacts/areas' }

const types: [string, Schema, string][] = [
  ['text', { type: 'string' }, 'text'],
  ['nullable text', { type: ['string', 'null'] }, 'text'],
  ['facts of the schema', { type: 'integer', 'x-type': 'money' }, 'money'],
  ['integer', { type: 'integer' }, 'integer'],
  ['number', { type: 'number' }, 'number'],
  ['boolean', { type: 'boolean' }, 'boolean'],
  ['date', { type: 'string', format: 'date' }, 'date'],
  ['moment', { type: ['string', 'null'], format: 'date-time' }, 'date-time'],
  ['web address', { type: 'string', format: 'uri' }, 'url'],
  ['e-mail by format', { type: 'string', format: 'email' }, 'email'],
  ['e-mail by typing filter', { type: 'string', 'x-input': 'email' }, 'email'],
  ['password', { type: 'string', 'x-input': 'password' }, 'password'],
  ['enum', ref('Kind'), 'enum'],
  ['enum or null', { anyOf: [ref('Kind'), { type: 'null' }] }, 'enum'],
  ['enums', { type: 'array', items: ref('Kind') }, 'enum-list'],
  ['reference', { type: 'integer', 'x-ref': area }, 'reference'],
  ['references', { type: 'array', items: { type: 'integer', 'x-ref': area } }, 'reference-list'],
  ['texts', { type: 'array', items: { type: 'string' } }, 'text-list'],
  ['objects', { type: 'array', items: ref('Person') }, 'list'],
  ['object', ref('Person'), 'object'],
  ['an intersection of objects', { allOf: [ref('Person'), { properties: { age: { type: 'integer' } } }] }, 'object'],
  ['map', { type: 'object', additionalProperties: { type: 'integer' } }, 'json'],
  ['anything', {}, 'json'],
]

test.each(types)('returns the semantic type of %s', (_name, given, want) => {
  expect(semanticType(document, given)).toBe(want)
})

test('takes label, help and options from the schema; keys next to a reference take precedence', () => {
  expect(toField(document, { ...ref('Kind'), title: 'Clase', description: 'De qué se trata' }, 'kind')).toEqual({
    source: 'kind',
    label: 'Clase',
    help: 'De qué se trata',
    type: 'enum',
    options,
  })
})

test("a screen's label overrides the title, and a reference names its resource", () => {
  expect(toField(document, { type: 'integer', title: 'Área', 'x-ref': area }, 'area_id', 'Equipo')).toEqual({
    source: 'area_id',
    label: 'Equipo',
    type: 'reference',
    reference: area,
  })
})
