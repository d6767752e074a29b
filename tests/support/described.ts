import description from '../../generated/openapi.json' with { type: 'json' }
import { operations } from '../../generated/operations.ts'
import type { Operation } from '../../src/contract/operation.ts'

/** What tests read of a schema. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  maxLength?: number
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  'x-options'?: unknown
  'x-ref'?: unknown
}
interface Content {
  content?: Record<string, { schema: Schema }>
}
interface Described {
  requestBody?: Content
  responses: Record<string, Content>
  parameters?: (Content & { name: string })[]
}

const { paths, components } = description as unknown as {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, Schema> }
}

const JSON_TYPE = 'application/json'

/** The operation of this id, unless the description has none or nobody answers it yet. */
export function operationOf(id: string): Operation | undefined {
  const operation = (operations as Record<string, Operation>)[id]
  return operation?.notBuilt === undefined ? operation : undefined
}

/** A schema with what its properties refer to put in their place. */
export function resolved(schema: Schema = {}): Schema {
  const found = schema.$ref ? (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema
  const properties = Object.entries(found.properties ?? {}).map(([name, one]) => [name, shallow(one)])
  return { ...found, properties: Object.fromEntries(properties) }
}

const shallow = (schema: Schema): Schema =>
  schema.$ref ? (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema

/** The body that an operation takes. */
export const bodyOf = (operation: Operation): Schema =>
  resolved(described(operation)?.requestBody?.content?.[JSON_TYPE]?.schema)

/** What an operation answers when all went well. */
export function answerOf(operation: Operation): Schema {
  return resolved(described(operation)?.responses[String(operation.success[0])]?.content?.[JSON_TYPE]?.schema)
}

/** The keys that a list can be filtered by. */
export function filtersOf(operation: Operation): Record<string, Schema> {
  const filter = described(operation)?.parameters?.find(({ name }) => name === 'filter')
  return resolved(filter?.content?.[JSON_TYPE]?.schema).properties ?? {}
}

const described = ({ path, method }: Operation): Described | undefined => paths[path]?.[method]
