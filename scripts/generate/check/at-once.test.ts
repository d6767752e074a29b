import { expect, test } from 'vitest'
import { type Edit, findingsOf } from '../small-contract.ts'

const paths = 'openapi/paths/fruits.yaml'
const schemas = 'openapi/schemas/fruits.yaml'
const screen = 'screens/fruits.json'
const shell = 'screens/shell.json'

test('what is independent is told at once: a schema, a reference, two screens and an operation', () => {
  const other = { 'screens/more.json': '{ "title": "Más", "page": "more", "operations": ["fruitLst"], "colour": 1 }' }
  const edits: Edit[] = [
    [schemas, 'message: { type: string }', 'message: { type: string, formt: email }'],
    [
      schemas,
      'properties:\n    id: { type: integer, title: ID }',
      "properties:\n    id: { $ref: '#/components/schemas/Nothing' }",
    ],
    [paths, '    summary: Crear una fruta\n', ''],
    [shell, '"icon": "form"', '"icon": "form", "colour": 1'],
  ]
  const found = findingsOf(edits, '2025-01-01', other)
  expect(found.map((line) => line.replace(/:\d+ /, ' '))).toEqual([
    `${paths} fruitCreate has no summary`,
    `${schemas} formt is no keyword that is enforced`,
    `${schemas} #/components/schemas/Nothing leads nowhere`,
    'screens/more.json colour is not known here',
    'screens/more.json there is no operation fruitLst',
    `${shell} menu.0.colour is not known here`,
  ])
})

test('what follows from a finding is not told besides: a field of a schema that cannot be found', () => {
  const edits: Edit[] = [
    [paths, "items: { $ref: '#/components/schemas/Fruit' }", "items: { $ref: '#/components/schemas/Frut' }"],
  ]
  expect(findingsOf(edits)).toEqual([`${paths}:15 #/components/schemas/Frut leads nowhere`])
})

test('a file that cannot be read does not hide what is wrong with another', () => {
  const edits: Edit[] = [[screen, '"tabs": "all"', '"tab": "all"']]
  const found = findingsOf(edits, '2025-01-01', { 'openapi/schemas/more.yaml': 'More: { type: object' })
  expect(found.map((line) => line.split(' ')[0])).toEqual(['openapi/schemas/more.yaml:1', `${screen}:3`])
})

const foreign: [string, Edit, string][] = [
  ['a path elsewhere', [paths, '  get:\n', "  $ref: './other.yaml'\n  get:\n"], 'fruits/{bot}.$ref'],
  ['a method', [paths, '  get:\n', '  options: { responses: {} }\n  get:\n'], 'options'],
  ['a schema elsewhere', [paths, "'#/components/schemas/FruitInput'", "'./fruits.yaml#/FruitInput'"], 'schema.$ref'],
  [
    'a body elsewhere',
    [
      paths,
      '    requestBody:\n      required: true\n',
      "    requestBody:\n      $ref: '#/components/requestBodies/A'\n",
    ],
    'requestBody.$ref',
  ],
  ['a usual answer', [paths, "      '201':\n", '      default:\n'], 'responses'],
  [
    'a cookie',
    [paths, "[{ $ref: '#/components/parameters/bot' }]", '[{ name: a, in: cookie, schema: { type: string } }]'],
    '.in: ',
  ],
  [
    'a callback',
    [paths, '    x-resource: { name: fruits, verb: create }\n', '    callbacks: { a: {} }\n'],
    'callbacks',
  ],
  ['a schema that is true', [schemas, 'message: { type: string }', 'message: true'], 'properties.message'],
  [
    'a pattern of another engine',
    [schemas, 'message: { type: string }', "message: { type: string, pattern: '(?i)a' }"],
    '(?i)a is no pattern',
  ],
  ['an anchor that is not there', [schemas, 'message: { type: string }', 'message: *text'], 'there is no anchor text'],
  ['a number for a map', [schemas, 'message: { type: string }', 'message: 5'], 'properties.message'],
]
test.each(foreign)('%s is refused with its line', (_what, edit, want) => {
  const found = findingsOf([edit])
  expect(found.join('\n')).toContain(want)
  for (const line of found) expect(line).toMatch(/^(openapi|screens)\/\S+:[1-9]\d* /)
})
