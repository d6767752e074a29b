import { expect, test } from 'vitest'
import { type Change, found, paths, schemas } from './fruit-contract.ts'

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
    'a name in the history of which only a placeholder speaks',
    [
      list('{ action: update, resource: fruit }', '{ action: update, resource: bot }'),
      [schemas, 'label: Fruta }', 'label: Fruta }, { value: bot, label: Chatbot }'],
    ],
    [`${paths}:27 fruitUpdate tells the history of bot, which nothing in its name, path or tag is about`],
    [
      list('{ action: update, resource: fruit }', '{ action: update, resource: bot, other: true }'),
      [schemas, 'label: Fruta }', 'label: Fruta }, { value: bot, label: Chatbot }'],
    ],
  ],
  [
    'a licence for what needs none',
    [list('{ action: update, resource: fruit }', '{ action: update, resource: fruit, other: true }')],
    [`${paths}:27 fruit is of fruits already`],
    [],
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
    [`${paths}:6 fruitList asks for a member, and its path does not name of what`],
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
