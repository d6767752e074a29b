import { expect, test } from 'vitest'
import type { Document, InputFile, Schema } from '../model.ts'
import { toInput, toSections } from './inputs.ts'

const document = { paths: {}, components: { schemas: {} } } as unknown as Document
const body: Schema = {
  allOf: [
    {
      type: 'object',
      required: ['name'],
      properties: { name: { type: 'string', title: 'Nombre', maxLength: 60, 'x-input': 'text' } },
    },
  ],
  type: 'object',
  required: ['area', 'tags'],
  properties: {
    area: { type: ['integer', 'null'], title: 'Área', minimum: 1 },
    key: { type: 'string', title: 'Clave', 'x-secret': true },
    made: { type: 'string', title: 'Creado', readOnly: true },
    tags: {
      type: 'array',
      title: 'Etiquetas',
      minItems: 1,
      items: {
        type: 'object',
        required: ['text'],
        properties: { id: { type: 'integer', readOnly: true }, text: { type: 'string', title: 'Texto' } },
      },
    },
  },
}

const cases: [string, InputFile, object][] = [
  [
    'a part of allOf',
    { field: 'name' },
    { source: 'name', label: 'Nombre', type: 'text', required: true, maxLength: 60, input: 'text' },
  ],
  [
    'facts of the screen',
    { field: 'name', placeholder: 'Ana', maxLength: 70, span: 6, when: { field: 'area', in: [1] } },
    {
      source: 'name',
      label: 'Nombre',
      type: 'text',
      required: true,
      maxLength: 70,
      input: 'text',
      placeholder: 'Ana',
      span: 6,
      when: { source: 'area', in: [1] },
    },
  ],
  [
    'required, but null will do',
    { field: 'area', default: 3 },
    { source: 'area', label: 'Área', type: 'integer', required: false, minimum: 1, default: 3 },
  ],
  [
    'required while it is shown',
    { field: 'area', required: true, when: { field: 'name', in: ['Ana'] } },
    {
      source: 'area',
      label: 'Área',
      type: 'integer',
      required: true,
      minimum: 1,
      when: { source: 'name', in: ['Ana'] },
    },
  ],
  ['a secret', { field: 'key' }, { source: 'key', label: 'Clave', type: 'text', required: false, secret: true }],
  ['read only', { field: 'made' }, { source: 'made', label: 'Creado', type: 'text', required: false, readOnly: true }],
  [
    'a list with all writable keys',
    { field: 'tags' },
    {
      source: 'tags',
      label: 'Etiquetas',
      type: 'list',
      required: true,
      minItems: 1,
      fields: [{ source: 'text', label: 'Texto', type: 'text', required: true }],
    },
  ],
]

test.each(cases)('converts %s to an input', (_name, given, want) => {
  expect(toInput(document, body, given)).toEqual(want)
})

test('returns undefined for a field that does not exist', () => {
  expect(toInput(document, body, { field: 'nothing' })).toBeUndefined()
})

test('returns one untitled section for plain fields, and keeps written sections', () => {
  expect(toSections(document, body, { fields: ['key'] })).toEqual([
    { inputs: [toInput(document, body, { field: 'key' })] },
  ])
  const sections = [{ title: 'Acceso', help: 'Sólo para programas', fields: ['key'] }]
  expect(toSections(document, body, { sections })).toEqual([
    { title: 'Acceso', help: 'Sólo para programas', inputs: [toInput(document, body, { field: 'key' })] },
  ])
})
