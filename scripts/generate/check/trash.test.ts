import { expect, test } from 'vitest'
import { generate } from '../generate.ts'
import type { ScreenFile } from '../model.ts'
import { type Edit, findingsOf, foldersIn, smallContract } from '../small-contract.ts'
import { toScreen } from '../transform/screens.ts'

const screen = 'screens/fruits.json'
const path = 'openapi/paths/baskets.yaml'
const collection = `Basket:
  x-collection:
    path: /baskets
    screen: baskets
    noun: [canasta, canastas, f]
    read: member
    list: { sort: [name], filter: { name: true } }
    trash: true
  title: Canasta
  required: [name]
  properties:
    name: { type: string, title: Nombre, minLength: 1, maxLength: 50 }
    kind: { type: string, title: Clase, x-options: [{ value: small, label: Chica }, { value: big, label: Grande }] }
  example: { name: De mimbre, kind: big }
`
const tags: Edit[] = [
  ['openapi/openapi.yaml', 'description: Frutas }', 'description: Frutas }, { name: baskets, description: Canastas }'],
  [
    'openapi/openapi.yaml',
    'components:\n',
    "components:\n  responses:\n    Conflict: { description: Choca, content: { application/json: { schema: { $ref: '#/components/schemas/Error' } } } }\n",
  ],
]
const table = {
  list: 'basketList',
  columns: ['name'],
  empty: { title: 'Ninguna.' },
  fields: ['name', { field: 'kind', default: 'small' }],
  create: { operation: 'basketCreate', button: 'Nueva', title: 'Crear canasta' },
  edit: { operation: 'basketUpdate', title: 'Editar canasta' },
  rowActions: [{ operation: 'basketDelete', label: 'Eliminar', icon: 'delete' }],
  trash: true,
}
const filesOf = (changed: object) => ({
  'openapi/schemas/baskets.yaml': collection,
  'screens/baskets.json': JSON.stringify({ title: 'Canastas', table: { ...table, ...changed } } as ScreenFile, null, 1),
})
const found = (changed: object = {}, files: Record<string, string> = {}) =>
  findingsOf(tags, undefined, { ...filesOf(changed), ...files }).map((line) => line.replace(/^[^ ]*:\d+ /, ''))

function bodyOf(changed: object = {}) {
  const { document, calls, shell, screens } = smallContract(tags, filesOf(changed))
  const loaded = screens.find(({ route }) => route === '/baskets')
  const body = loaded && toScreen(document, calls, shell, loaded).body
  if (body?.kind !== 'table') throw new Error('a screen that is not a table')
  return body
}

test("uses the table's fields in both dialogs, with defaults only in the create dialog", () => {
  expect(found()).toEqual([])
  const { create, edit } = bodyOf()
  const inputs = (dialog: typeof create) =>
    dialog?.sections.flatMap((section) => section.inputs.map((input) => [input.source, input.default]))
  expect(inputs(create)).toEqual([
    ['name', undefined],
    ['kind', 'small'],
  ])
  expect(inputs(edit)).toEqual([
    ['name', undefined],
    ['kind', undefined],
  ])
  const own = bodyOf({ edit: { ...table.edit, fields: ['name'] } })
  expect([inputs(own.create)?.length, inputs(own.edit)?.length]).toEqual([2, 1])
})

test("uses the table's sections in both dialogs", () => {
  const { create, edit } = bodyOf({ fields: undefined, sections: [{ title: 'Datos', fields: ['name'] }] })
  expect([create, edit].map((dialog) => dialog?.sections[0]?.title)).toEqual(['Datos', 'Datos'])
})

test('finds the trash operations by resource and takes the texts from the list', () => {
  expect(bodyOf().trash).toEqual({
    button: 'Eliminadas',
    title: 'Canastas eliminadas',
    empty: 'No hay canastas eliminadas en los últimos 30 días.',
    list: 'basketDeletedList',
    restore: 'basketRestore',
  })
  expect(bodyOf({ trash: { note: 'Vuelve vacía.' } }).trash?.note).toBe('Vuelve vacía.')
  expect(bodyOf({ trash: undefined })).not.toHaveProperty('trash')
})

const wrong: [string, object, string[]][] = [
  [
    'dialogs without fields',
    { fields: undefined },
    [
      'the dialog has no fields',
      'basketCreate requires name, which has no input',
      'the dialog has no fields',
      'basketUpdate requires name, which has no input',
    ],
  ],
  [
    'fields that no dialog uses',
    { create: { ...table.create, fields: ['name'] }, edit: undefined },
    ["the table's fields are used in no dialog"],
  ],
  [
    'a field that the body of an edit does not have',
    { fields: ['name', 'size'] },
    [
      'the input size is not a field of the body of basketCreate',
      'the input size is not a field of the body of basketUpdate',
    ],
  ],
  [
    'a trash without a screen',
    { trash: undefined },
    ['no screen uses basketDeletedList', 'no screen uses basketRestore'],
  ],
  [
    'an operation that is not a list',
    { trash: { list: 'basketList' } },
    [
      'no screen uses basketDeletedList',
      'basketList does not return title',
      'basketList does not return deleted_at',
      'basketList does not return deleted_by',
    ],
  ],
  [
    'kinds that its list does not return',
    { trash: { restore: { by: 'kind', operations: { small: 'basketRestore', big: 'basketRestore' } } } },
    ['kind is not a field with options of basketDeletedList'],
  ],
]
test.each(wrong)('%s are rejected', (_name, changed, want) => {
  expect(found(changed)).toEqual(want)
})

test('rejects a trash for a resource without trash operations', () => {
  const edits: Edit[] = [[screen, '"columns": [', '"trash": true, "columns": [']]
  expect(findingsOf(edits)).toEqual([`${screen}:6 no operation has the verb deleted of fruits`])
})

const mixed = `/baskets/gone/{bot}:
  parameters: [{ $ref: '#/components/parameters/bot' }]
  get:
    operationId: basketDeletedList
    tags: [baskets]
    summary: Lo que se fue
    x-access: member
    x-resource: { name: baskets, verb: deleted }
    responses:
      '200':
        description: Eliminadas
        content:
          application/json:
            schema:
              type: array
              items:
                type: object
                additionalProperties: false
                required: [id, title, deleted_at, deleted_by, kind]
                properties:
                  id: { type: integer }
                  title: { type: string }
                  deleted_at: { type: string }
                  deleted_by: { type: 'null' }
                  kind: { type: string, title: Clase, x-options: [{ value: small, label: Chica }, { value: big, label: Grande }] }
            example: [{ id: 1, title: De mimbre, deleted_at: hoy, deleted_by: null, kind: big }]
`
test('restores each kind of item in a mixed list with its own operation', () => {
  const restore = { by: 'kind', operations: { small: 'basketRestore', big: 'basketRestore' } }
  expect(found({ trash: { restore } }, { [path]: mixed })).toEqual([])
  const contract = smallContract(tags, { ...filesOf({ trash: { restore } }), [path]: mixed })
  const made = generate(contract, foldersIn('.')).get('generated/screens/baskets.ts')
  expect(made).toContain("small: { operation: 'basketRestore', label: 'Chica' }")
  expect(made).toContain("title: 'Lo que se fue'")
  const faulty = { by: 'kind', operations: { small: 'basketCreate', huge: 'basketGone' } }
  expect(found({ trash: { restore: faulty } }, { [path]: mixed })).toEqual(
    expect.arrayContaining([
      'no operation restores big',
      'basketCreate needs more than an id',
      'there is no operation basketGone',
      'kind is never huge',
    ]),
  )
})
