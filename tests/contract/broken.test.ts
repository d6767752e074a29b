import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { examine } from '../../scripts/generate/contract.ts'
import { createReader } from '../../scripts/generate/load/files.ts'
import { parse } from '../../scripts/generate/load/parse.ts'

// Changes of the description and of screens as people make them: what breaks a screen is refused at its line.

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

/** What is said of the contract with changes, each `file:line message`. */
function said(changes: readonly Change[]): string[] {
  const texts = new Map<string, string>()
  for (const [file, from, to] of changes) {
    const text = texts.get(file) ?? readFileSync(path.join(root, file), 'utf8')
    if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`)
    texts.set(
      file,
      text.replace(from, () => to),
    )
  }
  const parsed = new Map([...texts].map(([file, text]) => [file, parse(file, text)]))
  const { findings } = examine(folders, (file) => parsed.get(file) ?? read(file), '2026-11-23')
  return findings.map(({ file, line, message }) => `${file}:${line} ${message}`)
}

// [what is changed, how, what is said of it]
const breaking: [string, Change[], RegExp][] = [
  [
    'an option that a screen shows a field for goes',
    [[entities, '    - { value: regex, label: Patrón }\n', '']],
    /entities\.json:\d+ type is never regex/,
  ],
  [
    'a text becomes a number',
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
    'the operation of a dialog is renamed',
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
    /entities\.yaml:\d+ no parameter describes \{entity\}/,
  ],
  [
    'a schema is renamed',
    [[entities, 'SystemEntity:\n', 'SystemKind:\n']],
    /entities\.yaml:\d+ .*SystemEntity leads nowhere/,
  ],
  [
    'a body requires what the form does not show',
    [[entities, 'required: [name, label, type]', 'required: [name, label, type, prompt_question]']],
    /entities\.json:\d+ entityCreate requires prompt_question/,
  ],
  [
    'a shown property loses its title',
    [[areas, 'enable_handoff: { type: boolean, title: Recibe derivaciones }', 'enable_handoff: { type: boolean }']],
    /areas\.json:\d+ enable_handoff has no label/,
  ],
  [
    'a resource is called by what is gone',
    [[areaPaths, "dialect: whole, items: '', id: id }", "dialect: whole, items: '', id: id, representation: title }"]],
    /areas\.yaml:\d+ representation title is no field of the items of areaList/,
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
    'a trash is taken away',
    [[groups, '    trash: true\n', '']],
    /groups\.json:\d+ no operation is deleted of contacts\/groups/,
  ],
  [
    'a field of a form becomes read only',
    [[groups, 'name: { type: string, title: Nombre,', 'name: { type: string, readOnly: true, title: Nombre,']],
    /groups\.json:\d+ the input name is no field of the body/,
  ],
  [
    'a column is misspelt',
    [[entityScreen, '"name",', '"nombre",']],
    /entities\.json:\d+ the column nombre is no field/,
  ],
  [
    'a filter is asked for that the list lacks',
    [[entityScreen, '"name", "sensitive"]', '"name", "fuzzy"]']],
    /entities\.json:\d+ entityList cannot filter by fuzzy/,
  ],
  [
    'a list is sorted by what it cannot',
    [[entityScreen, '"sort": ["label", "ASC"]', '"sort": ["values", "ASC"]']],
    /entities\.json:\d+ entityList cannot sort by values/,
  ],
  [
    'what is new is made by what changes',
    [[entityScreen, '"create": { "operation": "entityCreate"', '"create": { "operation": "entityUpdate"']],
    /entities\.json:\d+ entityUpdate is update of advanced\/entities/,
  ],
  [
    'what is changed is made anew',
    [[entityScreen, '"edit": { "operation": "entityUpdate"', '"edit": { "operation": "entityCreate"']],
    /entities\.json:\d+ entityCreate is create of advanced\/entities/,
  ],
  [
    'a column and an input stand there twice',
    [
      [entityScreen, '"name",\n', '"name", "name",\n'],
      [entityScreen, '"sensitive"\n    ]', '"sensitive", "sensitive"\n    ]'],
    ],
    /entities\.json:\d+ the column name is there already[\s\S]*entities\.json:\d+ the input sensitive is there already/,
  ],
  [
    'a condition names no option',
    [[entityScreen, '"in": ["regex"]', '"in": ["regexp"]']],
    /entities\.json:\d+ type is never regexp/,
  ],
  [
    'a link leads nowhere',
    [[entityScreen, '/advanced/examples?', '/advanced/example?']],
    /entities\.json:\d+ no screen has the route/,
  ],
  [
    'a question names no field',
    [[groupScreen, '«{name}»', '«{nombre}»']],
    /groups\.json:\d+ \{nombre\} is no field of the row/,
  ],
  [
    "a row's action is of other things",
    [[groupScreen, '"operation": "contactGroupDelete"', '"operation": "areaDelete"']],
    /groups\.json:\d+ areaDelete is of contacts\/areas/,
  ],
  [
    'a form asks for what its operation does not take',
    [[areaScreen, '"fields": ["target_area_id"]', '"fields": ["target_id"]']],
    /areas\.json:\d+ the input target_id is no field/,
  ],
]

test.each(breaking)('%s: refused at its line', (_what, changes, told) => {
  const all = said(changes)
  expect(all.join('\n')).toMatch(told)
  for (const one of all) expect(one).toMatch(/^\S+:[1-9]\d* /)
})

// what holds together all the same is generated; the server's and the console's types follow
test.each<[string, Change[]]>([
  ['an option that nothing names goes', [[entities, '    - { value: cuit, label: CUIT }\n', '']]],
  ['a path moves', [[areaPaths, '/bots/areas/{bot}:', '/bots/zones/{bot}:']]],
  [
    'a property may be null',
    [
      [
        areas,
        'enable_handoff: { type: boolean, title: Recibe',
        "enable_handoff: { type: [boolean, 'null'], title: Recibe",
      ],
    ],
  ],
])('%s: taken', (_what, changes) => {
  expect(said(changes)).toEqual([])
})
