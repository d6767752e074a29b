import { expect, test } from 'vitest'
import { type Edit, findingsOf } from '../../small-contract.ts'
import { base, edited, file, nuts } from './nuts.ts'

const causes: [string, Edit[], [string, string][], string[]][] = [
  ['a tag that is not in openapi.yaml', [0], [], [`${file}:3 the tag nuts is not in openapi.yaml`]],
  ['an unknown response', [1], [], [`${file}:3 #/components/responses/Conflict does not exist`]],
  [
    'an unknown permission',
    [],
    [['{ permission: configuration }', '{ permission: config }']],
    [
      'openapi/openapi.yaml:9 the permission configuration is not used',
      `${file}:7 the description has no permission config`,
    ],
  ],
  [
    'a filter that the items do not have',
    [],
    [['filter: { name: true }', 'filter: { nam: true }']],
    [`${file}:8 filter nam is not a field of the items of nutList`],
  ],
  ['an unknown screen', [], [['screen: nuts', 'screen: nutz']], [`${file}:4 no screen has the route /nutz`]],
  [
    'an example of another type',
    [],
    [['{ name: Pecán', '{ name: 5']],
    [`${file}:21 the example of the response 200 of nutList violates type string at /0/name`],
  ],
  [
    "an example's id of another type",
    [],
    [['{ name: Pecán', '{ id: x, name: Pecán']],
    [`${file}:21 the example of the response 200 of nutList violates type integer at /0/id`],
  ],
  [
    'a path that another operation has',
    [],
    [['path: /nuts', 'path: /fruits']],
    [4, 18].map(
      (line) =>
        `${file}:3 Nut: ${line === 4 ? 'fruitList' : 'fruitCreate'}, openapi/paths/fruits.yaml:${line}, has the method and path of one of its operations`,
    ),
  ],
  [
    'an id that another operation has',
    [],
    [['    path: /nuts\n', '    path: /nuts\n    name: fruit\n']],
    [4, 18].map(
      (line) =>
        `${file}:4 Nut: ${line === 4 ? 'fruitList' : 'fruitCreate'}, openapi/paths/fruits.yaml:${line}, has the id of one of its operations`,
    ),
  ],
].map(([what, without, edits, want]) => [
  what,
  base.filter((_, at) => !(without as number[]).includes(at)),
  edits,
  want,
]) as [string, Edit[], [string, string][], string[]][]
test.each(causes)('reports %s once, at its line, without consequences', (_what, edits, changes, want) => {
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
