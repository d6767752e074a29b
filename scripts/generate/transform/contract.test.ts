import { describe, expect, test } from 'vitest'
import type { Edit } from '../small-contract.ts'
import { smallContract } from '../small-contract.ts'
import { callsModule, toOperation } from './operations.ts'
import { toResources } from './resources.ts'
import { toRoute } from './routes.ts'
import { keysOf } from './screen-keys.ts'
import { operationsOf, screenFile, toScreen } from './screens.ts'
import { toMenu } from './shell.ts'
import { fieldRules, inputSchemas } from './validators.ts'

const paths = 'openapi/paths/fruits.yaml'
const screen = 'screens/fruits.json'
const fruits = (edits: readonly Edit[] = []) => {
  const contract = smallContract(edits)
  const [first] = contract.screens
  if (!first) throw new Error('no screen')
  return { contract, resolved: toScreen(contract.document, contract.calls, contract.shell, first), first }
}
const operation = (id: string, edits: readonly Edit[] = []) => {
  const contract = smallContract(edits)
  const call = contract.calls.get(id)
  if (!call) throw new Error(id)
  return toOperation(contract.document, call)
}

describe('operations', () => {
  test('a list has its resource role and list rules', () => {
    expect(operation('fruitList')).toEqual({
      id: 'fruitList',
      method: 'get',
      path: '/fruits/{bot}',
      tag: 'fruits',
      summary: 'Frutas',
      access: { who: 'member', rule: { permission: 'contacts' } },
      scope: 'bot',
      pathParams: ['bot'],
      queryParams: ['filter', 'sort', 'range'],
      success: [200],
      errors: [401, 403, 404, 422, 500],
      resource: { name: 'fruits', verb: 'list', dialect: 'simple-rest', items: '', id: 'id' },
      list: { sort: ['name'], filter: ['q', 'name'], search: ['name'], max: 200 },
    })
  })

  test('a body adds its fields and error statuses', () => {
    const { body, bodyFields, errors, success } = operation('fruitCreate')
    expect({ body, bodyFields, errors, success }).toEqual({
      body: 'application/json',
      bodyFields: ['name', 'ripeness'],
      errors: [400, 401, 403, 404, 413, 415, 422, 500],
      success: [201],
    })
  })

  test('callsModule() omits access, errors and summaries, and operations that answer 501', () => {
    const module = (edits: readonly Edit[]) => {
      const { document, calls } = smallContract(edits)
      return callsModule(document, [...calls.values()])
    }
    const built = module([])
    expect(built).toContain('fruitCreate: {')
    expect(built).toContain("bodyFields: ['name', 'ripeness']")
    expect(built).not.toMatch(/access|errors|summary/)
    const create = 'operationId: fruitCreate\n'
    const unbuilt = module([[paths, create, `${create}    x-not-built: Se construye después.\n`]])
    expect(unbuilt).not.toContain('fruitCreate: {')
    expect(unbuilt).toContain('fruitList: {')
  })

  const gates: [string, object][] = [
    ['public', { who: 'public' }],
    ['admin', { who: 'admin' }],
    ['member', { who: 'member' }],
    ['{ plan: 1 }', { who: 'member', rule: { plan: 1 } }],
  ]
  test.each(gates)('maps x-access %s to a gate', (written, want) => {
    expect(
      operation('fruitCreate', [
        [
          paths,
          'x-access: { permission: contacts }\n    x-resource: { name: fruits, verb: create }',
          `x-access: ${written}\n    x-resource: { name: fruits, verb: create }`,
        ],
      ]).access,
    ).toEqual(want)
  })
})

test('toResources() maps each resource to its operations', () => {
  const { contract } = fruits()
  expect(toResources(contract.document, [...contract.calls.values()])).toEqual({
    fruits: {
      list: 'fruitList',
      create: 'fruitCreate',
      dialect: 'simple-rest',
      items: '',
      id: 'id',
      representation: 'name',
      capability: { sort: ['name'], filter: ['q', 'name'], max: 200 },
    },
  })
})

describe('screens', () => {
  test('resolves all parts of a table', () => {
    const options = [
      { value: 'green', label: 'Verde', tone: 'warning' },
      { value: 'ripe', label: 'Madura', tone: 'success' },
    ]
    expect(fruits().resolved).toEqual({
      route: '/fruits',
      title: 'Frutas',
      tabs: { strip: 'all', index: 0 },
      gate: { who: 'member', rule: { permission: 'contacts' } },
      body: {
        kind: 'table',
        resource: 'fruits',
        operation: 'fruitList',
        paging: 'server',
        columns: [
          { source: 'name', label: 'Nombre', type: 'text', sortable: true },
          { source: 'ripeness', label: 'Madurez', type: 'enum', options, sortable: false },
        ],
        filters: [{ source: 'name', label: 'Nombre', type: 'text', key: 'name', always: false }],
        search: true,
        pageSize: 10,
        sort: { field: 'name', order: 'ASC' },
        empty: { title: 'Todavía no hay frutas.' },
        create: {
          operation: 'fruitCreate',
          button: 'Nueva',
          title: 'Crear Fruta',
          sections: [
            {
              inputs: [
                { source: 'name', label: 'Nombre', type: 'text', required: true, maxLength: 50, input: 'text' },
                { source: 'ripeness', label: 'Madurez', type: 'enum', options, required: false },
              ],
            },
          ],
          submit: 'Guardar',
          cancel: 'Cancelar',
        },
        rowActions: [],
        bulkActions: [],
        csv: true,
      },
    })
  })

  test('derives the warning from x-needs-training, the gate from gateFrom, and fills brand texts', () => {
    const { resolved } = fruits([
      [
        paths,
        'x-resource: { name: fruits, verb: create }',
        'x-resource: { name: fruits, verb: create }\n    x-needs-training: true',
      ],
      [
        paths,
        'x-access: { permission: contacts }\n    x-resource: { name: fruits, verb: create }',
        'x-access: { role: [2] }\n    x-resource: { name: fruits, verb: create }',
      ],
      [
        screen,
        '"title": "Frutas"',
        '"title": "Frutas de {product}", "gateFrom": "fruitCreate", "help": "{support} {name}"',
      ],
    ])
    expect(resolved).toMatchObject({
      title: 'Frutas de Frutería',
      help: 'ayuda@fruta.example {name}',
      warning: true,
      gate: { who: 'member', rule: { role: [2] } },
    })
  })

  test('sorts and filters whole lists in the browser', () => {
    const { resolved } = fruits([
      [
        paths,
        "dialect: simple-rest, items: '', id: id }\n    x-list: { sort: [name], filter: { name: true }, search: [name] }",
        "dialect: whole, items: '', id: id }",
      ],
    ])
    expect(resolved.body).toMatchObject({
      paging: 'browser',
      search: false,
      columns: [{ sortable: true }, { sortable: true }],
    })
  })

  test("uses the shell's buttons in confirmations and forms of actions", () => {
    const { resolved } = fruits([
      [
        screen,
        '"empty"',
        '"rowActions": [{ "operation": "fruitCreate", "label": "Copiar", "icon": "copy", "confirm": { "title": "Copiar", "text": "¿Seguro?" }, "form": { "title": "Copiar", "detail": "«{name}»", "fields": ["name"] }, "when": { "field": "ripeness", "in": ["ripe"] } }], "empty"',
      ],
    ])
    expect(resolved.body).toMatchObject({
      rowActions: [
        {
          confirm: { title: 'Copiar', text: '¿Seguro?', yes: 'Si', no: 'No' },
          form: { title: 'Copiar', detail: '«{name}»', submit: 'Guardar', cancel: 'Cancelar' },
          when: { source: 'ripeness', in: ['ripe'] },
        },
      ],
    })
  })

  test('resolves pages and pending screens', () => {
    const page = smallContract([], {
      'screens/chats.json': '{ "title": "Chats", "page": "chats", "operations": ["fruitList"] }',
      'screens/later.json': '{ "title": "Luego", "pending": "Para más adelante.", "operations": ["fruitList"] }',
    })
    const bodies = page.screens.map((one) => toScreen(page.document, page.calls, page.shell, one))
    expect(bodies.map(({ body }) => body)).toMatchObject([
      { kind: 'page', page: 'chats', operations: ['fruitList'] },
      { kind: 'table' },
      { kind: 'pending', text: 'Para más adelante.' },
    ])
    expect(bodies.map(toRoute)).toMatchObject([
      { path: '/chats', kind: 'page', page: 'chats' },
      { kind: 'table' },
      { kind: 'pending' },
    ])
  })

  test('returns the names of screen files and the keys for overrides', () => {
    const { resolved, first } = fruits()
    expect(screenFile('/forms/survey/{idForm}')).toBe('forms.survey.idForm')
    expect(keysOf(resolved, operationsOf(first.screen))).toEqual({
      columns: ['name', 'ripeness'],
      inputs: ['name', 'ripeness', 'name'],
      actions: [],
      operations: ['fruitList', 'fruitCreate'],
    })
  })
})

test("uses a menu entry's own rule, otherwise the gate of its route", () => {
  const { contract } = fruits([
    [
      'screens/shell.json',
      '"menu": [',
      '"menu": [{ "route": "/fruits", "label": "A", "icon": "a", "shown": "always" }, { "route": "/fruits", "label": "B", "icon": "b", "shown": { "plan": 1 } }, ',
    ],
  ])
  const gates = new Map([['/fruits', { who: 'user' } as const]])
  expect(toMenu(contract.shell, gates).map(({ shown }) => shown)).toEqual([
    'always',
    { who: 'member', rule: { plan: 1 } },
    { who: 'user' },
  ])
})

describe('validators', () => {
  test('inputSchemas() lists the inputs of an operation with their types', () => {
    const { contract } = fruits()
    const list = contract.calls.get('fruitList')
    const create = contract.calls.get('fruitCreate')
    expect(list && inputSchemas(list).map(({ name }) => name)).toEqual(['fruitListQuery', 'fruitListParams'])
    expect(create && inputSchemas(create).map(({ name, type }) => [name, type])).toEqual([
      ['fruitCreateBody', "NonNullable<operations['fruitCreate']['requestBody']>['content']['application/json']"],
      ['fruitCreateParams', "NonNullable<operations['fruitCreate']['parameters']['path']>"],
    ])
  })

  test('fieldRules() collects labels, typing filters and messages by field', () => {
    const { contract } = fruits()
    const schema = {
      ...contract.document.components.schemas.FruitInput,
      properties: {
        ...contract.document.components.schemas.FruitInput?.properties,
        list: {
          type: 'array',
          items: {
            type: 'object',
            properties: { x: { type: 'string', title: 'Equis', 'x-messages': { minLength: 'Falta.' } } },
          },
        },
      },
    }
    expect(fieldRules(contract.document, schema)).toEqual({
      name: { label: 'Nombre', trim: true, input: 'text' },
      ripeness: { label: 'Madurez' },
      'list.*.x': { label: 'Equis', messages: { minLength: 'Falta.' } },
    })
  })
})
