import description from '../../../../../generated/openapi.json' with { type: 'json' }
import { operations } from '../../../../../generated/operations.ts'
import type { Operation } from '../../../../contract/operation.ts'

/** The parts of a property's schema that decide how its value is shown to people. */
export interface Property {
  title?: string
  type?: string | string[]
  format?: string
  $ref?: string
  anyOf?: Property[]
  items?: Property
  properties?: Record<string, Property>
  'x-type'?: string
  'x-options'?: { value: unknown; label: string }[]
  'x-ref'?: { resource: string }
}

interface Content {
  content?: Record<string, { schema?: Property }>
}
interface Described {
  requestBody?: Content
  responses?: Record<string, Content>
}

const { paths, components } = description as unknown as {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, Property> }
}

/** Returns a schema without references and alternatives with null. What stands beside a reference wins. */
export function resolved(schema: Property = {}): Property {
  const { $ref, anyOf, ...own } = schema
  const named = $ref && components.schemas[$ref.split('/').at(-1) ?? '']
  const other = named ?? anyOf?.find(({ type }) => type !== 'null')
  return other ? { ...resolved(other), ...own } : own
}

/** Returns the properties of what an operation takes, then of what it returns. */
function writtenAndRead({ path, method }: Operation): [string, Property][] {
  const { requestBody, responses = {} } = paths[path]?.[method] ?? {}
  const schemas = [requestBody, responses['200'], responses['201']].map(
    (part) => part?.content?.['application/json']?.schema,
  )
  return schemas.flatMap((schema) => Object.entries(resolved(schema).properties ?? {}))
}

const byKind = new Map<string, Readonly<Record<string, Property>>>()

/** Returns the properties of a kind of resource, from the operations that write it: those of an update first. */
export function propertiesOf(kind: string): Readonly<Record<string, Property>> {
  const known = byKind.get(kind)
  if (known) return known
  const writers = Object.values<Operation>(operations).filter(({ audit }) => audit?.resource === kind)
  const sorted = [...writers].sort(
    (a, b) => Number(b.audit?.action === 'update') - Number(a.audit?.action === 'update'),
  )
  const all: Record<string, Property> = {}
  for (const operation of sorted) for (const [name, property] of writtenAndRead(operation)) all[name] ??= property
  byKind.set(kind, all)
  return all
}
