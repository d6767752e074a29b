import { createRequire } from 'node:module'
import type { GlobalContext } from 'openapi-typescript'
import { type Document, type Media, methods, type Parameter, type PathItem, type Response } from '../model.ts'
import { lookup } from '../schema.ts'
import { layOut } from './layout.ts'

// Required and taken below its entry: imported, Node would first search the nine megabytes of TypeScript, which it
// prints with, for names, and the entry brings a linter along.
const require = createRequire(import.meta.url)

/** How openapi-typescript prints, anew for each run since it collects into this; a field with a default stays optional, since the server fills nothing in. */
const settings = () => ({
  additionalProperties: false,
  alphabetize: false,
  arrayLength: false,
  defaultNonNullable: false,
  discriminators: { objects: {}, refsHandled: [] },
  emptyObjectsUnknown: false,
  enum: false,
  enumValues: false,
  excludeDeprecated: false,
  exportType: false,
  immutable: false,
  injectFooter: [],
  pathParamsAsTypes: false,
  propertiesRequiredByDefault: false,
  rootTypes: false,
  silent: true,
})

/**
 * `paths`, `operations`, `components` and `webhooks` as types, which openapi-fetch reads. The document has been checked
 * and merged here already, so openapi-typescript's own loading and linting are left out.
 */
export function typesModule(document: Document): string {
  const transform: (
    document: Document,
    context: GlobalContext,
  ) => unknown = require('openapi-typescript/dist/transform/index.cjs')
  const { astToString }: { astToString(ast: unknown): string } = require('openapi-typescript/dist/lib/ts.cjs')
  const described = lean(document)
  const context = { ...settings(), resolve: (ref: string) => lookup(described, ref) } as unknown as GlobalContext
  return `// Generated from openapi/. Do not edit: npm run generate.
${layOut(astToString(transform(described, context)))}`
}

/**
 * What types are made of: each operation with the parameters of its path, without examples and without the texts that
 * `operations.ts` has or that a name says: of operations, their answers, and parameters that many share.
 */
function lean(document: Document): Document {
  const { parameters = {}, responses = {} } = document.components
  return {
    ...document,
    paths: each(document.paths, leanPath),
    ...(document.webhooks && {
      webhooks: each(document.webhooks, ({ post }) => ({
        ...(post && { post: { ...post, ...leanBody(post), responses: each(post.responses ?? {}, leanResponse) } }),
      })),
    }),
    components: {
      ...document.components,
      parameters: each(parameters, ({ description: _, ...parameter }) => leanParameter(parameter)),
      responses: each(responses, leanResponse),
    },
  }
}

function leanPath({ parameters: shared = [], ...item }: PathItem): PathItem {
  const made: PathItem = {}
  for (const method of methods) {
    const node = item[method]
    if (!node) continue
    const { summary: _summary, description: _description, ...typed } = node
    made[method] = {
      ...typed,
      ...leanBody(node),
      parameters: [...shared, ...(node.parameters ?? [])].map(leanParameter),
      responses: each(node.responses, leanResponse),
    }
  }
  return made
}

/** openapi-typescript takes a parameter with JSON content for a bare text; here its type is what the text holds. */
function leanParameter({ content, example: _, ...parameter }: Parameter): Parameter {
  const schema = content?.['application/json']?.schema
  if (schema) return { ...parameter, schema }
  return content ? { ...parameter, content } : parameter
}

const leanBody = ({ requestBody }: { requestBody?: { content: Record<string, Media> } }) =>
  requestBody && { requestBody: { ...requestBody, content: each(requestBody.content, leanMedia) } }

const leanResponse = ({ description: _, ...response }: Response): Response =>
  response.content ? { ...response, content: each(response.content, leanMedia) } : response

const leanMedia = ({ schema }: Media): Media => (schema ? { schema } : {})

const each = <T, U>(map: Record<string, T>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]))
