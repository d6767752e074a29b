import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { type Document, type Media, methods, type Parameter, type PathItem, type Response } from '../model.ts'
import { lookup } from '../schema.ts'
import { type Edit, smallContract } from '../small-contract.ts'
import { layOut } from './layout.ts'
import { typesModule } from './types.ts'

/** The types on one line, to simplify assertions. */
const types = typesModule(smallContract().document).replace(/\s+/g, ' ')

test('refers from paths to operations and from operations to components', () => {
  expect(types).toContain('get: operations["fruitList"];')
  expect(types).toContain('"application/json": components["schemas"]["FruitInput"] }')
})

test('types JSON query parameters by their contents', () => {
  expect(types).toMatch(/filter\?: \{ [^}]*name\?: string/)
  expect(types).toMatch(/range\?: \[/)
})

// openapi-typescript is the reference for the output. It takes a second to load, so the generator does not use it.
const require = createRequire(import.meta.url)
const each = <T, U>(map: Record<string, T>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]))
const media = ({ schema }: Media): Media => (schema ? { schema } : {})
const response = ({ description: _, ...one }: Response): Response =>
  one.content ? { ...one, content: each(one.content, media) } : one
const parameter = ({ content, example: _, ...one }: Parameter): Parameter => {
  const schema = content?.['application/json']?.schema
  return schema ? { ...one, schema } : { ...one, ...(content && { content }) }
}
const body = ({ requestBody }: { requestBody?: { content: Record<string, Media> } }) =>
  requestBody && { requestBody: { ...requestBody, content: each(requestBody.content, media) } }
function path({ parameters: shared = [], ...item }: PathItem): PathItem {
  const made: PathItem = {}
  for (const method of methods) {
    const node = item[method]
    if (!node) continue
    const { summary: _, description: __, ...typed } = node
    const parameters = [...shared, ...(node.parameters ?? [])].map(parameter)
    made[method] = { ...typed, ...body(node), parameters, responses: each(node.responses, response) }
  }
  return made
}

function measured(document: Document): string {
  const transform = require('openapi-typescript/dist/transform/index.cjs')
  const { astToString } = require('openapi-typescript/dist/lib/ts.cjs')
  const { parameters = {}, responses = {} } = document.components
  const bare = {
    ...document,
    paths: each(document.paths, path),
    ...(document.webhooks && {
      webhooks: each(document.webhooks, ({ post }) => ({
        ...(post && { post: { ...post, ...body(post), responses: each(post.responses ?? {}, response) } }),
      })),
    }),
    components: {
      ...document.components,
      parameters: each(parameters, ({ description: _, ...one }) => parameter(one)),
      responses: each(responses, response),
    },
  }
  const settings = { discriminators: { objects: {}, refsHandled: [] }, injectFooter: [], silent: true }
  const printed = astToString(transform(bare, { ...settings, resolve: (ref: string) => lookup(bare as Document, ref) }))
  // It types headers that a response does not name.
  const named = printed.replaceAll(/headers: \{\s*\[name: string\]: unknown;\s*\};\s*/g, '')
  return `// Generated from openapi/. Do not edit: npm run generate.\n${layOut(named)}`
}

const schemas = 'openapi/schemas/fruits.yaml'
const property = (written: string): Edit[] => [[schemas, 'name: { type: string, title: Nombre }', `name: ${written}`]]
const cases: [what: string, edits: Edit[]][] = [
  ['the small contract', []],
  ['nothing at all', property('{}')],
  ['several types', property("{ type: [string, number, integer, 'null'], title: Nombre, format: date, default: x }")],
  ['an object or null', property("{ type: [object, 'null'], additionalProperties: false, properties: { a: {} } }")],
  ['lists', property('{ type: array, items: { type: array, items: { enum: [1, -2, null, "ñ"] } } }')],
  ['a list of what is a list', property('{ type: array, items: { type: [array], items: { type: string } } }')],
  ['a list of two alternatives', property('{ type: array, items: { oneOf: [{ type: string }, { type: array }] } }')],
  [
    'a list of tuples',
    property(
      '{ type: array, items: { type: array, prefixItems: [{ const: a }, { type: object, additionalProperties: false }] } }',
    ),
  ],
  [
    'constants',
    property('{ anyOf: [{ const: a }, { const: true }, { const: [1, x] }, { const: { a: 1, b-c: [] } }] }'),
  ],
  ['values of an object', property('{ type: object, enum: [{ const: 1 }], additionalProperties: false }')],
  ['a map', property('{ type: object, additionalProperties: { type: integer } }')],
  ['a map of anything', property('{ type: object, additionalProperties: true }')],
  [
    'a map beside properties, and patterns',
    property(
      "{ type: object, properties: { 'con espacio': {}, ñ: {}, 200: {}, -1: {} }, additionalProperties: {}, patternProperties: { '^x': { type: string } } }",
    ),
  ],
  ['primitives once', property('{ type: string, anyOf: [{ type: string }, { type: string }, { type: number }] }')],
  ['a choice beside a type', property("{ type: [string, 'null'], oneOf: [{ type: string }, { enum: [1, 2] }] }")],
  [
    'a choice beside properties',
    property(
      '{ type: object, properties: { a: {} }, additionalProperties: false, oneOf: [{ enum: [a] }, { type: number }] }',
    ),
  ],
  [
    'a whole of parts, of which it requires some',
    property(
      "{ allOf: [{ $ref: '#/components/schemas/Fruit' }, { type: object, properties: { size: {} }, required: [size] }], required: [id, size, none] }",
    ),
  ],
  ['a whole of one part', property("{ title: Una, allOf: [{ $ref: '#/components/schemas/Ripeness' }] }")],
  ["another's property", property("{ $ref: '#/components/schemas/FruitInput/properties/ripeness' }")],
  [
    'comments',
    property(
      `{ type: string, title: "Dos\\n\\n líneas", description: "con */ dentro\\ny otra", default: [], examples: [1, { a: 2 }], deprecated: true, readOnly: true }`,
    ),
  ],
  ['a constant with a comment', property('{ const: null, description: nada }')],
  [
    'parameters of all places, one of them in the place of another',
    [
      [
        'openapi/paths/fruits.yaml',
        '    x-list:',
        '    parameters: [{ name: bot, in: path, required: true, description: El, schema: { type: string } }, { name: X-Key, in: header, required: true, example: a }, { name: q, in: query, content: { text/plain: {} } }]\n    x-list:',
      ],
    ],
  ],
  [
    'answers and bodies of other kinds',
    [
      [
        'openapi/paths/fruits.yaml',
        "'201':",
        "'204': { description: Nada, headers: { X-Total: { required: true, description: Cuántos, schema: { type: integer } }, Otra: {} } }\n      '202': { description: Una, content: { image/png: {} } }\n      '201':",
      ],
      [
        'openapi/paths/fruits.yaml',
        'required: true\n      content:',
        'content:\n        multipart/form-data: { schema: { type: object, additionalProperties: false, properties: { file: { type: string, format: binary } } } }',
      ],
    ],
  ],
]
test.each(cases)('prints %s like openapi-typescript', (_what, edits) => {
  const { document } = smallContract(edits)
  expect(typesModule(document)).toBe(measured(document))
})

test('prints events like openapi-typescript', () => {
  const { document } = smallContract(
    [['openapi/openapi.yaml', 'x-scopes: [bot]', 'x-scopes: [bot]\nx-audiences: [bot]']],
    {
      'openapi/events.yaml':
        "fruit-gone: { post: { summary: Se fue, x-audience: bot, requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Fruit' } } } }, responses: { '204': { description: Visto } } } }\n",
    },
  )
  expect(typesModule(document)).toBe(measured(document))
})
