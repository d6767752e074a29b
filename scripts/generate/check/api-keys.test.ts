import { expect, test } from 'vitest'
import type { Edit } from '../small-contract.ts'
import { found, paths, schemas } from './fruit-contract.ts'

const root = 'openapi/openapi.yaml'
const keys: Edit = [
  root,
  'x-scopes: [bot]\n',
  'x-scopes: [bot]\nx-api-keys: { calls: { max: 1, window: 1 }, failures: { max: 1, window: 1 }, never: [trees] }\n',
]
const tags: Edit = [root, 'description: Frutas }]', 'description: Frutas }, { name: trees, description: Árboles }]']
const scopes: Edit = [
  schemas,
  'What:\n',
  `ApiScope:
  type: string
  x-register: api
  x-options: [{ value: 'fruits:read', label: Leer }, { value: 'fruits:write', label: Cambiar }]
What:
`,
]
const list = '    x-access: member\n    x-resource: { name: fruits, verb: list,'
const update = '    x-access: { permission: contacts }\n'
const opened = (scope: string, start: string): Edit => [
  paths,
  start,
  start.replace(/\n/, `\n    x-api-key: ${scope}\n`),
]
const right = [keys, scopes, tags, opened('fruits:read', list), opened('fruits:write', update)]

test('accepts scopes of the register that fit their operations', () => {
  expect(found(right)).toEqual([])
})

const wrong: [what: string, edits: Edit[], said: string[]][] = [
  ['a scope that opens nothing', right.slice(0, 4), [`${schemas}:28 no operation has x-api-key fruits:write`]],
  [
    'scopes of the wrong kind',
    [keys, scopes, tags, opened('fruits:write', list), opened('fruits:read', update)],
    [
      `${paths}:8 fruitList has a scope to write but only reads`,
      `${paths}:27 fruitUpdate has a scope to read but changes something`,
    ],
  ],
  [
    'an unknown scope',
    [...right.slice(0, 4), opened('trees:write', update)],
    [
      `${paths}:27 fruitUpdate has the unknown scope trees:write`,
      `${schemas}:28 no operation has x-api-key fruits:write`,
    ],
  ],
  [
    'an operation that is not built, one that is public, and a root without limits',
    [
      ...right.slice(1, 4),
      opened('fruits:write', update),
      [paths, update, `${update}    x-not-built: Planned.\n`],
      opened('fruits:write', '    x-access: public\n'),
    ],
    [
      `${paths}:8 fruitList can be called with an API key, but the root has no x-api-keys`,
      `${paths}:28 fruitUpdate can be called with an API key, but is not built`,
      `${paths}:28 fruitUpdate can be called with an API key, but the root has no x-api-keys`,
      `${paths}:62 treeSend can be called with an API key, but is no operation of a bot`,
      `${paths}:62 treeSend can be called with an API key, but the root has no x-api-keys`,
    ],
  ],
  [
    'a tag that no key may open',
    [[keys[0], keys[1], keys[2].replace('[trees]', '[fruits]')], ...right.slice(1)],
    [
      `${paths}:8 fruitList has the tag fruits, which no API key may open`,
      `${paths}:27 fruitUpdate has the tag fruits, which no API key may open`,
    ],
  ],
  [
    'a tag that the description does not have',
    right.filter((edit) => edit !== tags),
    [`${root}:9 the description has no tag trees`],
  ],
]

test.each(wrong)('rejects %s', (_, edits, said) => {
  expect(found(edits).sort()).toEqual([...said].sort())
})
