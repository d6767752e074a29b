import { expect, test } from 'vitest'
import { type Edit, findingsOf } from '../small-contract.ts'

const paths = 'openapi/paths/fruits.yaml'
const schemas = 'openapi/schemas/fruits.yaml'
const screen = 'screens/fruits.json'
const shell = 'screens/shell.json'

test('reports independent findings together: in a schema, a reference, two screens and an operation', () => {
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
    `${schemas} formt is not an enforced keyword`,
    `${schemas} #/components/schemas/Nothing does not exist`,
    'screens/more.json colour is not a known key',
    'screens/more.json there is no operation fruitLst',
    `${shell} menu.0.colour is not a known key`,
  ])
})

test('does not report errors that follow from another finding, such as a field of an unresolved schema', () => {
  const edits: Edit[] = [
    [paths, "items: { $ref: '#/components/schemas/Fruit' }", "items: { $ref: '#/components/schemas/Frut' }"],
  ]
  expect(findingsOf(edits)).toEqual([`${paths}:15 #/components/schemas/Frut does not exist`])
})

test('reports errors in other files when one file cannot be parsed', () => {
  const edits: Edit[] = [[screen, '"tabs": "all"', '"tab": "all"']]
  const found = findingsOf(edits, '2025-01-01', { 'openapi/schemas/more.yaml': 'More: { type: object' })
  expect(found.map((line) => line.split(' ')[0])).toEqual(['openapi/schemas/more.yaml:1', `${screen}:3`])
})

const foreign: [string, Edit, string][] = [
  ['an error in another path', [paths, '  get:\n', "  $ref: './other.yaml'\n  get:\n"], 'fruits/{bot}.$ref'],
  ['a method', [paths, '  get:\n', '  options: { responses: {} }\n  get:\n'], 'options'],
  [
    'an error in another schema',
    [paths, "'#/components/schemas/FruitInput'", "'./fruits.yaml#/FruitInput'"],
    'schema.$ref',
  ],
  [
    'an error in another body',
    [
      paths,
      '    requestBody:\n      required: true\n',
      "    requestBody:\n      $ref: '#/components/requestBodies/A'\n",
    ],
    'requestBody.$ref',
  ],
  ['a standard error response', [paths, "      '201':\n", '      default:\n'], 'responses'],
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
    'a pattern with the syntax of another regex engine',
    [schemas, 'message: { type: string }', "message: { type: string, pattern: '(?i)a' }"],
    '(?i)a is not a valid pattern',
  ],
  ['an undefined anchor', [schemas, 'message: { type: string }', 'message: *text'], 'anchor text is not defined'],
  ['a number in place of a map', [schemas, 'message: { type: string }', 'message: 5'], 'properties.message'],
]
test.each(foreign)('%s is rejected with its line', (_what, edit, want) => {
  const found = findingsOf([edit])
  expect(found.join('\n')).toContain(want)
  for (const line of found) expect(line).toMatch(/^(openapi|screens)\/\S+:[1-9]\d* /)
})
