import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { examine } from '../../scripts/generate/contract.ts'
import { createReader } from '../../scripts/generate/load/files.ts'
import { parse } from '../../scripts/generate/load/parse.ts'

// Typical changes of the description and of screens. A change that breaks a screen is reported at its line.

const root = path.resolve(import.meta.dirname, '../..')
const folders = { root, openapi: 'openapi', screens: 'screens', out: 'generated' }
const read = createReader(root)
const base = 'openapi/openapi.yaml'
const entities = 'openapi/schemas/entities.yaml'
const entityPaths = 'openapi/paths/entities.yaml'
const areas = 'openapi/schemas/areas.yaml'
const areaPaths = 'openapi/paths/areas.yaml'
const groups = 'openapi/schemas/groups.yaml'
const entityScreen = 'screens/advanced/entities.json'
const areaScreen = 'screens/contacts/areas.json'
const groupScreen = 'screens/contacts/groups.json'

type Change = [file: string, from: string, to: string]

/** Returns the findings for the contract with changes, each as `file:line message`. */
function said(changes: readonly Change[]): string[] {
  const texts = new Map<string, string>()
  for (const [file, from, to] of changes) {
    const text = texts.get(file) ?? readFileSync(path.join(root, file), 'utf8')
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`)
    texts.set(
      file,
      text.replace(from, () => to),
    )
  }
  const parsed = new Map([...texts].map(([file, text]) => [file, parse(file, text)]))
  const { findings } = examine(folders, (file) => parsed.get(file) ?? read(file), '2026-11-23')
  return findings.map(({ file, line, message }) => `${file}:${line} ${message}`)
}

// [what is changed, the changes, the expected finding]
const breaking: [string, Change[], RegExp][] = [
  [
    'an option used by a condition of a screen is removed',
    [[entities, '    - { value: regex, label: Patrón }\n', '']],
    /entities\.json:\d+ type is never regex/,
  ],
  [
    'a text field becomes a number',
    [
      [
        entities,
        'label: { type: string, title: Nombre, minLength: 1, maxLength: 40, x-trim: true, x-input: text }',
        'label: { type: integer, title: Nombre }',
      ],
    ],
    /entities\.yaml:\d+ entityList cannot search label/,
  ],
  [
    'a listed operation is renamed',
    [[entityPaths, 'operationId: entityPatternTest', 'operationId: entityPatternCheck']],
    /entities\.json:\d+ there is no operation entityPatternTest/,
  ],
  [
    'an operation of a dialog is renamed',
    [[entityPaths, 'operationId: entityCreate', 'operationId: entityAdd']],
    /entities\.json:\d+ there is no operation entityCreate/,
  ],
  [
    'a permission is renamed',
    [[base, 'x-permissions: [responses,', 'x-permissions: [answers,']],
    /changes\.yaml:\d+ the description has no permission responses/,
  ],
  [
    'a path loses its parameter',
    [[areaPaths, '/bots/areas/{bot}:', '/bots/areas:']],
    /areas\.yaml:\d+ the parameter bot is not in the path/,
  ],
  [
    "a path's parameter is renamed",
    [[entityPaths, '/{id}:', '/{entity}:']],
    /entities\.yaml:\d+ no parameter is defined for \{entity\}/,
  ],
  [
    'a schema is renamed',
    [[entities, 'SystemEntity:\n', 'SystemKind:\n']],
    /entities\.yaml:\d+ .*SystemEntity does not exist/,
  ],
  [
    'a body requires a field that the form does not show',
    [
      [entities, 'required: [name, label, type]', 'required: [name, label, type, prompt_question]'],
      [entityScreen, '      { "field": "prompt_question", "placeholder": "¿Cuál es tu número de pedido?" },\n', ''],
    ],
    /entities\.json:\d+ entityCreate requires prompt_question/,
  ],
  [
    'a shown property loses its title',
    [[areas, 'enable_handoff: { type: boolean, title: Recibe derivaciones }', 'enable_handoff: { type: boolean }']],
    /areas\.json:\d+ enable_handoff has no label/,
  ],
  [
    'the representation of a resource is a missing field',
    [[areaPaths, "dialect: whole, items: '', id: id }", "dialect: whole, items: '', id: id, representation: title }"]],
    /areas\.yaml:\d+ representation title is not a field of the items of areaList/,
  ],
  [
    'a resource is renamed',
    [[areaPaths, 'x-resource: { name: contacts/areas, verb: list', 'x-resource: { name: contacts/zones, verb: list']],
    /yaml:\d+ no operation lists contacts\/areas/,
  ],
  [
    'a verb is changed',
    [[areaPaths, 'name: contacts/areas, verb: create', 'name: contacts/areas, verb: update']],
    /areas\.yaml:\d+ areaCreate is already update/,
  ],
  [
    'the trash of a resource is removed',
    [[groups, '    trash: true\n', '']],
    /groups\.json:\d+ no operation has the verb deleted of contacts\/groups/,
  ],
  [
    'a field of a form becomes read-only',
    [[groups, 'name: { type: string, title: Nombre,', 'name: { type: string, readOnly: true, title: Nombre,']],
    /groups\.json:\d+ the input name is not a field of the body/,
  ],
  [
    'a column is misspelled',
    [[entityScreen, '"name",', '"nombre",']],
    /entities\.json:\d+ the column nombre is not a field/,
  ],
  [
    'a screen uses a filter that the list lacks',
    [[entityScreen, '"name", "sensitive"]', '"name", "fuzzy"]']],
    /entities\.json:\d+ entityList cannot filter by fuzzy/,
  ],
  [
    'a screen sorts by a field that the list cannot sort by',
    [[entityScreen, '"sort": ["label", "ASC"]', '"sort": ["values", "ASC"]']],
    /entities\.json:\d+ entityList cannot sort by values/,
  ],
  [
    'the create dialog uses the update operation',
    [[entityScreen, '"create": { "operation": "entityCreate"', '"create": { "operation": "entityUpdate"']],
    /entities\.json:\d+ entityUpdate is update of advanced\/entities/,
  ],
  [
    'the edit dialog uses the create operation',
    [[entityScreen, '"edit": { "operation": "entityUpdate"', '"edit": { "operation": "entityCreate"']],
    /entities\.json:\d+ entityCreate is create of advanced\/entities/,
  ],
  [
    'a column and an input are duplicated',
    [
      [entityScreen, '"name",\n', '"name", "name",\n'],
      [entityScreen, '"sensitive"\n    ]', '"sensitive", "sensitive"\n    ]'],
    ],
    /entities\.json:\d+ the column name is listed twice[\s\S]*entities\.json:\d+ the input sensitive is listed twice/,
  ],
  [
    'a condition uses a missing option',
    [[entityScreen, '"in": ["regex"]', '"in": ["regexp"]']],
    /entities\.json:\d+ type is never regexp/,
  ],
  [
    'a link has no target screen',
    [[entityScreen, '/advanced/examples?', '/advanced/example?']],
    /entities\.json:\d+ no screen has the route/,
  ],
  [
    'a confirmation uses a missing field',
    [[groupScreen, '«{name}»', '«{nombre}»']],
    /groups\.json:\d+ \{nombre\} is not a field of the row/,
  ],
  [
    'a row action uses an operation of another resource',
    [[groupScreen, '"operation": "contactGroupDelete"', '"operation": "areaDelete"']],
    /groups\.json:\d+ areaDelete is of resource contacts\/areas/,
  ],
  [
    'a form has a field that its operation does not accept',
    [[areaScreen, '"fields": ["target_area_id"]', '"fields": ["target_id"]']],
    /areas\.json:\d+ the input target_id is not a field/,
  ],
]

test.each(breaking)('%s: refused at its line', (_what, changes, expected) => {
  const all = said(changes)
  expect(all.join('\n')).toMatch(expected)
  for (const one of all) expect(one).toMatch(/^\S+:[1-9]\d* /)
})

// Changes that stay consistent are generated. The types of the server and the console follow.
test.each<[string, Change[]]>([
  ['an unused option is removed', [[entities, '    - { value: cuit, label: CUIT }\n', '']]],
  ['a path is changed', [[areaPaths, '/bots/areas/{bot}:', '/bots/zones/{bot}:']]],
  [
    'a property becomes nullable',
    [
      [
        areas,
        'enable_handoff: { type: boolean, title: Recibe',
        "enable_handoff: { type: [boolean, 'null'], title: Recibe",
      ],
    ],
  ],
])('%s: accepted', (_what, changes) => {
  expect(said(changes)).toEqual([])
})
