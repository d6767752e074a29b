import { expect, test } from 'vitest'
import { type Edit, findingsOf } from '../small-contract.ts'

const paths = 'openapi/paths/fruits.yaml'
const schemas = 'openapi/schemas/fruits.yaml'
const screen = 'screens/fruits.json'
const shell = 'screens/shell.json'

test('the contract that every case below breaks is sound', () => {
  expect(findingsOf()).toEqual([])
})

// [what is wrong, the edits that make it so, what is said of it]
const cases: [string, Edit[], string[]][] = [
  ['broken YAML', [[schemas, 'Error:', 'Error: [']], [`${schemas}:3 missed comma between flow collection entries`]],
  [
    'a reference to nothing',
    [[schemas, 'schemas/Ripeness', 'schemas/Ripenes']],
    [`${schemas}:20 #/components/schemas/Ripenes leads nowhere`],
  ],
  [
    'a schema in two files',
    [['openapi/openapi.yaml', 'components:\n', 'components:\n  schemas: { Fruit: { type: string } }\n']],
    [`${schemas}:13 schema Fruit is already in openapi/openapi.yaml:5`],
  ],
  [
    'things that are read by nothing',
    [[schemas, 'label: Verde,', 'label: Verde, read: [fruitLst],']],
    [`${schemas}:11 fruitLst is no operation`],
  ],
  [
    'things that are read by what does not read',
    [[schemas, 'label: Verde,', 'label: Verde, read: [fruitCreate],']],
    [`${schemas}:11 fruitCreate does not read of what one is a member of`],
  ],
  [
    'a key that nobody knows',
    [[schemas, 'x-trim', 'x-trimmed']],
    [`${schemas}:26 x-trimmed is not in the vocabulary of a schema`],
  ],
  [
    'a value that a key cannot have',
    [[paths, 'permission: contacts', 'permission: fruit']],
    [`${paths}:7 the description has no permission fruit`],
  ],
  [
    'a list that does not say what it sorts by',
    [[paths, 'x-list: { sort: [name], ', 'x-list: { ']],
    [`${paths}:9 x-list: required sort`],
  ],
  [
    'nobody said who may call',
    [[paths, '    x-access: { permission: contacts }\n', '']],
    [`${paths}:4 fruitList does not say who may call it`],
  ],
  ['no summary', [[paths, '    summary: Frutas\n', '']], [`${paths}:4 fruitList has no summary`]],
  [
    'a name without verb',
    [
      [paths, 'fruitCreate', 'createFruit'],
      [screen, 'fruitCreate', 'createFruit'],
    ],
    [`${paths}:18 createFruit is no noun and verb`],
  ],
  [
    'one name twice',
    [[paths, 'fruitCreate', 'fruitList']],
    [`${paths}:18 fruitList is already the name of ${paths}:4`],
  ],
  [
    'a tag that is not its file',
    [[paths, 'tags: [fruits]', 'tags: [trees]']],
    [`${paths}:5 fruitList is tagged trees`],
  ],
  [
    'an object that is silent',
    [[schemas, '  additionalProperties: false\n', '']],
    [`${schemas}:2 this object does not say whether it takes further properties`],
  ],
  [
    'a misspelt keyword',
    [[schemas, 'maxLength', 'maxlength']],
    [`${schemas}:26 maxlength is no keyword that is enforced`],
  ],
  [
    'an unknown format',
    [[schemas, '{ type: integer, title: ID }', '{ type: integer, title: ID, format: roman }']],
    [`${schemas}:18 the format roman is unknown`],
  ],
  [
    'an open body',
    [[schemas, 'required: [name]\n  additionalProperties: false', 'required: [name]\n  additionalProperties: true']],
    [`${paths}:23 the body of fruitCreate takes unknown properties`],
  ],
  [
    'an example that lies',
    [[paths, 'example: { name: Pera }', "example: { name: '' }"]],
    [`${paths}:28 the example of the body of fruitCreate breaks minLength 1 at /name`],
  ],
  [
    'no example',
    [[paths, '          example: { name: Pera }\n', '']],
    [`${paths}:27 the body of fruitCreate has no example`],
  ],
  [
    'items that are no list',
    [[paths, "items: ''", 'items: /data']],
    [`${paths}:8 fruitList: items /data is no list in its answer`],
  ],
  [
    'a sort field that items lack',
    [[paths, 'sort: [name]', 'sort: [name, weight]']],
    [`${paths}:9 sort weight is no field of the items of fruitList`],
  ],
  [
    'a filter that items lack',
    [[paths, 'filter: { name: true }', 'filter: { name: true, weight: true }']],
    [`${paths}:9 filter weight is no field of the items of fruitList`],
  ],
  [
    'a role played twice',
    [[paths, 'verb: create', 'verb: list, dialect: whole']],
    [`${paths}:22 fruitList is already list of fruits`, `${paths}:22 fruitCreate: items '' is no list in its answer`],
  ],
  [
    'a reference to no resource',
    [[schemas, 'title: ID }', 'title: ID, x-ref: { resource: trees } }']],
    [`${schemas}:18 no operation lists trees`],
  ],
  [
    'a representation that is no field',
    [[paths, "items: '', id: id }", "items: '', id: id, representation: title }"]],
    [`${paths}:8 representation title is no field of the items of fruitList`],
  ],
  ['a screen key that nobody knows', [[screen, '"tabs"', '"tab"']], [`${screen}:3 tab is not known here`]],
  [
    'an operation that is not there',
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
      `${screen}:6 the column name is no field of fruitList`,
      `${screen}:7 fruitList cannot filter by name`,
      `${screen}:8 fruitList cannot sort by name`,
    ],
  ],
  [
    'a filter that the list lacks',
    [[screen, '"filters": ["name"]', '"filters": ["ripeness"]']],
    [`${screen}:7 fruitList cannot filter by ripeness`],
  ],
  [
    'a sort that the list lacks',
    [[screen, '["name", "ASC"]', '["ripeness", "ASC"]']],
    [`${screen}:8 fruitList cannot sort by ripeness`],
  ],
  [
    'an input that the body lacks',
    [[screen, '"fields": ["name", "ripeness"]', '"fields": ["name", "weight"]']],
    [`${screen}:10 the input weight is no field of the body of fruitCreate`],
  ],
  [
    'a required field without input',
    [[screen, '"fields": ["name", "ripeness"]', '"fields": ["ripeness"]']],
    [`${screen}:10 fruitCreate requires name, which has no input`],
  ],
  [
    'a label that the schema has',
    [[screen, '"columns": ["name"', '"columns": [{ "field": "name", "label": "Nombre" }']],
    [`${screen}:6 the label «Nombre» is the schema's title already`],
  ],
  [
    'a limit that the schema has',
    [[screen, '"fields": ["name"', '"fields": [{ "field": "name", "maxLength": 50 }']],
    [`${screen}:10 maxLength 50 is the schema's already`],
  ],
  [
    'a condition that never holds',
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
    'a summary that cannot be counted',
    [[screen, '"list"', '"summary": "{count:weight}", "list"']],
    [`${screen}:5 {count:weight} cannot be counted`],
  ],
  [
    'a gate said twice',
    [[screen, '"title": "Frutas"', '"title": "Frutas", "gateFrom": "fruitCreate"']],
    [`${screen}:2 fruitList gives the same gate as fruitCreate`],
  ],
  [
    'a menu gate said twice',
    [[shell, '"icon": "form"', '"icon": "form", "shown": { "permission": "contacts" }']],
    [`${shell}:3 /fruits is gated so already`],
  ],
  [
    'a menu entry without screen',
    [[shell, '"menu": [{ "route": "/fruits"', '"menu": [{ "route": "/trees"']],
    [`${shell}:3 no screen has the route /trees`],
  ],
  [
    'a tab strip without the route',
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

test.each(cases)('%s', (_what, edits, want) => {
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
  ['a screen that is no map', { [screen]: '[]' }, [`${screen}:1 the file: type object`]],
  ['a screen that is a word', { [screen]: 'word' }, [`${screen}:1 the file holds no map`]],
  ['half a file', { [shell]: '{ "brand": ' }, [`${shell}:1 unexpected end of the stream within a flow collection`]],
]
test.each(unreadable)('%s', (_what, files, want) => {
  expect(findingsOf([], '2025-01-01', files)).toEqual(want)
})

test('an operation that nobody uses', () => {
  expect(findingsOf(spare(''))).toEqual([`${paths}:18 no screen uses fruitCreate`])
  expect(findingsOf(spare('    x-not-built: later\n'))).toEqual([])
})

test('a licence to be unused ends', () => {
  const edits = spare("    x-unused: { reason: for the widget, until: '2025-06-30' }\n")
  expect(findingsOf(edits, '2025-06-30')).toEqual([])
  expect(findingsOf(edits, '2025-07-01')).toEqual([`${paths}:22 fruitCreate was to be used by 2025-06-30`])
})

test('a licence to be unused that is not needed', () => {
  const edits: Edit[] = [
    [
      paths,
      '    x-resource: { name: fruits, verb: create }\n',
      "    x-unused: { reason: none, until: '2025-06-30' }\n",
    ],
  ]
  expect(findingsOf(edits)).toEqual([`${paths}:22 fruitCreate is used, but x-unused says it is not`])
})
