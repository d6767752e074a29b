import type { Schema } from './model.ts'

type Schemas = Readonly<Record<string, Schema>>

/**
 * Returns alternatives that a required property with fixed values tells apart as `if`, `then` and `else`, which reports
 * only the faults of the meant one. Undefined for others.
 * @param schemas those to which the alternatives may refer
 */
export function choiceByTag(parts: readonly Schema[], schemas: Schemas): object | undefined {
  const objects = parts.map((part) => resolved(part, schemas))
  const tags = objects[0]?.required ?? []
  const tag = parts.length > 1 ? tags.find((name) => tellsApart(objects, name, schemas)) : undefined
  if (tag === undefined) return undefined
  const all = objects.flatMap((one) => valuesOf(one, tag, schemas))
  const none: object = { required: [tag], properties: { [tag]: { enum: all } } }
  return parts.reduceRight<object>((other, part, place) => {
    const values = valuesOf(objects[place] ?? {}, tag, schemas)
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    return { if: { required: [tag], properties: { [tag]: { enum: values } } }, then: part, else: other }
  }, none)
}

function tellsApart(objects: readonly Schema[], name: string, schemas: Schemas): boolean {
  const values = objects.map((one) => (one.required?.includes(name) ? valuesOf(one, name, schemas) : []))
  const all = values.flat()
  return values.every((some) => some.length > 0) && new Set(all).size === all.length
}

/** The fixed values of a property; none if it may have any. */
function valuesOf({ properties }: Schema, name: string, schemas: Schemas): unknown[] {
  const property = resolved(properties?.[name] ?? {}, schemas)
  return property.const !== undefined ? [property.const] : (property.enum ?? [])
}

const resolved = (part: Schema, schemas: Schemas): Schema =>
  part.$ref === undefined ? part : (schemas[part.$ref.replace('#/components/schemas/', '')] ?? {})
