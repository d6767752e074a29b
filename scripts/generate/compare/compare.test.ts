import { expect, test } from 'vitest'
import { type Edit, smallContract } from '../small-contract.ts'
import { compareDocuments } from './documents.ts'
import { touchedBy } from './touched.ts'

const paths = 'openapi/paths/fruits.yaml'
const schemas = 'openapi/schemas/fruits.yaml'
const chats: Edit = ['openapi/openapi.yaml', '[contacts]', '[contacts, chats]']
const before = smallContract().document
const changes = (edits: readonly Edit[]) =>
  compareDocuments(before, smallContract(edits).document).map(
    ({ operation, breaking, what }) => `${breaking ? '!' : '+'} ${operation} ${what}`,
  )

const name = 'name: { type: string, title: Nombre, minLength: 1, maxLength: 50, x-input: text, x-trim: true }'
const cases: [string, Edit[], string[]][] = [
  ['nothing', [], []],
  ['a label', [[schemas, 'title: Madurez', 'title: Punto']], []],
  [
    'a shorter text may be sent',
    [[schemas, 'maxLength: 50', 'maxLength: 40']],
    ['! fruitCreate body name: maxLength 50 became 40'],
  ],
  [
    'a longer text may be sent',
    [[schemas, 'maxLength: 50', 'maxLength: 60']],
    ['+ fruitCreate body name: maxLength 50 became 60'],
  ],
  [
    'a field that may be sent',
    [[schemas, name, `${name}\n    weight: { type: number }`]],
    ['+ fruitCreate body weight: added'],
  ],
  [
    'a field that must be sent',
    [
      [schemas, name, `${name}\n    weight: { type: number }`],
      [schemas, 'required: [name]', 'required: [name, weight]'],
    ],
    ['! fruitCreate body weight: added, required'],
  ],
  [
    'a field is no longer answered',
    [
      [schemas, '    id: { type: integer, title: ID }\n', ''],
      [schemas, 'required: [id, name', 'required: [name'],
    ],
    ['! fruitCreate answer id: removed', '! fruitList answer *.id: removed'],
  ],
  [
    'a field may be missing from the answer',
    [[schemas, 'required: [id, name', 'required: [name']],
    ['! fruitCreate answer id: is optional now', '! fruitList answer *.id: is optional now'],
  ],
  [
    'another value',
    [[schemas, '    - { value: ripe', '    - { value: rotten, label: Pasada }\n    - { value: ripe']],
    [
      '+ fruitCreate body ripeness: may be rotten',
      '+ fruitCreate answer ripeness: may be rotten',
      '+ fruitList answer *.ripeness: may be rotten',
    ],
  ],
  [
    'another path',
    [[paths, '/fruits/{bot}:', '/trees/{bot}:']],
    [
      '! fruitCreate POST /fruits/{bot} became POST /trees/{bot}',
      '! fruitList GET /fruits/{bot} became GET /trees/{bot}',
    ],
  ],
  ['another name', [[paths, 'fruitCreate', 'fruitAdd']], ['+ fruitAdd added', '! fruitCreate removed']],
  [
    'another gate',
    [chats, [paths, 'permission: contacts', 'permission: chats']],
    [
      '! fruitList who may call: {"who":"member","rule":{"permission":"contacts"}} became {"who":"member","rule":{"permission":"chats"}}',
    ],
  ],
  [
    'a filter less',
    [[paths, 'filter: { name: true }, search: [name]', 'filter: { name: true }']],
    ['! fruitList query filter.q: removed'],
  ],
]

test.each(cases)('%s', (_name, edits, want) => {
  expect(changes(edits)).toEqual(want)
})

test('the screens, columns, inputs and gates that changes touch', () => {
  const now = smallContract([
    [schemas, '    - { value: ripe', '    - { value: rotten, label: Pasada }\n    - { value: ripe'],
    chats,
    [paths, 'permission: contacts', 'permission: chats'],
  ])
  expect(touchedBy(now, compareDocuments(before, now.document))).toEqual([
    'screen /fruits (fruitCreate, fruitList)  screens/fruits.json',
    `  gate of /fruits  ${paths}:7`,
    '  column ripeness  screens/fruits.json:6',
    '  input ripeness  screens/fruits.json:10',
  ])
})
