import { expect, test } from 'vitest'
import { shellIcons } from '../../../src/console/shell/icons.ts'
import { icons } from '../../../src/console/ui/icons.ts'
import { iconNames } from '../icons.ts'
import type { Edit } from '../small-contract.ts'
import { found, paths, screen, shell } from './fruit-contract.ts'

const list = (from: string, to: string): Edit => [paths, from, to]

// [name of the case, wrong edits, expected findings, correct edits]
const cases: [what: string, wrong: Edit[], said: string[], right: Edit[]][] = [
  [
    'a row action of another resource',
    [
      [
        screen,
        '"rowActions": [{\n      "operation": "fruitDelete"',
        '"rowActions": [{\n      "operation": "treeDelete"',
      ],
    ],
    [`${screen}:17 treeDelete is of resource trees, but the rows are of resource fruits`],
    [
      [
        screen,
        '"rowActions": [{\n      "operation": "fruitDelete"',
        '"rowActions": [{\n      "operation": "treeDelete"',
      ],
      list('name: trees, verb: delete', 'name: fruits, verb: action'),
    ],
  ],
  [
    'a row action with the x-audit of another resource and no x-resource',
    [[screen, '"operation": "fruitDelete"', '"operation": "treeSend"']],
    [`${screen}:17 treeSend has x-audit tree, but the rows are of resource fruits`],
    [],
  ],
  [
    'an edit of another resource',
    [[screen, '"edit": { "operation": "fruitUpdate"', '"edit": { "operation": "treeDelete"']],
    [
      `${screen}:11 treeDelete has no JSON body`,
      `${screen}:11 treeDelete is of resource trees, but the rows are of resource fruits`,
    ],
    [],
  ],
  [
    'a path parameter that the row does not have',
    [
      list('/fruits/{bot}/{id}:', '/fruits/{bot}/{tree_id}/{id}:'),
      list(
        '    - { name: id, in: path',
        '    - { name: tree_id, in: path, required: true, schema: { type: integer } }\n    - { name: id, in: path',
      ),
    ],
    [17, 24].map(
      (line) =>
        `${screen}:${line} fruitDelete needs the path parameter tree_id, which neither the row nor the route has`,
    ),
    [
      list('/fruits/{bot}/{id}:', '/fruits/{bot}/{name}/{id}:'),
      list(
        '    - { name: id, in: path',
        '    - { name: name, in: path, required: true, schema: { type: string } }\n    - { name: id, in: path',
      ),
    ],
  ],
  [
    'a bulk action with a form',
    [
      [
        screen,
        '"confirm": { "title": "Eliminar", "text": "¿Eliminar?" }',
        '"form": { "title": "Eliminar", "fields": ["name"] }',
      ],
    ],
    [`${screen}:24 fruitDelete has no JSON body`, `${screen}:24 a bulk action cannot have a form`],
    [],
  ],
  [
    'an unknown icon',
    [[screen, '"icon": "delete"', '"icon": "trash"']],
    [`${screen}:17 there is no icon trash`],
    [[screen, '"icon": "delete"', '"icon": "chevron-up"']],
  ],
  [
    'an unknown icon in the menu',
    [[shell, '"icon": "form"', '"icon": "pear"']],
    [`${shell}:3 there is no icon pear`],
    [[shell, '"icon": "form"', '"icon": "home"']],
  ],
  [
    'an unknown field in a confirmation',
    [[screen, '¿Eliminar «{name}»?', '¿Eliminar «{nombre}»?']],
    [`${screen}:20 {nombre} is not a field of the row`],
    [[screen, '¿Eliminar «{name}»?', '¿Eliminar «{tree.name}» de {product}?']],
  ],
  [
    'an unknown field in the detail of a confirmation',
    [[screen, 'De {tree.name}.', 'De {tree.age}.']],
    [`${screen}:21 {tree.age} is not a field of the row`],
    [[screen, 'De {tree.name}.', 'De {id}.']],
  ],
  [
    'a field in a text without a row: help, title and a bulk confirmation',
    [
      [screen, 'De {product}.', 'De {name}.'],
      [screen, '"title": "Editar"', '"title": "Editar {name}"'],
      [screen, '"text": "¿Eliminar?"', '"text": "¿Eliminar {name}?"'],
    ],
    [3, 11, 24].map((line) => `${screen}:${line} {name} has no value here`),
    [[screen, '"title": "Editar"', '"title": "Editar en {product}"']],
  ],
  [
    'braces that name a variable of the messages to customers',
    [[screen, 'De {product}.', 'De {name}.']],
    [`${screen}:3 {name} has no value here`],
    [[screen, 'De {product}.', 'De {{name}}.']],
  ],
  [
    'a link to a missing screen',
    [[screen, '{site}/mas', 'fruits']],
    [`${screen}:6 fruits is not a valid link`],
    [[screen, '{site}/mas', '/fruits']],
  ],
  [
    'a link with an unknown field',
    [[screen, '{site}/mas', '/fruits?name={name}']],
    [`${screen}:6 {name} has no value here`],
    [],
  ],
  [
    'a row link to a missing screen',
    [[screen, '/fruits?name={name}', '/trees/{id}']],
    [`${screen}:9 no screen has the route /trees/{id}`],
    [[screen, '/fruits?name={name}', '/fruits#{id}']],
  ],
  [
    'a row link by a filter that its table does not have',
    [[screen, '/fruits?name={name}', '/fruits?colour={name}']],
    [`${screen}:9 /fruits has no filter colour`],
    [[screen, '/fruits?name={name}', '/fruits']],
  ],
  [
    'an unused tab strip',
    [
      [
        shell,
        '"tabs": { "all"',
        '"tabs": { "some": [{ "label": "A", "route": "/fruits" }, { "label": "B", "route": "/fruits" }], "all"',
      ],
    ],
    [`${shell}:4 no screen uses the tab strip some`],
    [],
  ],
  [
    'a menu entry with an unknown permission',
    [[shell, '"icon": "form"', '"icon": "form", "shown": { "permission": "fruit" }']],
    [`${shell}:3 the description has no permission fruit`],
    [[shell, '"icon": "form"', '"icon": "form", "shown": { "permission": "contacts" }']],
  ],
  [
    'an invalid width',
    [[screen, '"width": "40%"', '"width": "wide"']],
    [`${screen}:9 table.columns.0.width: pattern ^\\d+(\\.\\d+)?(px|rem|em|ch|%|fr)$`],
    [[screen, '"width": "40%"', '"width": "12rem"']],
  ],
  [
    "a limit above the schema's, and one on a boolean",
    [
      [screen, '"maxLength": 20', '"maxLength": 60'],
      [screen, '{ "field": "ripe",', '{ "field": "ripe", "maxLength": 3,'],
    ],
    [`${screen}:12 maxLength 60 exceeds the schema's 50`, `${screen}:13 maxLength 3 is only for text`],
    [],
  ],
  [
    'a default of another type',
    [[screen, '"field": "ripe", "default": true', '"field": "ripe", "default": "yes"']],
    [`${screen}:13 ripe has an invalid default: type boolean`],
    [[screen, '"field": "ripe", "default": true', '"field": "ripe", "default": false']],
  ],
  [
    'a condition on a boolean with a string value',
    [[screen, '"in": [true]', '"in": ["true"]']],
    [`${screen}:14 ripe is never "true"`],
    [[screen, '"in": [true]', '"in": [false]']],
  ],
]
test.each(cases)('%s is rejected', (_what, wrong, said, right) => {
  expect(found(wrong)).toEqual(said)
  expect(found(right)).toEqual([])
})

test('iconNames() returns the icons of the console and its shell', () => {
  expect([...iconNames()].sort()).toEqual(Object.keys({ ...icons, ...shellIcons }).sort())
})
