import { expect, test } from 'vitest'
import type { Edit } from '../small-contract.ts'
import { found, paths, schemas } from './fruit-contract.ts'

test('the contract on which the cases below are based has no findings', () => {
  expect(found([])).toEqual([])
})

const list = (from: string, to: string): Edit => [paths, from, to]

// [name of the case, wrong edits, expected findings, correct edits]
const cases: [what: string, wrong: Edit[], said: string[], right: Edit[]][] = [
  [
    'a search by a boolean',
    [list('search: [name]', 'search: [name, ripe]')],
    [`${paths}:9 fruitList cannot search ripe: a boolean is not text`],
    [list('search: [name]', 'search: [name, tree.name]')],
  ],
  [
    'a search by a number, a date, a list and an option',
    [list('search: [name]', 'search: [id, born, seeds, colour]')],
    ['id: an integer', 'born: a date', 'seeds: a text-list', 'colour: an enum'].map(
      (what) => `${paths}:9 fruitList cannot search ${what} is not text`,
    ),
    [],
  ],
  [
    'a sort by a type without order',
    [list('sort: [name]', 'sort: [tree]')],
    [`${paths}:9 fruitList cannot sort by tree: an object has no order`],
    [list('sort: [name]', 'sort: [tree.name, ripe, born]')],
  ],
  [
    'a filter by a type that cannot be compared',
    [list('ripe: true }', 'tree: true }')],
    [`${paths}:9 fruitList cannot filter by tree: an object cannot be compared`],
    [list('ripe: true }', 'tree.name: true, seeds: true }')],
  ],
  [
    'a range filter on text',
    [list('born_from: true', 'name_from: true')],
    [`${paths}:9 fruitList cannot bound name: it is not a date or a number`],
    [list('born_from: true', 'born_to: true, id_from: true')],
  ],
  [
    'an audit resource of another feature',
    [list('{ action: update, resource: fruit }', '{ action: update, resource: tree }')],
    [`${paths}:27 fruitUpdate has x-audit tree, which matches nothing in its name, path or tag`],
    [list('{ action: update, resource: fruit }', '{ action: update, resource: tree, other: true }')],
  ],
  [
    'an audit resource that only matches a path parameter',
    [
      list('{ action: update, resource: fruit }', '{ action: update, resource: bot }'),
      [schemas, 'label: Fruta }', 'label: Fruta }, { value: bot, label: Chatbot }'],
    ],
    [`${paths}:27 fruitUpdate has x-audit bot, which matches nothing in its name, path or tag`],
    [
      list('{ action: update, resource: fruit }', '{ action: update, resource: bot, other: true }'),
      [schemas, 'label: Fruta }', 'label: Fruta }, { value: bot, label: Chatbot }'],
    ],
  ],
  [
    'an exception that is not needed',
    [list('{ action: update, resource: fruit }', '{ action: update, resource: fruit, other: true }')],
    [`${paths}:27 fruit already belongs to fruits`],
    [],
  ],
  [
    'an option of another type, and a duplicate option',
    [
      [
        schemas,
        '[{ value: red, label: Rojo }] }\n    seeds',
        '[{ value: 1, label: Rojo }, { value: blue, label: Azul }, { value: blue, label: Cielo }] }\n    seeds',
      ],
    ],
    [`${schemas}:14 the value 1 is not of type string`, `${schemas}:14 the value blue is listed twice`],
    [
      [
        schemas,
        '[{ value: red, label: Rojo }] }\n    seeds',
        "[{ value: '1', label: Rojo }, { value: blue, label: Azul }] }\n    seeds",
      ],
    ],
  ],
  [
    'a message for a keyword that the schema does not have',
    [[schemas, '{ minLength: Falta. }', '{ minLenght: Falta. }']],
    [`${schemas}:11 minLenght is not an enforced keyword: its message is never shown`],
    [[schemas, '{ minLength: Falta. }', '{ required: Falta. }']],
  ],
  [
    'a semantic type, a trim and an input filter on a boolean',
    [
      [
        schemas,
        '    ripe: { type: boolean, title: Madura }\n    born',
        '    ripe: { type: boolean, title: Madura, x-type: color, x-trim: true, x-input: text }\n    born',
      ],
    ],
    [
      `${schemas}:12 color cannot display a value of type boolean`,
      `${schemas}:12 x-trim is only for text, not for boolean`,
      `${schemas}:12 x-input is only for text, not for boolean`,
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
    'a field that must differ from one that its object does not have',
    [
      [
        schemas,
        'ripe: { type: boolean, title: Madura }\n    born',
        'ripe: { type: boolean, title: Madura, x-differs: { from: nam, text: Es igual. } }\n    born',
      ],
    ],
    [`${schemas}:12 nam is no property of the same object`],
    [
      [
        schemas,
        'ripe: { type: boolean, title: Madura }\n    born',
        'ripe: { type: boolean, title: Madura, x-differs: { from: name, text: Es igual. } }\n    born',
      ],
    ],
  ],
  [
    'a pattern for a text that is too long to be matched',
    [
      [
        schemas,
        'ripe: { type: boolean, title: Madura }\n    born',
        "ripe: { type: boolean, title: Madura }\n    tale: { type: string, title: Historia, maxLength: 1000001, pattern: '^[a-z]+$' }\n    born",
      ],
    ],
    [`${schemas}:13 a pattern may exhaust the stack on a text of 1000001 characters`],
    [
      [
        schemas,
        'ripe: { type: boolean, title: Madura }\n    born',
        "ripe: { type: boolean, title: Madura }\n    tale: { type: string, title: Historia, maxLength: 1000000, pattern: '^[a-z]+$' }\n    born",
      ],
    ],
  ],
  [
    'a rate limit by user on a public operation',
    [list('by: address', 'by: user')],
    [`${paths}:60 treeSend is limited by user but does not require sign-in`],
    [list('x-access: public', 'x-access: user'), list('by: address', 'by: user')],
  ],
  [
    'a queue without a user, and a body limit without a body',
    [list('    x-access: public\n', '    x-access: public\n    x-queue: 2\n    x-body-limit: 10\n')],
    [
      `${paths}:59 treeSend queues the calls of each user but does not require sign-in`,
      `${paths}:60 treeSend limits the size of a body that it does not have`,
    ],
    [list('    x-access: public\n', '    x-access: user\n    x-queue: 2\n')],
  ],
  [
    'a training on an operation that only reads',
    [
      list(
        '    x-access: member\n    x-resource: { name: fruits, verb: list,',
        '    x-access: member\n    x-audit: { action: update, resource: fruit }\n    x-needs-training: true\n    x-resource: { name: fruits, verb: list,',
      ),
    ],
    [`${paths}:9 fruitList has x-needs-training but only reads`],
    [
      list(
        '    x-audit: { action: delete, resource: fruit }\n',
        '    x-audit: { action: delete, resource: fruit }\n    x-needs-training: true\n',
      ),
    ],
  ],
  [
    'a call that reaches the customers of no bot',
    [
      list("/fruits/{bot}:\n  parameters: [{ $ref: '#/components/parameters/bot' }]\n", '/fruits:\n'),
      list('    x-access: member\n', '    x-access: user\n    x-reaches-customers: true\n'),
    ],
    [`${paths}:7 fruitList reaches customers, but its path has no scope`],
    [list('    x-access: member\n', '    x-access: member\n    x-reaches-customers: true\n')],
  ],
  [
    'member access on a path without a bot',
    [list("/fruits/{bot}:\n  parameters: [{ $ref: '#/components/parameters/bot' }]\n", '/fruits:\n')],
    [`${paths}:6 fruitList requires a member, but its path has no scope`],
    [
      list("/fruits/{bot}:\n  parameters: [{ $ref: '#/components/parameters/bot' }]\n", '/fruits:\n'),
      list('x-access: member', 'x-access: user'),
    ],
  ],
]
test.each(cases)('%s is rejected', (_what, wrong, said, right) => {
  expect(found(wrong)).toEqual(said)
  expect(found(right)).toEqual([])
})
