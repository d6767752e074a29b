import { astToString, type GlobalContext, transformSchema } from 'openapi-typescript'
import type { Document, Parameter } from '../model.ts'
import { lookup } from '../schema.ts'

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
  const described = withJsonParameters(document)
  const context = { ...settings(), resolve: (ref: string) => lookup(described, ref) } as unknown as GlobalContext
  return `// Generated from openapi/. Do not edit: npm run generate.
${astToString(transformSchema(described as never, context))}`
}

/** openapi-typescript takes a parameter with JSON content for a bare text; here its type is what the text holds. */
function withJsonParameters(document: Document): Document {
  const plain = ({ content, ...parameter }: Parameter): Parameter => {
    const schema = content?.['application/json']?.schema
    return schema ? { ...parameter, schema } : content ? { ...parameter, content } : parameter
  }
  const described = (node: unknown): unknown => {
    const { parameters } = node as { parameters?: Parameter[] }
    return parameters ? { ...(node as object), parameters: parameters.map(plain) } : node
  }
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path,
    Object.fromEntries(Object.entries(item).map(([key, node]) => [key, described(node)])),
  ])
  return { ...document, paths: Object.fromEntries(paths) }
}
