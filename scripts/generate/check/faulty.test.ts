import { expect, test } from 'vitest'
import { type Edit, findingsOf } from '../small-contract.ts'

const paths = 'openapi/paths/fruits.yaml'
const root = 'openapi/openapi.yaml'
const schemas = 'openapi/schemas/fruits.yaml'
const screen = 'screens/fruits.json'

// Unlikely mistakes: each must be reported, and none may crash the generator.
const cases: [what: string, edits: Edit[], files: Record<string, string>, said: string[]][] = [
  ['an empty description', [], { [root]: '' }, [`${root}:1 the file is empty`]],
  [
    'a description without required keys',
    [],
    { [root]: 'openapi: 3.1.0' },
    [`${root}:1 the description: not supported by the generator (required info)`],
  ],
  [
    'a description of another OpenAPI version',
    [[root, '3.1.0', '3.0.3']],
    {},
    [`${root}:1 openapi: not supported by the generator (pattern ^3\\.1\\.)`],
  ],
  [
    'a tab',
    [[schemas, '  type: object', '\ttype: object']],
    {},
    [`${schemas}:2 tab characters must not be used in indentation`],
  ],
  [
    'a duplicate key',
    [[schemas, '  title: Madurez\n', '  title: Madurez\n  type: string\n']],
    {},
    [`${schemas}:10 Map keys must be unique`],
  ],
  [
    'an undefined anchor',
    [[schemas, 'title: Madurez', 'title: *ripe']],
    {},
    [`${schemas}:9 anchor ripe is not defined before this`],
  ],
  [
    'an unknown type',
    [[schemas, 'message: { type: string }', 'message: { type: strin }']],
    {},
    [
      `${schemas}:6 message.type: not supported by the generator (enum null, boolean, integer, number, string, array, object)`,
    ],
  ],
  [
    'a limit that is not a number',
    [[schemas, 'maxLength: 50', "maxLength: '50'"]],
    {},
    [`${schemas}:26 name.maxLength: not supported by the generator (type integer)`],
  ],
  [
    'a name that is not a valid type name',
    [[schemas, 'Ripeness:', 'Ri%peness:']],
    {},
    [`${schemas}:7 schemas.Ri%peness: not supported by the generator (propertyNames Ri%peness)`],
  ],
  [
    'a reference to a property of Object.prototype',
    [[schemas, '#/components/schemas/Ripeness', '#/components/schemas/toString']],
    {},
    [`${schemas}:20 #/components/schemas/toString does not exist`],
  ],
  [
    'an event with an invalid reference',
    [[root, 'x-scopes: [bot]', 'x-scopes: [bot]\nx-audiences: [bot]']],
    {
      'openapi/events.yaml':
        "gone:\n  post:\n    x-audience: bot\n    requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Frut' }, example: { id: 1 } } } }\n    responses: { '204': { description: Visto } }\n",
    },
    ['openapi/events.yaml:4 #/components/schemas/Frut does not exist'],
  ],
  [
    'an invalid x-collection',
    [[schemas, 'Ripeness:\n', 'Ripeness:\n  x-collection: true\n']],
    {},
    [`${schemas}:8 x-collection is not a map`],
  ],
  [
    'a register without values',
    [],
    { 'openapi/schemas/more.yaml': 'More: { type: string, x-register: history, x-options: 5 }\n' },
    ['openapi/schemas/more.yaml:1 x-options: type array'],
  ],
  [
    'an empty history',
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
test.each(cases)('%s is reported', (_what, edits, files, said) => {
  expect(findingsOf(edits, undefined, files)).toEqual(said)
})
