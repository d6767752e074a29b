import type { Document, Schema } from '../model.ts'
import { inherit, isObject } from '../places.ts'
import { lookup } from '../schema.ts'

const single = [
  'items',
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'contains',
  'not',
  'if',
  'then',
  'else',
] as const
const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const
const maps = ['properties', 'patternProperties'] as const

/** The schemas directly inside a schema, each with the keys that lead to it. */
export function* parts(schema: Schema): Generator<{ schema: Schema; path: string[] }> {
  for (const key of single) {
    const part = schema[key]
    if (isObject(part)) yield { schema: part as Schema, path: [key] }
  }
  for (const key of lists)
    for (const [index, part] of (schema[key] ?? []).entries()) yield { schema: part, path: [key, String(index)] }
  for (const key of maps)
    for (const [name, part] of Object.entries(schema[key] ?? {})) yield { schema: part, path: [key, name] }
}

/** Calls `visit` for a schema and every schema written inside it; references are not followed. */
export function walk(schema: Schema, visit: (schema: Schema) => void): void {
  visit(schema)
  for (const part of parts(schema)) walk(part.schema, visit)
}

/**
 * A copy of a schema with `change` made to it and every schema inside, innermost first; `change` also gets the schema
 * as it was written. What does not change stays the same object.
 */
export function mapSchema(schema: Schema, change: (schema: Schema, written: Schema) => Schema): Schema {
  let made: Schema | undefined
  for (const { schema: part, path } of parts(schema)) {
    const changed = mapSchema(part, change)
    if (changed === part) continue
    made ??= { ...schema }
    const [key, inner] = path as [keyof Schema, string | undefined]
    if (inner === undefined) Object.assign(made, { [key]: changed })
    else if (Array.isArray(made[key]))
      Object.assign(made, { [key]: (made[key] as Schema[]).with(Number(inner), changed) })
    else Object.assign(made, { [key]: inherit({ ...(made[key] as object), [inner]: changed }, schema[key]) })
  }
  const result = change(made ?? schema, schema)
  return result === schema ? schema : inherit(result, schema)
}

/** Every schema that these lead to, references followed. */
export function reachable(document: Document, roots: Iterable<Schema>): Set<Schema> {
  const found = new Set<Schema>()
  const visit = (schema: Schema) => {
    if (found.has(schema)) return
    found.add(schema)
    const target = schema.$ref ? (lookup(document, schema.$ref) as Schema | undefined) : undefined
    if (target) visit(target)
    for (const part of parts(schema)) visit(part.schema)
  }
  for (const root of roots) visit(root)
  return found
}
