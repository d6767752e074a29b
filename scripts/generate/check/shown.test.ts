import { expect, test } from 'vitest'
import { shellIcons } from '../../../src/console/shell/icons.ts'
import { icons } from '../../../src/console/ui/icons.ts'
import { iconNames } from '../icons.ts'
import { type Change, found, paths, screen, shell } from './fruit-contract.ts'

const list = (from: string, to: string): Change => [paths, from, to]

// [what is wrong, how, what is said of it, how it is right]
const cases: [what: string, wrong: Change[], said: string[], right: Change[]][] = [
  [
    'a row action of other things',
    [
      [
        screen,
        '"rowActions": [{\n      "operation": "fruitDelete"',
        '"rowActions": [{\n      "operation": "treeDelete"',
      ],
    ],
    [`${screen}:17 treeDelete is of trees, and the table's rows are of fruits`],
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
    'a row action that changes other things, and does not say of what resource',
    [[screen, '"operation": "fruitDelete"', '"operation": "treeSend"']],
    [`${screen}:17 treeSend changes things that the history calls tree, and the table's rows are of fruits`],
    [],
  ],
  [
    'an edit of other things',
    [[screen, '"edit": { "operation": "fruitUpdate"', '"edit": { "operation": "treeDelete"']],
    [
      `${screen}:11 treeDelete takes no JSON body`,
      `${screen}:11 treeDelete is of trees, and the table's rows are of fruits`,
    ],
    [],
  ],
  [
    'a path that the row does not fill',
    [
      list('/fruits/{bot}/{id}:', '/fruits/{bot}/{tree_id}/{id}:'),
      list(
        '    - { name: id, in: path',
        '    - { name: tree_id, in: path, required: true, schema: { type: integer } }\n    - { name: id, in: path',
      ),
    ],
    [17, 24].map(
      (line) => `${screen}:${line} fruitDelete needs tree_id in its path, which neither the row nor the route has`,
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
    'a form for many rows',
    [
      [
        screen,
        '"confirm": { "title": "Eliminar", "text": "¿Eliminar?" }',
        '"form": { "title": "Eliminar", "fields": ["name"] }',
      ],
    ],
    [`${screen}:24 fruitDelete takes no JSON body`, `${screen}:24 an action of many rows asks for nothing`],
    [],
  ],
  [
    'an icon that nobody draws',
    [[screen, '"icon": "delete"', '"icon": "trash"']],
    [`${screen}:17 there is no icon trash`],
    [[screen, '"icon": "delete"', '"icon": "chevron-up"']],
  ],
  [
    'an icon of the menu that nobody draws',
    [[shell, '"icon": "form"', '"icon": "pear"']],
    [`${shell}:3 there is no icon pear`],
    [[shell, '"icon": "form"', '"icon": "home"']],
  ],
  [
    'a field that a question lacks',
    [[screen, '¿Eliminar «{name}»?', '¿Eliminar «{nombre}»?']],
    [`${screen}:20 {nombre} is no field of the row`],
    [[screen, '¿Eliminar «{name}»?', '¿Eliminar «{tree.name}» de {product}?']],
  ],
  [
    'a field in the detail of a question',
    [[screen, 'De {tree.name}.', 'De {tree.age}.']],
    [`${screen}:21 {tree.age} is no field of the row`],
    [[screen, 'De {tree.name}.', 'De {id}.']],
  ],
  [
    'a field where no row is: in help, title and a question about many',
    [
      [screen, 'De {product}.', 'De {name}.'],
      [screen, '"title": "Editar"', '"title": "Editar {name}"'],
      [screen, '"text": "¿Eliminar?"', '"text": "¿Eliminar {name}?"'],
    ],
    [3, 11, 24].map((line) => `${screen}:${line} {name} is filled by nothing here`),
    [[screen, '"title": "Editar"', '"title": "Editar en {product}"']],
  ],
  [
    'a link to nothing',
    [[screen, '{site}/mas', 'fruits']],
    [`${screen}:6 fruits leads nowhere`],
    [[screen, '{site}/mas', '/fruits']],
  ],
  [
    'a link that nothing fills',
    [[screen, '{site}/mas', '/fruits?name={name}']],
    [`${screen}:6 {name} is filled by nothing here`],
    [],
  ],
  [
    "a row's link to no screen",
    [[screen, '/fruits?name={name}', '/trees/{id}']],
    [`${screen}:9 no screen has the route /trees/{id}`],
    [[screen, '/fruits?name={name}', '/fruits#{id}']],
  ],
  [
    'a tab strip that no screen shows',
    [
      [
        shell,
        '"tabs": { "all"',
        '"tabs": { "some": [{ "label": "A", "route": "/fruits" }, { "label": "B", "route": "/fruits" }], "all"',
      ],
    ],
    [`${shell}:4 no screen shows the tab strip some`],
    [],
  ],
  [
    'a menu entry for a permission that there is not',
    [[shell, '"icon": "form"', '"icon": "form", "shown": { "permission": "fruit" }']],
    [`${shell}:3 the description has no permission fruit`],
    [[shell, '"icon": "form"', '"icon": "form", "shown": { "permission": "contacts" }']],
  ],
  [
    'a width that is none',
    [[screen, '"width": "40%"', '"width": "wide"']],
    [`${screen}:9 table.columns.0.width: pattern ^\\d+(\\.\\d+)?(px|rem|em|ch|%|fr)$`],
    [[screen, '"width": "40%"', '"width": "12rem"']],
  ],
  [
    'a limit that is more than the rule, and one of no text',
    [
      [screen, '"maxLength": 20', '"maxLength": 60'],
      [screen, '{ "field": "ripe",', '{ "field": "ripe", "maxLength": 3,'],
    ],
    [
      `${screen}:12 maxLength 60 is more than the 50 of the schema`,
      `${screen}:13 maxLength 3 is of a text, and this is none`,
    ],
    [],
  ],
  [
    'a value that a field cannot begin with',
    [[screen, '"field": "ripe", "default": true', '"field": "ripe", "default": "yes"']],
    [`${screen}:13 ripe cannot begin with this: type boolean`],
    [[screen, '"field": "ripe", "default": true', '"field": "ripe", "default": false']],
  ],
  [
    'a condition on what a boolean never is',
    [[screen, '"in": [true]', '"in": ["true"]']],
    [`${screen}:14 ripe is never "true"`],
    [[screen, '"in": [true]', '"in": [false]']],
  ],
]
test.each(cases)('%s is refused', (_what, wrong, said, right) => {
  expect(found(wrong)).toEqual(said)
  expect(found(right)).toEqual([])
})

test('the icons that are known are those that the console draws', () => {
  expect([...iconNames()].sort()).toEqual(Object.keys({ ...icons, ...shellIcons }).sort())
})
