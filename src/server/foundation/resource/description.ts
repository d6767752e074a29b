import description from '../../../../generated/openapi.json' with { type: 'json' }
import { operations } from '../../../../generated/operations.ts'
import type { Operation } from '../../../contract/operation.ts'
import { exact, type ListColumn, text, time } from '../store/list.ts'

/** The parts of a property's schema that the resource factory needs. */
interface Property {
  type?: string | string[]
  format?: string
  items?: Property
  properties?: Record<string, Property>
  $ref?: string
  'x-options'?: unknown
}
interface DescribedOperation {
  'x-list'?: { sort?: string[]; filter?: Record<string, unknown>; search?: string[] }
  responses?: Record<string, { content?: Record<string, { schema?: Property }> }>
}

const { paths, components } = description as unknown as {
  paths: Record<string, Record<string, DescribedOperation>>
  components: { schemas: Record<string, Property> }
}

/** Returns the operation of an id; undefined if the description has none. */
export const operationOf = (id: string): Operation | undefined => (operations as Record<string, Operation>)[id]

/**
 * Returns the writable properties of a resource: those of the body that creates it, without its version.
 * @param name prefix of the resource's operations
 */
export function writtenFields(name: string): readonly string[] {
  const fields = operationOf(`${name}Create`)?.bodyFields ?? []
  return fields.filter((field) => field !== 'version')
}

/**
 * Returns the readable properties of a resource: those in the response of its creation.
 * @param name prefix of the resource's operations
 */
export function answeredFields(name: string): ReadonlySet<string> {
  const operation = operationOf(`${name}Create`)
  const responses = operation && paths[operation.path]?.[operation.method]?.responses
  const answer = (responses?.['201'] ?? responses?.['200'])?.content?.['application/json']?.schema ?? {}
  return new Set(Object.keys(resolve(answer).properties ?? {}))
}

/** Factories of a list's columns, by field. */
type DescribedColumns = Readonly<Record<string, (column: string, timeZone: string) => ListColumn>>

/** Returns a column factory for each field that a resource's list is sorted, filtered or searched by. */
export function describedColumns(name: string): DescribedColumns {
  const operation = operationOf(`${name}List`)
  const described = operation && paths[operation.path]?.[operation.method]
  const list = described?.['x-list']
  if (!list) return {}
  const properties = resolve(itemsOf(described)).properties ?? {}
  const named = [...(list.sort ?? []), ...Object.keys(list.filter ?? {}), ...(list.search ?? [])]
  const fields = named.map((field) => (properties[field] ? field : field.replace(/_(from|to)$/, '')))
  const columns = [...new Set(['id', ...fields])].map((field) => [field, kindOf(properties[field])] as const)
  return Object.fromEntries(columns)
}

function itemsOf(operation: DescribedOperation): Property {
  return resolve(operation.responses?.['200']?.content?.['application/json']?.schema ?? {}).items ?? {}
}

function kindOf(property: Property = {}): DescribedColumns[string] {
  const { type, format, 'x-options': options } = resolve(property)
  if (format === 'date-time') return time
  const types = [type].flat()
  return types.includes('string') && !options && !format ? text : exact
}

function resolve(schema: Property): Property {
  return schema.$ref ? resolve(components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema
}
