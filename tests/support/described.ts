import description from '../../generated/openapi.json' with { type: 'json' }
import { operations } from '../../generated/operations.ts'
import type { Operation } from '../../src/contract/operation.ts'

/** The parts of a schema that tests read. */
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

/** Returns the operation with this id, or undefined if it is not described or not implemented. */
export function operationOf(id: string): Operation | undefined {
  const operation = (operations as Record<string, Operation>)[id]
  return operation?.notBuilt === undefined ? operation : undefined
}

/** Returns a schema with the references of its properties replaced by their schemas. */
export function resolved(schema: Schema = {}): Schema {
  const found = schema.$ref ? (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema
  const properties = Object.entries(found.properties ?? {}).map(([name, one]) => [name, shallow(one)])
  return { ...found, properties: Object.fromEntries(properties) }
}

const shallow = (schema: Schema): Schema =>
  schema.$ref ? (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema

/** Returns the schema of an operation's request body. */
export const bodyOf = (operation: Operation): Schema =>
  resolved(described(operation)?.requestBody?.content?.[JSON_TYPE]?.schema)

/** Returns the schema of an operation's successful response. */
export function answerOf(operation: Operation): Schema {
  return resolved(described(operation)?.responses[String(operation.success[0])]?.content?.[JSON_TYPE]?.schema)
}

/** Returns the keys by which a list can be filtered. */
export function filtersOf(operation: Operation): Record<string, Schema> {
  const filter = described(operation)?.parameters?.find(({ name }) => name === 'filter')
  return resolved(filter?.content?.[JSON_TYPE]?.schema).properties ?? {}
}

const described = ({ path, method }: Operation): Described | undefined => paths[path]?.[method]
