import type { Document, Schema } from '../model.ts'
import { literal } from '../print.ts'
import { lookup, properties, resolve } from '../schema.ts'
import { ByFile } from './by-file.ts'

/** The database's largest integer, which is the maximum of ids only. */
const HIGHEST_ID = 2_147_483_647

const SCHEMAS = '#/components/schemas/'

/** Limits of a value from its schema. */
interface Limits {
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  /** limits of each item of a list of plain values */
  items?: Limits
}

/**
 * Generates `<SchemaName>Limits` for every named schema in a request body, for the fields of handwritten forms, and for
 * those with `x-limits`. Generated screens and validators have their own limits. There is one module per file that
 * describes schemas, so that a page does not load the limits of all the others, and `limits.ts`, which exports them all.
 */
export function limitModules(document: Document): Map<string, string> {
  const sent = new Set<string>()
  for (const item of Object.values(document.paths))
    for (const operation of Object.values(item))
      collect(document, (operation as { requestBody?: unknown }).requestBody, sent)
  const byFile = new ByFile()
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    if (!sent.has(name) && !schema['x-limits']) continue
    const limits = limitsOf(document, { $ref: `${SCHEMAS}${name}` })
    if (Object.keys(limits).length === 0) continue
    byFile.add(schema, `export const ${name}Limits = ${literal(limits)} as const\n`)
  }
  return byFile.modules('limits')
}

/** Collects the names of all schemas that a part of the description refers to, including indirectly. */
function collect(document: Document, part: unknown, into: Set<string>): void {
  if (typeof part !== 'object' || part === null) return
  for (const [key, value] of Object.entries(part)) {
    if (key !== '$ref' || typeof value !== 'string') collect(document, value, into)
    else if (value.startsWith(SCHEMAS) && !into.has(value.slice(SCHEMAS.length))) {
      into.add(value.slice(SCHEMAS.length))
      collect(document, lookup(document, value), into)
    }
  }
}

/**
 * The limits of an object's properties; those of additional properties are under `*`. Omits properties without limits.
 */
export function limitsOf(document: Document, schema: Schema): Record<string, Limits> {
  const free = resolve(document, schema).additionalProperties
  const named = [...properties(document, schema)].map(([name, property]) => [name, property.schema] as const)
  const given = typeof free === 'object' ? [...named, ['*', free] as const] : named
  const all = given.map(([name, property]) => [name, own(document, property)] as const)
  return Object.fromEntries(all.filter(([, limits]) => Object.keys(limits).length > 0))
}

function own(document: Document, given: Schema): Limits {
  const schema = resolve(document, given)
  const { maxLength, minimum, maximum, minItems, maxItems } = schema
  const items = typeof schema.items === 'object' ? own(document, schema.items) : {}
  // Ids are selected, never typed.
  if (maximum === HIGHEST_ID) return {}
  const found = { maxLength, minimum, maximum, minItems, maxItems, ...(Object.keys(items).length > 0 && { items }) }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}
