import { expect, test } from 'vitest'
import { type Edit, findingsOf } from '../small-contract.ts'

const paths = 'openapi/paths/fruits.yaml'
const registers = `Changed:
  type: string
  x-register: history
  x-options: [{ value: fruit, label: Fruta }]
Told:
  type: string
  x-register: live
  x-options:
    - { value: fruit, label: Fruta }
`
const create = '    x-resource: { name: fruits, verb: create }\n'
const audited: Edit = [paths, create, `${create}    x-audit: { action: create, resource: fruit }\n`]
const file = 'openapi/schemas/registers.yaml'
const found = (edits: Edit[], [from, to]: [string, string] = ['', '']) =>
  findingsOf(edits, undefined, { [file]: registers.replace(from, () => to) })

test('what the history and open screens are told of is known to both', () => {
  expect(found([audited])).toEqual([])
})

const wrong: [string, Edit[], [string, string], string[]][] = [
  [
    'a resource that the history does not know',
    [[paths, create, `${create}    x-audit: { action: create, resource: fruits }\n`]],
    ['x-options: [{ value: fruit, label: Fruta }]', 'x-options: [{ value: fruit, label: Fruta, by: [fruitCreate] }]'],
    [
      `${paths}:23 the history knows no fruits, which fruitCreate changes`,
      `${file}:9 no x-audit names fruit: nobody is ever told of one`,
    ],
  ],
  [
    'a value that nothing uses',
    [audited],
    ['[{ value: fruit, label: Fruta }]', '[{ value: fruit, label: Fruta }, { value: tree, label: Árbol }]'],
    [`${file}:4 no x-audit names tree: the history never tells of one`],
  ],
  [
    'events of what nothing changes',
    [audited],
    ['    - { value: fruit, label: Fruta }', '    - { value: tree, label: Árbol }'],
    [`${file}:9 no x-audit names tree: nobody is ever told of one`],
  ],
  [
    'a teller that is no operation',
    [audited],
    ['    - { value: fruit, label: Fruta }', '    - { value: tree, label: Árbol, by: [treeCreate] }'],
    [`${file}:9 treeCreate is no operation`],
  ],
  [
    'a training that nobody could name the reason of',
    [[paths, create, `${create}    x-needs-training: true\n`]],
    ['x-options: [{ value: fruit, label: Fruta }]', 'x-options: [{ value: fruit, label: Fruta, by: [fruitCreate] }]'],
    [
      `${paths}:23 fruitCreate needs a training, but does not say of what`,
      `${file}:9 no x-audit names fruit: nobody is ever told of one`,
    ],
  ],
]
test.each(wrong)('%s', (_name, edits, written, want) => {
  expect(found(edits, written)).toEqual(want)
})

test('who tells of it by another way is named', () => {
  expect(
    found(
      [audited],
      ['    - { value: fruit, label: Fruta }', '    - { value: tree, label: Árbol, by: [fruitCreate] }'],
    ),
  ).toEqual([])
})
