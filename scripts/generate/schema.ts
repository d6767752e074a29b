import type { Document, Schema } from './model.ts'
import { inherit } from './places.ts'

/** A property of an object schema: its resolved schema, and whether it is required or nullable. */
interface Property {
  schema: Schema
  required: boolean
  nullable: boolean
}

/** The name at the end of a component reference. */
export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1)
}

/** Resolves a local reference; undefined if it does not exist. */
export function lookup(document: Document, ref: string): unknown {
  if (!ref.startsWith('#/')) return undefined
  const parts = ref.slice(2).split('/')
  let at: unknown = document
  for (const part of parts) {
    const key = part.includes('~') ? part.replaceAll('~1', '/').replaceAll('~0', '~') : part
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined
    at = (at as Record<string, unknown>)[key]
  }
  return at
}

/**
 * Follows a schema's reference and removes "or null". Keys next to the reference override those of its target. A schema
 * with `allOf` keeps its parts: see {@link properties}.
 */
export function resolve(document: Document, schema: Schema): Schema {
  let at = schema
  for (let depth = 0; at.$ref !== undefined && depth < 50; depth++) {
    const { $ref, ...beside } = at
    const target = (lookup(document, $ref) ?? {}) as Schema
    at = Object.keys(beside).length === 0 ? target : inherit({ ...target, ...beside }, target)
  }
  const [inner] = alternatives(at)
  if (!inner) return at
  const { anyOf, oneOf, ...beside } = at
  return inherit({ ...resolve(document, inner), ...beside }, at)
}

/** The single alternative of "this or null"; empty if there is a real choice. */
function alternatives(schema: Schema): Schema[] {
  const choice = schema.anyOf ?? schema.oneOf
  if (!choice) return []
  const real = choice.filter((part) => part.type !== 'null')
  return real.length === 1 && real.length < choice.length ? real : []
}

/** Returns whether a schema accepts null. */
export function isNullable(document: Document, schema: Schema): boolean {
  if (schema.$ref) {
    const target = lookup(document, schema.$ref) as Schema | undefined
    return target ? isNullable(document, target) : false
  }
  if (Array.isArray(schema.type)) return schema.type.includes('null')
  return (schema.anyOf ?? schema.oneOf ?? []).some((part) => part.type === 'null' || isNullable(document, part))
}

/** The type of a resolved schema, ignoring null. */
export function typeOf(schema: Schema): string | undefined {
  const types = (Array.isArray(schema.type) ? schema.type : [schema.type]).filter((type) => type !== 'null')
  if (types.length === 1) return types[0]
  return schema.type === undefined && schema.properties ? 'object' : undefined
}

// Cache: checks and transforms look up the same schemas many times.
const known = new WeakMap<Document, WeakMap<Schema, ReadonlyMap<string, Property>>>()

/** All properties of an object schema, including those of its `allOf`, `oneOf` and `anyOf` parts. */
export function properties(document: Document, schema: Schema): ReadonlyMap<string, Property> {
  const ofDocument = known.get(document) ?? new WeakMap()
  known.set(document, ofDocument)
  const found = ofDocument.get(schema) ?? propertiesOf(document, schema, [])
  ofDocument.set(schema, found)
  return found
}

function propertiesOf(document: Document, schema: Schema, seen: readonly Schema[]): Map<string, Property> {
  const found = new Map<string, Property>()
  const object = resolve(document, schema)
  if (seen.includes(object)) return found
  const add = (part: Schema, optional: boolean) => {
    for (const [name, property] of propertiesOf(document, part, [...seen, object])) {
      const before = found.get(name)
      found.set(name, {
        schema: before ? inherit({ ...before.schema, ...property.schema }, property.schema) : property.schema,
        required: before?.required || (property.required && !optional),
        nullable: property.nullable,
      })
    }
  }
  for (const part of object.allOf ?? []) add(part, false)
  for (const part of [...(object.oneOf ?? []), ...(object.anyOf ?? [])]) add(part, true)
  for (const [name, property] of Object.entries(object.properties ?? {}))
    found.set(name, {
      schema: resolve(document, property),
      required: found.get(name)?.required ?? false,
      nullable: isNullable(document, property),
    })
  for (const name of object.required ?? []) {
    const property = found.get(name)
    if (property) found.set(name, { ...property, required: true })
  }
  return found
}

/** The property at a dotted path, through objects and list items. */
export function propertyAt(document: Document, schema: Schema, path: string): Property | undefined {
  let at: Property | undefined = { schema, required: true, nullable: false }
  for (const part of path.split('.')) {
    const object: Schema = resolve(document, at.schema)
    const inner: Schema = typeof object.items === 'object' ? object.items : object
    at = properties(document, inner).get(part)
    if (!at) return undefined
  }
  return at
}

/** Up to 8 known names that resemble an unknown one (all if none does), to suggest in a finding. */
export function similar(name: string, known: Iterable<string>): string {
  const words = (text: string) => new Set(text.toLowerCase().split(/[._]|(?<=[a-z])(?=[A-Z])/))
  const wanted = words(name)
  const all = [...known]
  const near = all.filter((other) => [...words(other)].some((word) => wanted.has(word)) || distance(name, other) <= 2)
  const list = (near.length > 0 ? near : all).slice(0, 8)
  return list.length > 0 ? list.join(', ') : 'none'
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1))
    row = next
  }
  return row[b.length] ?? 0
}

/** The schema at a dotted path as written: its reference is not resolved, so that keys next to it can be found. */
export function writtenAt(document: Document, schema: Schema, path: string): Schema | undefined {
  let at: Schema | undefined = schema
  for (const part of path.split('.')) {
    const object: Schema = resolve(document, at)
    at = writtenProperty(document, typeof object.items === 'object' ? object.items : object, part)
    if (!at) return undefined
  }
  return at
}

function writtenProperty(document: Document, schema: Schema, name: string): Schema | undefined {
  const object = resolve(document, schema)
  const own = object.properties?.[name]
  if (own) return own
  for (const part of [...(object.allOf ?? []), ...(object.oneOf ?? []), ...(object.anyOf ?? [])]) {
    const found = writtenProperty(document, part, name)
    if (found) return found
  }
  return undefined
}

/** The nearest schema that has a key: the written schema itself or one it refers to. */
export function holderOf(document: Document, schema: Schema, key: string): Schema | undefined {
  if (key in schema) return schema
  const target = schema.$ref ? (lookup(document, schema.$ref) as Schema | undefined) : alternatives(schema)[0]
  return target && holderOf(document, target, key)
}
