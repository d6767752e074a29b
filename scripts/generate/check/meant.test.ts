import { expect, test } from 'vitest'
import { icons } from '../../../src/console/ui/icons.ts'
import { iconNames } from '../icons.ts'
import { findingsOf } from '../small-contract.ts'

const paths = 'openapi/paths/fruits.yaml'
const schemas = 'openapi/schemas/fruits.yaml'
const screen = 'screens/fruits.json'
const shell = 'screens/shell.json'

const described = `/fruits/{bot}:
  parameters: [{ $ref: '#/components/parameters/bot' }]
  get:
    operationId: fruitList
    tags: [fruits]
    summary: Frutas
    x-access: member
    x-resource: { name: fruits, verb: list, dialect: simple-rest, items: '', id: id }
    x-list: { sort: [name], filter: { name: true, born_from: true, ripe: true }, search: [name] }
    responses:
      '200':
        description: Frutas
        content:
          application/json:
            schema: { type: array, items: { $ref: '#/components/schemas/Fruit' } }
            example: [{ id: 1, name: Pera, ripe: true, born: '2026-01-01', seeds: [a], tree: { name: Peral } }]
/fruits/{bot}/{id}:
  parameters:
    - { $ref: '#/components/parameters/bot' }
    - { name: id, in: path, required: true, schema: { type: integer } }
  put:
    operationId: fruitUpdate
    tags: [fruits]
    summary: Cambiar una fruta
    x-access: member
    x-resource: { name: fruits, verb: update }
    x-audit: { action: update, resource: fruit }
    requestBody:
      content:
        application/json:
          schema: { $ref: '#/components/schemas/FruitInput' }
          example: { name: Pera, ripe: true }
    responses: { '204': { description: Cambiada } }
  delete:
    operationId: fruitDelete
    tags: [fruits]
    summary: Eliminar una fruta
    x-access: member
    x-resource: { name: fruits, verb: delete }
    x-audit: { action: delete, resource: fruit }
    responses: { '204': { description: Eliminada } }
/trees/{bot}/{id}:
  parameters:
    - { $ref: '#/components/parameters/bot' }
    - { name: id, in: path, required: true, schema: { type: integer } }
  delete:
    operationId: treeDelete
    tags: [fruits]
    summary: Eliminar un árbol
    x-access: member
    x-resource: { name: trees, verb: delete }
    x-audit: { action: delete, resource: tree }
    responses: { '204': { description: Eliminado } }
  post:
    operationId: treeSend
    tags: [fruits]
    summary: Regar un árbol
    x-access: public
    x-audit: { action: send, resource: tree }
    x-rate-limit: [{ max: 1, window: 1, by: address }]
    responses: { '204': { description: Regado } }
`
const shapes = `Error:
  type: object
  additionalProperties: false
  properties: { message: { type: string } }
Fruit:
  type: object
  required: [id, name]
  additionalProperties: false
  properties:
    id: { type: integer, title: ID }
    name: { type: string, title: Nombre, x-messages: { minLength: Falta. } }
    ripe: { type: boolean, title: Madura }
    born: { type: string, format: date, title: Nació }
    colour: { type: string, title: Color, x-options: [{ value: red, label: Rojo }] }
    seeds: { type: array, title: Semillas, items: { type: string } }
    tree: { type: object, title: Árbol, additionalProperties: false, properties: { name: { type: string } } }
FruitInput:
  type: object
  required: [name]
  additionalProperties: false
  properties:
    name: { type: string, title: Nombre, maxLength: 50, x-trim: true }
    ripe: { type: boolean, title: Madura }
    colour: { type: string, title: Color, x-options: [{ value: red, label: Rojo }] }
What:
  type: string
  x-register: history
  x-options: [{ value: fruit, label: Fruta }, { value: tree, label: Árbol }]
`
const table = `{
  "title": "Frutas",
  "help": "De {product}.",
  "tabs": "all",
  "operations": ["treeDelete", "treeSend"],
  "links": [{ "text": "Más", "href": "{site}/mas" }],
  "table": {
    "list": "fruitList",
    "columns": [{ "field": "name", "width": "40%", "link": "/fruits?name={name}" }],
    "empty": { "title": "Todavía no hay frutas." },
    "edit": { "operation": "fruitUpdate", "title": "Editar", "fields": [
      { "field": "name", "maxLength": 20, "default": "Pera" },
      { "field": "ripe", "default": true },
      { "field": "colour", "when": { "field": "ripe", "in": [true] } }
    ] },
    "rowActions": [{
      "operation": "fruitDelete", "label": "Eliminar", "icon": "delete",
      "confirm": {
        "title": "Eliminar {name}",
        "text": "¿Eliminar «{name}»?",
        "detail": "De {tree.name}."
      }
    }],
    "bulkActions": [{ "operation": "fruitDelete", "label": "Eliminar", "icon": "delete", "confirm": { "title": "Eliminar", "text": "¿Eliminar?" } }]
  }
}
`
const base: Record<string, string> = { [paths]: described, [schemas]: shapes, [screen]: table }

type Change = [file: string, from: string, to: string]
function found(changes: readonly Change[]): string[] {
  const files: Record<string, string> = { ...base }
  for (const [file, from, to] of changes) {
    if (file === shell) continue
    if (!files[file]?.includes(from)) throw new Error(`${file} does not hold ${from}`)
    files[file] = files[file].replace(from, () => to)
  }
  return findingsOf(
    changes.filter(([file]) => file === shell),
    undefined,
    files,
  )
}

test('the contract that every case below breaks is sound', () => {
  expect(found([])).toEqual([])
})

const list = (from: string, to: string): Change => [paths, from, to]

// [what is wrong, how, what is said of it, how it is right]
const cases: [what: string, wrong: Change[], said: string[], right: Change[]][] = [
  [
    'a search by a boolean',
    [list('search: [name]', 'search: [name, ripe]')],
    [`${paths}:9 fruitList cannot search ripe: it is a boolean, no text`],
    [list('search: [name]', 'search: [name, tree.name]')],
  ],
  [
    'a search by a number, a date, a list and an option',
    [list('search: [name]', 'search: [id, born, seeds, colour]')],
    ['id: it is an integer', 'born: it is a date', 'seeds: it is a text-list', 'colour: it is an enum'].map(
      (what) => `${paths}:9 fruitList cannot search ${what}, no text`,
    ),
    [],
  ],
  [
    'a sort by what has no order',
    [list('sort: [name]', 'sort: [tree]')],
    [`${paths}:9 fruitList cannot sort by tree: it is an object, which has no order`],
    [list('sort: [name]', 'sort: [tree.name, ripe, born]')],
  ],
  [
    'a filter by what cannot be compared',
    [list('ripe: true }', 'tree: true }')],
    [`${paths}:9 fruitList cannot filter by tree: it is an object`],
    [list('ripe: true }', 'tree.name: true, seeds: true }')],
  ],
  [
    'a bound of a text',
    [list('born_from: true', 'name_from: true')],
    [`${paths}:9 fruitList cannot bound name: it is no date and no number`],
    [list('born_from: true', 'born_to: true, id_from: true')],
  ],
  [
    "another's name in the history",
    [list('{ action: update, resource: fruit }', '{ action: update, resource: tree }')],
    [`${paths}:27 fruitUpdate tells the history of tree, which nothing in its name, path or tag is about`],
    [list('{ action: update, resource: fruit }', '{ action: update, resource: tree, other: true }')],
  ],
  [
    'a licence for what needs none',
    [list('{ action: update, resource: fruit }', '{ action: update, resource: fruit, other: true }')],
    [`${paths}:27 fruit is of fruits already`],
    [],
  ],
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
    [
      `${shell}:3 shown.permission: enum responses, forms, plugins, chats, contacts, advanced_configuration, configuration, pricing`,
    ],
    [[shell, '"icon": "form"', '"icon": "form", "shown": { "permission": "chats" }']],
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
  [
    'an option of another type, and one twice',
    [
      [
        schemas,
        '[{ value: red, label: Rojo }] }\n    seeds',
        '[{ value: 1, label: Rojo }, { value: blue, label: Azul }, { value: blue, label: Cielo }] }\n    seeds',
      ],
    ],
    [`${schemas}:14 the value 1 is no string`, `${schemas}:14 the value blue is there already`],
    [
      [
        schemas,
        '[{ value: red, label: Rojo }] }\n    seeds',
        "[{ value: '1', label: Rojo }, { value: blue, label: Azul }] }\n    seeds",
      ],
    ],
  ],
  [
    'a text for a rule that there is not',
    [[schemas, '{ minLength: Falta. }', '{ minLenght: Falta. }']],
    [`${schemas}:11 no rule is called minLenght: nobody is ever told this`],
    [[schemas, '{ minLength: Falta. }', '{ required: Falta. }']],
  ],
  [
    'a semantic type, a trim and a typing filter of no text',
    [
      [
        schemas,
        '    ripe: { type: boolean, title: Madura }\n    born',
        '    ripe: { type: boolean, title: Madura, x-type: color, x-trim: true, x-input: text }\n    born',
      ],
    ],
    [
      `${schemas}:12 color shows no boolean`,
      `${schemas}:12 x-trim is for what is typed, and this is boolean`,
      `${schemas}:12 x-input is for what is typed, and this is boolean`,
    ],
    [
      [
        schemas,
        'name: { type: string, title: Nombre, x-messages',
        'name: { type: string, x-type: color, x-trim: true, x-input: text, title: Nombre, x-messages',
      ],
    ],
  ],
  [
    'a limit for people whom nobody knows',
    [list('by: address', 'by: user')],
    [`${paths}:60 treeSend is limited by user, and nobody is known who calls it`],
    [list('x-access: public', 'x-access: user'), list('by: address', 'by: user')],
  ],
  [
    'a queue of nobody, and a limit of no body',
    [list('    x-access: public\n', '    x-access: public\n    x-queue: 2\n    x-body-limit: 10\n')],
    [
      `${paths}:59 treeSend queues the calls of a person, and nobody is known who calls it`,
      `${paths}:60 treeSend limits a body that it does not have`,
    ],
    [list('    x-access: public\n', '    x-access: user\n    x-queue: 2\n')],
  ],
  [
    'a training by what only reads',
    [
      list(
        '    x-access: member\n    x-resource: { name: fruits, verb: list,',
        '    x-access: member\n    x-audit: { action: update, resource: fruit }\n    x-needs-training: true\n    x-resource: { name: fruits, verb: list,',
      ),
    ],
    [`${paths}:9 fruitList changes nothing that could be trained`],
    [
      list(
        '    x-audit: { action: delete, resource: fruit }\n',
        '    x-audit: { action: delete, resource: fruit }\n    x-needs-training: true\n',
      ),
    ],
  ],
  [
    'a member of no bot',
    [list("/fruits/{bot}:\n  parameters: [{ $ref: '#/components/parameters/bot' }]\n", '/fruits:\n')],
    [`${paths}:6 fruitList asks for a member of a bot, and its path names none`],
    [
      list("/fruits/{bot}:\n  parameters: [{ $ref: '#/components/parameters/bot' }]\n", '/fruits:\n'),
      list('x-access: member', 'x-access: user'),
    ],
  ],
]
test.each(cases)('%s is refused', (_what, wrong, said, right) => {
  expect(found(wrong)).toEqual(said)
  expect(found(right)).toEqual([])
})

test('the icons that are known are those that the console draws', () => {
  expect([...iconNames()].sort()).toEqual(Object.keys(icons).sort())
})
