import { expect, test } from 'vitest'
import { findingsOf, smallContract } from '../small-contract.ts'
import { operationsOf, toScreen } from '../transform/screens.ts'

// Form pages of several parts, each of which may read a record of its own.

const call = (id: string, verb: 'get' | 'put', answer: string) => `  ${verb}:
    operationId: ${id}
    tags: [baskets]
    summary: Canasta
    x-access: { permission: contacts }
${
  verb === 'put'
    ? `    requestBody:
      required: true
      content: { application/json: { schema: { $ref: '#/components/schemas/FruitInput' }, example: { name: Pera } } }
`
    : ''
}    responses: ${answer}
`
const record = `{ '200': { description: Leída, content: { application/json: { schema: { $ref: '#/components/schemas/FruitInput' }, example: { name: Pera } } } } }`
const path = (name: string) => `/${name}/{bot}:
  parameters: [{ $ref: '#/components/parameters/bot' }]
`
const files = (part: string) => ({
  'openapi/paths/baskets.yaml': [
    path('baskets') + call('basketGet', 'get', record) + call('basketUpdate', 'put', record),
    path('lids') + call('lidGet', 'get', record) + call('lidUpdate', 'put', record),
    path('emptiness') + call('emptyGet', 'get', "{ '204': { description: Nada } }"),
  ].join(''),
  'screens/basket.json': `{
  "title": "Canasta",
  "operations": ["lidGet", "emptyGet"],
  "form": {
    "read": "basketGet",
    "save": "basketUpdate",
    "fields": ["name"],
    "also": [
      { ${part} "save": "lidUpdate", "fields": ["name"] }
    ]
  }
}
`,
})
const tag: [string, string, string] = [
  'openapi/openapi.yaml',
  'tags: [{ name: fruits, description: Frutas }]',
  'tags: [{ name: fruits, description: Frutas }, { name: baskets, description: Canastas }]',
]
const found = (part: string) => findingsOf([tag], undefined, files(part))

test('a part without a record of its own shows that of the page', () => {
  expect(found('')).toEqual([])
})

test('a part may read a record of its own, which is one of the operations of the screen', () => {
  expect(found('"read": "lidGet",')).toEqual([])
  const { document, calls, shell, screens } = smallContract([tag], files('"read": "lidGet",'))
  const loaded = screens.find(({ route }) => route === '/basket')
  if (!loaded) throw new Error('no screen')
  expect(operationsOf(loaded.screen)).toEqual(['basketGet', 'basketUpdate', 'lidGet', 'lidUpdate', 'emptyGet'])
  expect(toScreen(document, calls, shell, loaded).body).toMatchObject({
    read: 'basketGet',
    operation: 'basketUpdate',
    also: [{ read: 'lidGet', operation: 'lidUpdate', submit: 'Guardar' }],
  })
})

test.each([
  ['lidGot', 'there is no operation lidGot'],
  ['emptyGet', 'emptyGet does not return a record'],
  ['basketGet', 'basketGet is read by the form already'],
])('a part that reads %s is refused', (read, message) => {
  expect(found(`"read": "${read}",`)).toEqual([`screens/basket.json:9 ${message}`])
})

const headed = (heading: string) => {
  const { 'screens/basket.json': screen, ...rest } = files('')
  return {
    ...rest,
    'screens/basket.json': screen.replace('"read": "basketGet",', `"read": "basketGet", "heading": "${heading}",`),
  }
}

test('a text of the record may head the page', () => {
  const { document, calls, shell, screens } = smallContract([tag], headed('name'))
  const loaded = screens.find(({ route }) => route === '/basket')
  if (!loaded) throw new Error('no screen')
  expect(toScreen(document, calls, shell, loaded).body).toMatchObject({ kind: 'form', heading: 'name' })
  expect(findingsOf([tag], undefined, headed('name'))).toEqual([])
  expect(findingsOf([tag], undefined, headed('title'))).toEqual([
    expect.stringContaining('the heading title is not a text of what basketGet returns'),
  ])
})
