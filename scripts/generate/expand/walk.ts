import type { Document, Schema } from '../model.ts'
import { inherit, isObject } from '../places.ts'
import { lookup } from '../schema.ts'

/** Schema keys whose values are schemas: one, a list, or a map by name. */
const kinds = new Map<string, 'one' | 'list' | 'map'>([
  ...['items', 'additionalProperties', 'unevaluatedProperties', 'propertyNames'].map((key) => [key, 'one'] as const),
  ...['contains', 'not', 'if', 'then', 'else'].map((key) => [key, 'one'] as const),
  ...['allOf', 'anyOf', 'oneOf', 'prefixItems'].map((key) => [key, 'list'] as const),
  ...['properties', 'patternProperties'].map((key) => [key, 'map'] as const),
])

/** The direct subschemas of a schema, each with its key path. */
export function subschemas(schema: Schema): { schema: Schema; path: string[] }[] {
  const found: { schema: Schema; path: string[] }[] = []
  for (const [key, value] of Object.entries(schema)) {
    const kind = isObject(value) ? kinds.get(key) : undefined
    if (kind === 'one') found.push({ schema: value, path: [key] })
    else if (kind)
      for (const [name, part] of Object.entries(value)) found.push({ schema: part as Schema, path: [key, name] })
  }
  return found
}

/** Calls `visit` for a schema and all nested schemas; does not follow references. */
export function walk(schema: Schema, visit: (schema: Schema) => void): void {
  visit(schema)
  for (const part of subschemas(schema)) walk(part.schema, visit)
}

/**
 * Copies a schema and applies `change` to it and all nested schemas, innermost first. `change` also receives the schema
 * as written. Unchanged schemas keep their identity.
 */
export function mapSchema(schema: Schema, change: (schema: Schema, written: Schema) => Schema): Schema {
  let made: Schema | undefined
  for (const { schema: part, path } of subschemas(schema)) {
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

/** All schemas reachable from the roots, including through references. */
export function reachable(document: Document, roots: Iterable<Schema>): Set<Schema> {
  const found = new Set<Schema>()
  const visit = (schema: Schema) => {
    if (found.has(schema)) return
    found.add(schema)
    const target = schema.$ref ? (lookup(document, schema.$ref) as Schema | undefined) : undefined
    if (target) visit(target)
    for (const part of subschemas(schema)) visit(part.schema)
  }
  for (const root of roots) visit(root)
  return found
}
