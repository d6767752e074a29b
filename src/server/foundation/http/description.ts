import description from '../../../../generated/openapi.json' with { type: 'json' }
import type { Operation } from '../../../contract/operation.ts'

// Parts of the OpenAPI description that the registrar needs beyond the operation table: types of parameters and media
// types of bodies.

interface Parameter {
  name: string
  in: string
  schema?: Schema
}
interface Schema {
  type?: string | string[]
  $ref?: string
  properties?: Record<string, unknown>
}
interface DescribedOperation {
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { required?: boolean; content?: Record<string, { schema?: Schema }> }
  responses?: Record<string, { content?: Record<string, unknown> }>
}
interface Description {
  paths: Record<string, Record<string, unknown>>
  components: { parameters?: Record<string, Parameter>; schemas?: Record<string, Schema> }
}

const described = description as unknown as Description

/** The whole description as text, the response of `GET /api/openapi.json`. */
export const descriptionText = JSON.stringify(description)

const inDescription = ({ path, method }: Operation) => described.paths[path]?.[method] as DescribedOperation | undefined

/** Returns the names of an operation's integer or boolean parameters. They arrive as text and are parsed strictly. */
export function parametersOfType(operation: Operation, type: 'integer' | 'boolean'): ReadonlySet<string> {
  const shared = described.paths[operation.path]?.parameters as DescribedOperation['parameters']
  const all = [...(shared ?? []), ...(inDescription(operation)?.parameters ?? [])].map(resolve)
  return new Set(all.filter(({ schema }) => typeOf(schema) === type).map(({ name }) => name))
}

const typeOf = (schema: Schema | undefined) => schemaOf(schema)?.type

function schemaOf(schema: Schema | undefined): Schema | undefined {
  if (!schema?.$ref) return schema
  return schemaOf(described.components.schemas?.[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)])
}

/** Returns the names of the parts that an operation's form may have; undefined if its body is no form. */
export function formParts(operation: Operation): ReadonlySet<string> | undefined {
  const form = inDescription(operation)?.requestBody?.content?.['multipart/form-data']
  return form && new Set(Object.keys(schemaOf(form.schema)?.properties ?? {}))
}

/** Returns the accepted media types of an operation's body; empty if it takes none. */
export function bodyTypes(operation: Operation): readonly string[] {
  return Object.keys(inDescription(operation)?.requestBody?.content ?? {})
}

/** Returns the media type of a response that is not JSON, by status; undefined if the description has none. */
export function binaryType(operation: Operation, status: number): string | undefined {
  return Object.keys(inDescription(operation)?.responses?.[status]?.content ?? {})[0]
}

/** Names of secret properties (`x-secret`): never returned, logged or written to the audit log. */
export const secretNames: ReadonlySet<string> = new Set(secretsIn(description, ''))

function secretsIn(value: unknown, name: string): string[] {
  if (value === null || typeof value !== 'object') return []
  const inner = Object.entries(value).flatMap(([key, part]) => secretsIn(part, key))
  return 'x-secret' in value ? [name, ...inner] : inner
}

function resolve(parameter: Parameter | { $ref: string }): Parameter {
  if (!('$ref' in parameter)) return parameter
  const name = parameter.$ref.slice(parameter.$ref.lastIndexOf('/') + 1)
  const found = described.components.parameters?.[name]
  if (!found) throw new Error(`the description has no parameter ${name}`)
  return found
}
