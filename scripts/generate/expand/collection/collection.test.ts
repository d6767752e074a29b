import { expect, test } from 'vitest'
import { bodySchema } from '../../calls.ts'
import { generate } from '../../generate.ts'
import { explainOperation } from '../../modes/explain.ts'
import { placeOf } from '../../places.ts'
import { findingsOf, foldersIn, smallContract } from '../../small-contract.ts'
import { base, edited, file, nuts } from './nuts.ts'
import { textsOf } from './texts.ts'

const screen = {
  'screens/nuts.json':
    '{ "title": "Nueces", "pending": "x", "operations": ["nutList", "nutDeletedList", "nutRestore"] }\n',
}
const contractOf = (edits: [string, string][] = [], files: Record<string, string> = {}) =>
  smallContract(base, { ...screen, ...files, [file]: edited(edits) })
const found = (edits: [string, string][] = [], files: Record<string, string> = {}) =>
  findingsOf(base, undefined, { ...screen, ...files, [file]: edited(edits) })

test('expands a short x-collection to seven operations that pass every check', () => {
  expect(found()).toEqual([])
  const { calls } = contractOf()
  const made = [...calls.values()].filter(({ tag }) => tag === 'nuts')
  expect(made.map(({ id, method, path }) => `${id} ${method} ${path}`)).toEqual([
    'nutList get /nuts/{bot}',
    'nutCreate post /nuts/{bot}',
    'nutGet get /nuts/{bot}/{id}',
    'nutUpdate put /nuts/{bot}/{id}',
    'nutDelete delete /nuts/{bot}/{id}',
    'nutDeletedList get /nuts/trash/{bot}',
    'nutRestore post /nuts/restore/{bot}/{id}',
  ])
  expect(calls.get('nutDelete')?.node).toMatchObject({
    summary: 'Eliminar una nuez',
    'x-access': { permission: 'configuration' },
    'x-resource': { name: 'nuts', verb: 'delete' },
    'x-audit': { action: 'delete', resource: 'nut' },
    'x-needs-training': true,
    'x-toasts': { success: 'Nuez eliminada correctamente.', error: 'Error al eliminar la nuez. Inténtalo nuevamente.' },
  })
  expect(Object.keys(calls.get('nutDelete')?.node.responses ?? {})).toEqual(['204', '401', '403', '404', '409', '500'])
  expect(calls.get('nutDeletedList')?.node.summary).toBe('Nueces eliminadas en los últimos 30 días')
  expect(calls.get('nutRestore')?.node.summary).toBe('Recuperar una nuez eliminada')
  expect(calls.get('nutList')?.node['x-access']).toEqual({ permission: 'contacts' })
  expect(calls.get('nutList')?.node['x-needs-training']).toBeUndefined()
  expect(calls.get('nutList')?.node.parameters?.map(({ name }) => name)).toEqual(['filter', 'sort', 'range'])
})

test('opens the operations to API keys, except those of the trash', () => {
  const calls = contractOf([['    live: true\n', '    live: true\n    api: nuts\n']]).calls
  const opened = [...calls.values()].flatMap(({ id, node }) => {
    const scope = node['x-api-key']
    return scope ? [`${id} ${scope}`] : []
  })
  expect(opened).toEqual([
    'nutList nuts:read',
    'nutCreate nuts:write',
    'nutGet nuts:read',
    'nutUpdate nuts:write',
    'nutDelete nuts:write',
  ])
})

test('omits writeOnly fields from the item and readOnly fields from the input', () => {
  const { document, calls } = contractOf()
  const { Nut, NutInput } = document.components.schemas
  const all = ['id', 'name', 'shell', 'cracked', 'created_at', 'updated_at', 'version']
  expect(Object.keys(Nut?.properties ?? {})).toEqual(all)
  expect(Nut?.required).toEqual(all)
  expect(Nut).not.toHaveProperty('x-collection')
  expect(Object.keys(NutInput?.properties ?? {})).toEqual(['name', 'shell', 'secret', 'version'])
  expect(NutInput).toMatchObject({ required: ['name'], additionalProperties: false })
  const create = calls.get('nutCreate')
  expect(create && bodySchema(create)).toEqual({ $ref: '#/components/schemas/NutInput' })
  expect(create?.node.requestBody?.content['application/json']?.example).toEqual({
    name: 'Pecán',
    shell: 'dura',
    secret: 'x',
  })
  expect(create?.node.responses['201']?.content?.['application/json']?.example).toMatchObject({
    id: 1,
    name: 'Pecán',
    cracked: 3,
    version: 1,
  })
})

test("adds the collection's value to the history and live registers, with its label", () => {
  const { Changed, Live } = contractOf().document.components.schemas
  expect(Changed?.['x-options']).toEqual([
    { value: 'nut', label: 'Nuez', read: ['nutGet'] },
    { value: 'zebra', label: 'Cebra' },
  ])
  expect(Live?.['x-options']?.[0]).toEqual({ value: 'nut', label: 'Nuez' })
  const named = contractOf([['    live: true\n', '    label: Nuez del árbol\n']]).document.components.schemas
  expect(named.Changed?.['x-options']?.[0]?.label).toBe('Nuez del árbol')
  expect(named.Live?.['x-options']).toHaveLength(1)
})

test('keeps handwritten operations with the same id or path, and schemas with the same name', () => {
  const byHand = (id: string, path: string) =>
    `${path}:\n  parameters: [{ $ref: '#/components/parameters/bot' }]\n  get:\n    operationId: ${id}\n    tags: [nuts]\n    summary: Otra cosa\n    x-access: member\n    x-not-built: later\n    responses: { '204': { description: Nada } }\n`
  const other = contractOf([], { 'openapi/paths/nuts.yaml': byHand('nutGet', '/nuts/one/{bot}') })
  expect(other.calls.get('nutGet')).toMatchObject({ path: '/nuts/one/{bot}', node: { summary: 'Otra cosa' } })
  expect(other.calls.get('nutUpdate')?.path).toBe('/nuts/{bot}/{id}')
  expect(other.collections[0]?.byHand).toEqual(['nutGet'])

  const place = contractOf([], { 'openapi/paths/nuts.yaml': byHand('nutCheck', '/nuts/{bot}') })
  expect(place.calls.has('nutList')).toBe(false)
  expect(place.calls.get('nutCreate')?.parameters.map(({ name }) => name)).toEqual(['bot'])

  const shell = `${nuts}NutInput:\n  type: object\n  additionalProperties: false\n  properties: { shell: { type: string, title: Cáscara } }\n`
  const schema = smallContract(base, { ...screen, [file]: shell }).document.components.schemas.NutInput
  expect(Object.keys(schema?.properties ?? {})).toEqual(['shell'])
})

test('generates only the operations in verbs, and no trash unless it is requested', () => {
  const { calls } = contractOf([['    trash: true\n', '    verbs: [List, Create]\n']])
  expect([...calls.keys()].filter((id) => id.startsWith('nut'))).toEqual(['nutList', 'nutCreate'])
})

test('locates generated parts at the line of the collection that caused them', () => {
  const contract = contractOf()
  expect(placeOf(contract.calls.get('nutCreate')?.node, 'x-access')).toEqual({ file, line: 7 })
  expect(placeOf(contract.calls.get('nutList')?.node, 'x-access')).toEqual({ file, line: 6 })
  expect(explainOperation(contract, 'nutUpdate')).toContainEqual(
    `  x-audit          {"action":"update","resource":"nut"}  ← ${file}:11`,
  )
  expect(explainOperation(contract, 'nutUpdate')[0]).toMatch(/PUT \/nuts\/\{bot\}\/\{id\} .*x-collection of Nut/)
  expect(generate(contract, foldersIn('.')).get('generated/notes.md')).toContain(
    '  - `nutRestore` POST /nuts/restore/{bot}/{id}\n',
  )
})

const wrong: [string, [string, string][], string[]][] = [
  [
    'an unknown key',
    [['    version: true', '    versions: true']],
    [`${file}:9 x-collection of Nut: versions additionalProperties versions`],
  ],
  ['an invalid value', [['nueces, f]', 'nueces, x]']], [`${file}:5 x-collection of Nut: noun.2 enum m, f`]],
  [
    'no list',
    [['    list: { sort: [name], filter: { name: true }, search: [name] }\n', '']],
    [`${file}:3 Nut: the collection has no list of sort and filter fields`],
  ],
  [
    'a sort that the items do not have',
    [['sort: [name]', 'sort: [nam]']],
    [`${file}:8 sort nam is not a field of the items of nutList`],
  ],
  [
    'events without history',
    [
      ['    history: nut\n', ''],
      ['    training: true\n', ''],
    ],
    [`${file}:11 Nut: live needs history: content events carry its value`],
  ],
  [
    'a misspelt audit resource',
    [['history: nut\n', 'history: nutt\n']],
    [`${file}:11 Nut: nutt does not match the schema's name`],
  ],
  [
    'an audit resource of another feature',
    [['history: nut\n', 'history: zebra\n']],
    [`${file}:11 Nut: zebra does not match the schema's name`],
  ],
  ['an unknown screen', [['screen: nuts', 'screen: nutz']], [`${file}:4 no screen has the route /nutz`]],
  [
    'a search by a field that is not text',
    [['search: [name]', 'search: [cracked]']],
    [`${file}:8 nutList cannot search cracked: an integer is not text`],
  ],
  [
    'trash without deletion',
    [['    live: true\n', '    verbs: [List, Get]\n']],
    [`${file}:10 Nut: trash needs the verb Delete`],
  ],
  [
    'no example',
    [['  example: { name: Pecán, shell: dura, cracked: 3, secret: x }\n', '']],
    [`${file}:2 Nut: the schema has no example`],
  ],
  [
    'an example that violates the schema',
    [['name: Pecán', "name: ''"]],
    [`${file}:21 the example of the response 200 of nutList violates minLength 1 at /0/name`],
  ],
  [
    'an incomplete example',
    [[', cracked: 3', '']],
    [`${file}:21 the example of the response 200 of nutList violates required cracked at /0`],
  ],
  [
    'a required field that is not a property',
    [['required: [name]', 'required: [nam]']],
    [`${file}:15 Nut: nam is required but is not a property`],
  ],
]
test.each(wrong)('%s is rejected at its line', (_name, edits, want) => {
  expect(found(edits)).toEqual(expect.arrayContaining(want))
})

test('rejects a collection inside another schema', () => {
  const inside = nuts.replace(
    '    shell: { type: string, title: Cáscara }',
    '    shell: { type: string, title: Cáscara, x-collection: {} }',
  )
  expect(findingsOf(base, undefined, { ...screen, [file]: inside })).toContain(
    `${file}:18 x-collection is inside another schema`,
  )
})

test('generates texts that agree with the gender of the noun', () => {
  const area = textsOf(['área', 'áreas', 'f'])
  expect(area.toasts('creado', 'crear')).toEqual({
    success: 'Área creada correctamente.',
    error: 'Error al crear el área. Inténtalo nuevamente.',
  })
  expect([area.some, area.trash]).toEqual(['un área', 'Áreas eliminadas en los últimos 30 días'])
  const reply = textsOf(['respuesta rápida', 'respuestas rápidas', 'f'])
  expect(reply.toasts('guardado', 'guardar').error).toBe('Error al guardar la respuesta rápida. Inténtalo nuevamente.')
  expect(textsOf(['grupo', 'grupos', 'm']).some).toBe('un grupo')
})
