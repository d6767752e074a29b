import { expect, test } from 'vitest'
import { type Edit, findingsOf } from '../small-contract.ts'

const paths = 'openapi/paths/fruits.yaml'
const schemas = 'openapi/schemas/fruits.yaml'
const screen = 'screens/fruits.json'
const shell = 'screens/shell.json'

test('the contract on which the cases below are based has no findings', () => {
  expect(findingsOf()).toEqual([])
})

// [name of the case, edits that break the contract, expected findings]
const cases: [string, Edit[], string[]][] = [
  ['broken YAML', [[schemas, 'Error:', 'Error: [']], [`${schemas}:3 missed comma between flow collection entries`]],
  [
    'a reference to a missing component',
    [[schemas, 'schemas/Ripeness', 'schemas/Ripenes']],
    [`${schemas}:20 #/components/schemas/Ripenes does not exist`],
  ],
  [
    'a schema defined in two files',
    [['openapi/openapi.yaml', 'components:\n', 'components:\n  schemas: { Fruit: { type: string } }\n']],
    [`${schemas}:13 schema Fruit is already in openapi/openapi.yaml:5`],
  ],
  [
    'x-options read by an unknown operation',
    [[schemas, 'label: Verde,', 'label: Verde, read: [fruitLst],']],
    [`${schemas}:11 fruitLst is not an operation`],
  ],
  [
    'x-options read by an operation that only writes',
    [[schemas, 'label: Verde,', 'label: Verde, read: [fruitCreate],']],
    [`${schemas}:11 fruitCreate is not a GET operation inside a scope`],
  ],
  [
    'an unknown key',
    [[schemas, 'x-trim', 'x-trimmed']],
    [`${schemas}:26 x-trimmed is not in the vocabulary of a schema`],
  ],
  [
    'an invalid value of a key',
    [[paths, 'permission: contacts', 'permission: fruit']],
    [`${paths}:7 the description has no permission fruit`],
  ],
  [
    'a list without sort fields',
    [[paths, 'x-list: { sort: [name], ', 'x-list: { ']],
    [`${paths}:9 x-list: required sort`],
  ],
  [
    'an operation without x-access',
    [[paths, '    x-access: { permission: contacts }\n', '']],
    [`${paths}:4 fruitList has no x-access`],
  ],
  ['no summary', [[paths, '    summary: Frutas\n', '']], [`${paths}:4 fruitList has no summary`]],
  [
    'an operation id without a verb',
    [
      [paths, 'fruitCreate', 'createFruit'],
      [screen, 'fruitCreate', 'createFruit'],
    ],
    [`${paths}:18 createFruit is not a noun followed by a verb`],
  ],
  [
    'a duplicate operation id',
    [[paths, 'fruitCreate', 'fruitList']],
    [`${paths}:18 fruitList is already the name of ${paths}:4`],
  ],
  [
    'a tag that differs from the file name',
    [[paths, 'tags: [fruits]', 'tags: [trees]']],
    [`${paths}:5 fruitList is tagged trees`],
  ],
  [
    'an object without additionalProperties',
    [[schemas, '  additionalProperties: false\n', '']],
    [`${schemas}:2 this object does not declare additionalProperties`],
  ],
  ['a misspelt keyword', [[schemas, 'maxLength', 'maxlength']], [`${schemas}:26 maxlength is not an enforced keyword`]],
  [
    'an unknown format',
    [[schemas, '{ type: integer, title: ID }', '{ type: integer, title: ID, format: roman }']],
    [`${schemas}:18 the format roman is unknown`],
  ],
  [
    'a body that accepts unknown properties',
    [[schemas, 'required: [name]\n  additionalProperties: false', 'required: [name]\n  additionalProperties: true']],
    [`${paths}:23 the body of fruitCreate accepts unknown properties`],
  ],
  [
    'an example that violates its schema',
    [[paths, 'example: { name: Pera }', "example: { name: '' }"]],
    [`${paths}:28 the example of the body of fruitCreate violates minLength 1 at /name`],
  ],
  [
    'no example',
    [[paths, '          example: { name: Pera }\n', '']],
    [`${paths}:27 the body of fruitCreate has no example`],
  ],
  [
    'items that are not a list',
    [[paths, "items: ''", 'items: /data']],
    [`${paths}:8 fruitList: items /data is not a list in its response`],
  ],
  [
    'a sort field that the items do not have',
    [[paths, 'sort: [name]', 'sort: [name, weight]']],
    [`${paths}:9 sort weight is not a field of the items of fruitList`],
  ],
  [
    'a filter that the items do not have',
    [[paths, 'filter: { name: true }', 'filter: { name: true, weight: true }']],
    [`${paths}:9 filter weight is not a field of the items of fruitList`],
  ],
  [
    'a resource verb used twice',
    [[paths, 'verb: create', 'verb: list, dialect: whole']],
    [
      `${paths}:22 fruitList is already list of fruits`,
      `${paths}:22 fruitCreate: items '' is not a list in its response`,
    ],
  ],
  [
    'a reference to an unknown resource',
    [[schemas, 'title: ID }', 'title: ID, x-ref: { resource: trees } }']],
    [`${schemas}:18 no operation lists trees`],
  ],
  [
    'a representation that is not a field',
    [[paths, "items: '', id: id }", "items: '', id: id, representation: title }"]],
    [`${paths}:8 representation title is not a field of the items of fruitList`],
  ],
  ['an unknown screen key', [[screen, '"tabs"', '"tab"']], [`${screen}:3 tab is not a known key`]],
  [
    'an unknown operation',
    [[screen, '"operation": "fruitCreate"', '"operation": "fruitMake"']],
    [`${screen}:10 there is no operation fruitMake`],
  ],
  [
    'a renamed field',
    [
      [schemas, 'name: { type: string, title: Nombre }', 'label: { type: string, title: Nombre }'],
      [schemas, 'required: [id, name, ripeness]', 'required: [id, label, ripeness]'],
      [
        paths,
        'sort: [name], filter: { name: true }, search: [name]',
        'sort: [label], filter: { label: true }, search: [label]',
      ],
      [paths, '[{ id: 1, name: Pera', '[{ id: 1, label: Pera'],
      [paths, 'example: { id: 1, name: Pera', 'example: { id: 1, label: Pera'],
    ],
    [
      `${screen}:6 the column name is not a field of fruitList`,
      `${screen}:7 fruitList cannot filter by name`,
      `${screen}:8 fruitList cannot sort by name`,
    ],
  ],
  [
    'a filter that the list does not support',
    [[screen, '"filters": ["name"]', '"filters": ["ripeness"]']],
    [`${screen}:7 fruitList cannot filter by ripeness`],
  ],
  [
    'a sort that the list does not support',
    [[screen, '["name", "ASC"]', '["ripeness", "ASC"]']],
    [`${screen}:8 fruitList cannot sort by ripeness`],
  ],
  [
    'an input that is not a field of the body',
    [[screen, '"fields": ["name", "ripeness"]', '"fields": ["name", "weight"]']],
    [`${screen}:10 the input weight is not a field of the body of fruitCreate`],
  ],
  [
    'a required field without input',
    [[screen, '"fields": ["name", "ripeness"]', '"fields": ["ripeness"]']],
    [`${screen}:10 fruitCreate requires name, which has no input`],
  ],
  [
    "a label that repeats the schema's title",
    [[screen, '"columns": ["name"', '"columns": [{ "field": "name", "label": "Nombre" }']],
    [`${screen}:6 the label «Nombre» repeats the schema's title`],
  ],
  [
    "a limit that repeats the schema's",
    [[screen, '"fields": ["name"', '"fields": [{ "field": "name", "maxLength": 50 }']],
    [`${screen}:10 maxLength 50 repeats the schema's limit`],
  ],
  [
    'a condition that is never true',
    [
      [
        screen,
        '"fields": ["name", "ripeness"]',
        '"fields": ["name", { "field": "ripeness", "when": { "field": "ripeness", "in": ["blue"] } }]',
      ],
    ],
    [`${screen}:10 ripeness is never blue`],
  ],
  [
    'a condition of a dialog that creates',
    [[screen, '"fields": ["name", "ripeness"]', '"fields": ["name"], "when": { "field": "name", "in": ["Pera"] }']],
    [`${screen}:10 a dialog that creates has no row to compare`],
  ],
  [
    'a summary with a count that does not exist',
    [[screen, '"list"', '"summary": "{count:weight}", "list"']],
    [`${screen}:5 {count:weight} cannot be counted`],
  ],
  [
    "a gate that repeats the main operation's",
    [[screen, '"title": "Frutas"', '"title": "Frutas", "gateFrom": "fruitCreate"']],
    [`${screen}:2 fruitList has the same gate as fruitCreate`],
  ],
  [
    'a gate that lets in whom the main operation refuses',
    [
      [
        paths,
        'x-access: { permission: contacts }\n    x-resource: { name: fruits, verb: create }',
        'x-access: member\n    x-resource: { name: fruits, verb: create }',
      ],
      [screen, '"title": "Frutas"', '"title": "Frutas", "gateFrom": "fruitCreate"'],
    ],
    [`${screen}:2 fruitList refuses some of those whom fruitCreate lets open the screen`],
  ],
  [
    "a menu gate that repeats the screen's",
    [[shell, '"icon": "form"', '"icon": "form", "shown": { "permission": "contacts" }']],
    [`${shell}:3 /fruits already has this gate`],
  ],
  [
    'a menu entry without a screen',
    [[shell, '"menu": [{ "route": "/fruits"', '"menu": [{ "route": "/trees"']],
    [`${shell}:3 no screen has the route /trees`],
  ],
  [
    'an unknown tab strip',
    [
      [
        shell,
        '"all": [{ "label": "Frutas", "route": "/fruits" }, { "label": "Otra vez", "route": "/fruits" }]',
        '"all": [{ "label": "A", "route": "/fruits" }, { "label": "B", "route": "/fruits" }], "other": [{ "label": "A", "route": "/fruits" }, { "label": "B", "route": "/fruits" }]',
      ],
      [screen, '"tabs": "all"', '"tabs": "none"'],
    ],
    [`${screen}:3 there is no tab strip none`],
  ],
]

test.each(cases)('%s is reported', (_what, edits, want) => {
  expect(findingsOf(edits)).toEqual(want)
})

const spare = (more: string): Edit[] => [
  [paths, '    x-resource: { name: fruits, verb: create }\n', more],
  [
    screen,
    ',\n    "create": { "operation": "fruitCreate", "button": "Nueva", "title": "Crear Fruta", "fields": ["name", "ripeness"] }',
    '',
  ],
]

const unreadable: [string, Record<string, string>, string[]][] = [
  ['an empty file', { [screen]: '' }, [`${screen}:1 the file is empty`]],
  ['a screen that is a list', { [screen]: '[]' }, [`${screen}:1 the file: type object`]],
  ['a screen that is a scalar', { [screen]: 'word' }, [`${screen}:1 the file is not a map`]],
  [
    'a truncated file',
    { [shell]: '{ "brand": ' },
    [`${shell}:1 unexpected end of the stream within a flow collection`],
  ],
]
test.each(unreadable)('%s is reported', (_what, files, want) => {
  expect(findingsOf([], '2025-01-01', files)).toEqual(want)
})

test('reports an operation that no screen uses', () => {
  expect(findingsOf(spare(''))).toEqual([`${paths}:18 no screen uses fruitCreate`])
  expect(findingsOf(spare('    x-not-built: later\n'))).toEqual([])
})

test('reports an x-unused after its date', () => {
  const edits = spare("    x-unused: { reason: for the widget, until: '2025-06-30' }\n")
  expect(findingsOf(edits, '2025-06-30')).toEqual([])
  expect(findingsOf(edits, '2025-07-01')).toEqual([
    `${paths}:22 fruitCreate has an expired x-unused: it was to be used by 2025-06-30`,
  ])
})

test('reports an x-unused of an operation that is in use', () => {
  const edits: Edit[] = [
    [
      paths,
      '    x-resource: { name: fruits, verb: create }\n',
      "    x-unused: { reason: none, until: '2025-06-30' }\n",
    ],
  ]
  expect(findingsOf(edits)).toEqual([`${paths}:22 fruitCreate is used although it has x-unused`])
})
