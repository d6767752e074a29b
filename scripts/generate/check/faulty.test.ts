import { expect, test } from 'vitest'
import { type Edit, findingsOf } from '../small-contract.ts'

const paths = 'openapi/paths/fruits.yaml'
const root = 'openapi/openapi.yaml'
const schemas = 'openapi/schemas/fruits.yaml'
const screen = 'screens/fruits.json'

// Faults that no author would make on purpose: each is told, and none ends in a failure of the generator.
const cases: [what: string, edits: Edit[], files: Record<string, string>, said: string[]][] = [
  ['a description without a word', [], { [root]: '' }, [`${root}:1 the file is empty`]],
  [
    'a description that says nothing',
    [],
    { [root]: 'openapi: 3.1.0' },
    [`${root}:1 the description: the generator does not know this here (required info)`],
  ],
  [
    'a description of another version',
    [[root, '3.1.0', '3.0.3']],
    {},
    [`${root}:1 openapi: the generator does not know this here (pattern ^3\\.1\\.)`],
  ],
  [
    'a tab',
    [[schemas, '  type: object', '\ttype: object']],
    {},
    [`${schemas}:2 tab characters must not be used in indentation`],
  ],
  [
    'a key twice',
    [[schemas, '  title: Madurez\n', '  title: Madurez\n  type: string\n']],
    {},
    [`${schemas}:10 Map keys must be unique`],
  ],
  [
    'an anchor that there is not',
    [[schemas, 'title: Madurez', 'title: *ripe']],
    {},
    [`${schemas}:9 there is no anchor ripe before this`],
  ],
  [
    'a type that there is not',
    [[schemas, 'message: { type: string }', 'message: { type: strin }']],
    {},
    [
      `${schemas}:6 message.type: the generator does not know this here (enum null, boolean, integer, number, string, array, object)`,
    ],
  ],
  [
    'a limit that is no number',
    [[schemas, 'maxLength: 50', "maxLength: '50'"]],
    {},
    [`${schemas}:26 name.maxLength: the generator does not know this here (type integer)`],
  ],
  [
    'a name that no type can have',
    [[schemas, 'Ripeness:', 'Ri%peness:']],
    {},
    [`${schemas}:7 schemas.Ri%peness: the generator does not know this here (propertyNames Ri%peness)`],
  ],
  [
    'a reference to what every object has',
    [[schemas, '#/components/schemas/Ripeness', '#/components/schemas/toString']],
    {},
    [`${schemas}:20 #/components/schemas/toString leads nowhere`],
  ],
  [
    'an event that leads nowhere',
    [[root, 'x-scopes: [bot]', 'x-scopes: [bot]\nx-audiences: [bot]']],
    {
      'openapi/events.yaml':
        "gone:\n  post:\n    x-audience: bot\n    requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Frut' }, example: { id: 1 } } } }\n    responses: { '204': { description: Visto } }\n",
    },
    ['openapi/events.yaml:4 #/components/schemas/Frut leads nowhere'],
  ],
  [
    'a collection that is none',
    [[schemas, 'Ripeness:\n', 'Ripeness:\n  x-collection: true\n']],
    {},
    [`${schemas}:8 x-collection is no map`],
  ],
  [
    'a register of no list',
    [],
    { 'openapi/schemas/more.yaml': 'More: { type: string, x-register: history, x-options: 5 }\n' },
    ['openapi/schemas/more.yaml:1 x-options: type array'],
  ],
  [
    'a history of nothing',
    [[paths, 'verb: create }\n', 'verb: create }\n    x-audit: { action: create }\n']],
    {
      'openapi/schemas/more.yaml':
        'More: { type: string, x-register: history, x-options: [{ value: fruit, label: F }] }\n',
    },
    [`${paths}:23 x-audit: required resource`],
  ],
  [
    'columns that are numbers',
    [[screen, '["name", "ripeness"],', '[5, null],']],
    {},
    [0, 1].map((at) => `${screen}:6 table.columns.${at}: type string`),
  ],
]
test.each(cases)('%s is told', (_what, edits, files, said) => {
  expect(findingsOf(edits, undefined, files)).toEqual(said)
})
