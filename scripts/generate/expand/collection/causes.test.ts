import { expect, test } from 'vitest'
import { type Edit, findingsOf } from '../../small-contract.ts'
import { base, edited, file, nuts } from './nuts.ts'

const causes: [string, Edit[], [string, string][], string[]][] = [
  ['a tag that nobody describes', [0], [], [`${file}:3 the tag nuts is not in openapi.yaml`]],
  ['an answer that there is not', [1], [], [`${file}:3 #/components/responses/Conflict leads nowhere`]],
  [
    'a permission that there is not',
    [],
    [['{ permission: configuration }', '{ permission: config }']],
    [
      'openapi/openapi.yaml:9 nothing names the permission configuration',
      `${file}:7 the description has no permission config`,
    ],
  ],
  [
    'a filter by what its items lack',
    [],
    [['filter: { name: true }', 'filter: { nam: true }']],
    [`${file}:8 filter nam is no field of the items of nutList`],
  ],
  ['a screen that there is not', [], [['screen: nuts', 'screen: nutz']], [`${file}:4 no screen has the route /nutz`]],
  [
    'an example of another type',
    [],
    [['{ name: Pecán', '{ name: 5']],
    [`${file}:21 the example of the answer 200 of nutList breaks type string at /0/name`],
  ],
  [
    "an example's id of another type",
    [],
    [['{ name: Pecán', '{ id: x, name: Pecán']],
    [`${file}:21 the example of the answer 200 of nutList breaks type integer at /0/id`],
  ],
  [
    'a path that is taken',
    [],
    [['path: /nuts', 'path: /fruits']],
    [4, 18].map(
      (line) =>
        `${file}:3 Nut: ${line === 4 ? 'fruitList' : 'fruitCreate'}, openapi/paths/fruits.yaml:${line}, has the place of one of its operations`,
    ),
  ],
  [
    'a name that is taken',
    [],
    [['    path: /nuts\n', '    path: /nuts\n    name: fruit\n']],
    [4, 18].map(
      (line) =>
        `${file}:4 Nut: ${line === 4 ? 'fruitList' : 'fruitCreate'}, openapi/paths/fruits.yaml:${line}, has the name of one of its operations`,
    ),
  ],
].map(([what, without, edits, want]) => [
  what,
  base.filter((_, at) => !(without as number[]).includes(at)),
  edits,
  want,
]) as [string, Edit[], [string, string][], string[]][]
test.each(causes)('%s is told once, at its line, and nothing that only follows', (_what, edits, changes, want) => {
  const table = {
    list: 'nutList',
    columns: ['name'],
    empty: { title: 'Ninguna.' },
    fields: ['name'],
    create: { operation: 'nutCreate', title: 'Crear' },
    edit: { operation: 'nutUpdate', title: 'Cambiar' },
    rowActions: [{ operation: 'nutDelete', label: 'Eliminar', icon: 'delete' }],
    trash: true,
  }
  const files = { 'screens/nuts.json': JSON.stringify({ title: 'Nueces', table }) }
  expect(findingsOf(base, undefined, { ...files, [file]: nuts })).toEqual([])
  expect(findingsOf(edits, undefined, { ...files, [file]: edited(changes) })).toEqual(want)
})
