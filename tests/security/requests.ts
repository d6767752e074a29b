import description from '../../generated/openapi.json' with { type: 'json' }
import { operations } from '../../generated/operations.ts'
import type { Operation } from '../../src/contract/operation.ts'

/** A JSON Schema as in the OpenAPI document. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  enum?: unknown[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  pattern?: string
  format?: string
}

interface Parameter {
  name: string
  in: string
  schema: Schema
}

interface Described {
  parameters?: ({ $ref: string } | Parameter)[]
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> }
}

export const all: Operation[] = Object.values<Operation>(operations)

const paths = description.paths as unknown as Record<string, Record<string, Described> & Described>
const shared = description.components.parameters as unknown as Record<string, Parameter>
const schemas = description.components.schemas as unknown as Record<string, Schema>

/** Returns the schema that a reference points to. */
export function resolve(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name ? resolve(schemas[name] ?? {}) : schema
}

/** Returns the schema and the example of the JSON body. */
export function bodyOf(operation: Operation): { schema: Schema; example: unknown } | undefined {
  const content = paths[operation.path]?.[operation.method]?.requestBody?.content['application/json']
  return content && { schema: content.schema, example: content.example ?? {} }
}

/** Returns a plausible value of a path parameter. */
function plausible(operation: Operation, name: string): string | number {
  const item = paths[operation.path]
  const described = [...(item?.parameters ?? []), ...(item?.[operation.method]?.parameters ?? [])]
    .map((given) => ('$ref' in given ? shared[given.$ref.split('/').at(-1) ?? ''] : given))
    .find((given) => given?.in === 'path' && given.name === name)
  const { enum: options, type } = resolve(described?.schema ?? {})
  if (options) return String(options[0])
  return type === 'string' ? 'x'.repeat(43) : 1
}

/** Returns the path of an operation with these parameters, and plausible values for the missing ones. */
export function address(operation: Operation, params: Record<string, string | number> = {}): string {
  return operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? plausible(operation, name))),
  )
}
