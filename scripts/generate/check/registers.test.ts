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

test('accepts registers that match the x-audit of the operations', () => {
  expect(found([audited])).toEqual([])
})

const wrong: [string, Edit[], [string, string], string[]][] = [
  [
    'an audit resource that the history does not list',
    [[paths, create, `${create}    x-audit: { action: create, resource: fruits }\n`]],
    ['x-options: [{ value: fruit, label: Fruta }]', 'x-options: [{ value: fruit, label: Fruta, by: [fruitCreate] }]'],
    [
      `${paths}:23 the history does not list fruits, which fruitCreate changes`,
      `${file}:9 no x-audit names fruit: no event is ever emitted for it`,
    ],
  ],
  [
    'an unused value',
    [audited],
    ['[{ value: fruit, label: Fruta }]', '[{ value: fruit, label: Fruta }, { value: tree, label: Árbol }]'],
    [`${file}:4 no x-audit names tree: the history never has an entry for it`],
  ],
  [
    'a live resource that no operation changes',
    [audited],
    ['    - { value: fruit, label: Fruta }', '    - { value: tree, label: Árbol }'],
    [`${file}:9 no x-audit names tree: no event is ever emitted for it`],
  ],
  [
    'a teller that is not an operation',
    [audited],
    ['    - { value: fruit, label: Fruta }', '    - { value: tree, label: Árbol, by: [treeCreate] }'],
    [`${file}:9 treeCreate is not an operation`],
  ],
  [
    'a training without a named change',
    [[paths, create, `${create}    x-needs-training: true\n`]],
    ['x-options: [{ value: fruit, label: Fruta }]', 'x-options: [{ value: fruit, label: Fruta, by: [fruitCreate] }]'],
    [
      `${paths}:23 fruitCreate has x-needs-training but no x-audit`,
      `${file}:9 no x-audit names fruit: no event is ever emitted for it`,
    ],
  ],
]
test.each(wrong)('%s is reported', (_name, edits, written, want) => {
  expect(found(edits, written)).toEqual(want)
})

test('accepts a live value whose `by` names another operation that emits it', () => {
  expect(
    found(
      [audited],
      ['    - { value: fruit, label: Fruta }', '    - { value: tree, label: Árbol, by: [fruitCreate] }'],
    ),
  ).toEqual([])
})
