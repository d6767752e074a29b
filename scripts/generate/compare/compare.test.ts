import { expect, test } from 'vitest'
import { type Edit, smallContract } from '../small-contract.ts'
import { affectedScreens } from './affected-screens.ts'
import { compareDocuments } from './documents.ts'

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
    "a text's minimum length goes down",
    [[schemas, 'maxLength: 50', 'maxLength: 40']],
    ['! fruitCreate body name: maxLength 50 became 40'],
  ],
  [
    "a text's maximum length goes up",
    [[schemas, 'maxLength: 50', 'maxLength: 60']],
    ['+ fruitCreate body name: maxLength 50 became 60'],
  ],
  [
    'an optional field is added to the body',
    [[schemas, name, `${name}\n    weight: { type: number }`]],
    ['+ fruitCreate body weight: added'],
  ],
  [
    'a required field is added to the body',
    [
      [schemas, name, `${name}\n    weight: { type: number }`],
      [schemas, 'required: [name]', 'required: [name, weight]'],
    ],
    ['! fruitCreate body weight: added, required'],
  ],
  [
    'a field is removed from the response',
    [
      [schemas, '    id: { type: integer, title: ID }\n', ''],
      [schemas, 'required: [id, name', 'required: [name'],
    ],
    ['! fruitCreate response id: removed', '! fruitList response *.id: removed'],
  ],
  [
    'a field of the response becomes optional',
    [[schemas, 'required: [id, name', 'required: [name']],
    ['! fruitCreate response id: is optional now', '! fruitList response *.id: is optional now'],
  ],
  [
    'another value',
    [[schemas, '    - { value: ripe', '    - { value: rotten, label: Pasada }\n    - { value: ripe']],
    [
      '+ fruitCreate body ripeness: may be rotten',
      '+ fruitCreate response ripeness: may be rotten',
      '+ fruitList response *.ripeness: may be rotten',
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
    'a removed filter',
    [[paths, 'filter: { name: true }, search: [name]', 'filter: { name: true }']],
    ['! fruitList query filter.q: removed'],
  ],
]

test.each(cases)('compares descriptions: %s', (_name, edits, want) => {
  expect(changes(edits)).toEqual(want)
})

test('lists the screens, columns, inputs and gates that changes affect', () => {
  const now = smallContract([
    [schemas, '    - { value: ripe', '    - { value: rotten, label: Pasada }\n    - { value: ripe'],
    chats,
    [paths, 'permission: contacts', 'permission: chats'],
  ])
  expect(affectedScreens(now, compareDocuments(before, now.document))).toEqual([
    'screen /fruits (fruitCreate, fruitList)  screens/fruits.json',
    `  gate of /fruits  ${paths}:7`,
    '  column ripeness  screens/fruits.json:6',
    '  input ripeness  screens/fruits.json:10',
  ])
})
