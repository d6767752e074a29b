import type { Document, Json, Schema } from '../model.ts'
import { lookup } from '../schema.ts'

/**
 * The text of a type, with one unindented line per member. Unions and intersections remove duplicate primitives by
 * their text.
 */
export interface Type {
  text: string
  shape: 'primitive' | 'unit' | 'list' | 'union' | 'intersection'
}

/** Context of printing; `requires` is set once a type uses {@link WITH_REQUIRED}. */
export interface Printing {
  document: Document
  requires: boolean
}

export const WITH_REQUIRED = 'type WithRequired<T, K extends keyof T> = T & {\n[P in K]-?: T[P];\n};\n'

const primitive = (text: string): Type => ({ text, shape: 'primitive' })
const unit = (text: string): Type => ({ text, shape: 'unit' })
const [STRING, NUMBER, BOOLEAN, NULL, NEVER] = ['string', 'number', 'boolean', 'null', 'never'].map(primitive) as [
  Type,
  Type,
  Type,
  Type,
  Type,
]
export const UNKNOWN = unit('unknown')
const EMPTY = unit('Record<string, never>')

/** The type of a schema's values. */
export function typeOfSchema(printing: Printing, schema: Schema | boolean): Type {
  if (schema === true) return UNKNOWN
  if (!schema) return NEVER
  if (schema.$ref !== undefined) return unit(reference(schema.$ref))
  if (schema.const !== undefined && schema.const !== null) return literalType(schema.const)
  if (schema.enum && schema.type !== 'object' && !schema.properties && schema.additionalProperties === undefined)
    return union([...schema.enum.map(literalType), ...(isNullable(schema) ? [NULL] : [])])
  return composed(printing, schema)
}

const isNullable = ({ type }: Schema) => Array.isArray(type) && type.includes('null')

/** The type of a schema's own keywords combined with its `allOf`, `anyOf` and `oneOf`. */
function composed(printing: Printing, schema: Schema): Type {
  const { allOf = [], anyOf = [] } = schema
  const own = ownType(printing, schema)
  const parts = allOf.map((part) => partOf(printing, part, schema.required ?? []))
  const whole = [...(own ? [own] : []), ...(parts.length > 0 ? [intersection(parts)] : [])]
  let type = whole.length > 0 ? intersection(whole) : undefined
  if (anyOf.length > 0) type = union([...(type ? [type] : []), ...anyOf.map((part) => typeOfSchema(printing, part))])
  const choice = schema.oneOf ?? (schema.type === 'object' && schema.enum ? (schema.enum as Schema[]) : [])
  const choices = choice.map((part) => typeOfSchema(printing, part))
  if (choices.length > 0) {
    const before = type ? [type] : []
    const arePrimitive = choices.every(({ shape }) => shape === 'primitive')
    type = arePrimitive ? union([...before, ...choices]) : intersection([...before, union(choices)])
  }
  return type ?? ('type' in schema ? EMPTY : UNKNOWN)
}

/** A part of `allOf`, with the properties that the whole schema requires of it. */
function partOf(printing: Printing, part: Schema, required: readonly string[]): Type {
  if (part.$ref === undefined) {
    const all = [...required, ...(Array.isArray(part.required) ? part.required : [])]
    return typeOfSchema(printing, { ...part, required: all })
  }
  const target = lookup(printing.document, part.$ref) as Schema | undefined
  const type = typeOfSchema(printing, part)
  const own = required.filter((key) => target?.properties?.[key])
  if (own.length === 0) return type
  printing.requires = true
  return unit(`WithRequired<${type.text}, ${union(own.map(literalType)).text}>`)
}

function ownType(printing: Printing, schema: Schema): Type | undefined {
  const { type } = schema
  if (type === 'null') return NULL
  if (type === 'string') return STRING
  if (type === 'number' || type === 'integer') return NUMBER
  if (type === 'boolean') return BOOLEAN
  if (type === 'array') return listType(printing, schema)
  if (Array.isArray(type)) return union(type.flatMap((one) => oneType(printing, schema, one)))
  return objectType(printing, schema)
}

/** One of several types; a primitive that also occurs in `oneOf` is omitted. */
function oneType(printing: Printing, schema: Schema, type: string): Type[] {
  const { oneOf, ...rest } = schema
  const isPlain = ['boolean', 'string', 'number', 'integer', 'null'].includes(type)
  if (isPlain && oneOf?.some((one) => typeof one === 'object' && one.type === type)) return []
  return [type === 'null' ? NULL : typeOfSchema(printing, { ...rest, type })]
}

function listType(printing: Printing, { items, prefixItems }: Schema): Type {
  if (prefixItems) {
    const parts = prefixItems.map((item) => typeOfSchema(printing, item).text)
    return { text: parts.length > 0 ? `[\n${parts.join(',\n')}\n]` : '[\n]', shape: 'list' }
  }
  const item = items ? typeOfSchema(printing, items) : UNKNOWN
  // As openapi-typescript does: an item type that is itself a list, without `type: array`, is not wrapped.
  if (item.shape === 'list' && !(typeof items === 'object' && items.type === 'array')) return item
  return listOf(item)
}

function objectType(printing: Printing, schema: Schema): Type | undefined {
  const { properties = {}, additionalProperties, patternProperties = {}, required = [] } = schema
  const members = Object.entries(properties).map(([key, property]) => {
    const optional = required.includes(key) ? '' : '?'
    const kept = typeof property === 'object' && property.readOnly ? 'readonly ' : ''
    return `${comment(property)}${kept}${memberName(key)}${optional}: ${typeOfSchema(printing, property).text};`
  })
  const own = members.length > 0 ? object(members) : undefined
  const others = Object.values(patternProperties).map((one) => typeOfSchema(printing, one))
  const isFree = additionalProperties === true || isEmpty(additionalProperties)
  if (isFree) others.unshift(UNKNOWN)
  else if (additionalProperties) others.unshift(typeOfSchema(printing, additionalProperties))
  if (others.length === 0) return own
  const index = object([`[key: string]: ${union(others).text};`])
  return intersection([...(own ? [own] : []), index])
}

const isEmpty = (schema: Schema | boolean | undefined) => typeof schema === 'object' && Object.keys(schema).length === 0

/** Builds an object type from the lines of its members. */
export const object = (members: readonly string[]): Type => unit(`{\n${members.map((one) => `${one}\n`).join('')}}`)

const inParentheses = ({ text, shape }: Type) => (shape === 'union' || shape === 'intersection' ? `(${text})` : text)

const listOf = (item: Type): Type => ({ text: `${inParentheses(item)}[]`, shape: 'list' })

function union(types: readonly Type[]): Type {
  const [first] = types
  if (types.length < 2) return first ?? NEVER
  return { text: once(types).map(inParentheses).join(' | '), shape: 'union' }
}

function intersection(types: readonly Type[]): Type {
  const [first] = types
  if (types.length < 2) return first ?? NEVER
  return { text: once(types).map(inParentheses).join(' & '), shape: 'intersection' }
}

const once = (types: readonly Type[]) =>
  types.filter(({ shape, text }, at) => shape !== 'primitive' || types.findIndex((one) => one.text === text) === at)

function literalType(value: Json): Type {
  if (value === null) return NULL
  if (!Array.isArray(value) && typeof value === 'object') {
    const members = Object.entries(value).map(([key, one]) => `${memberName(key)}: ${literalType(one).text};`)
    return members.length > 0 ? object(members) : EMPTY
  }
  if (!Array.isArray(value)) return unit(JSON.stringify(value))
  if (value.length === 0) return listOf(NEVER)
  return { text: `[\n${value.map((one) => literalType(one).text).join(',\n')}\n]`, shape: 'list' }
}

/** `#/components/schemas/Fruit` → `components["schemas"]["Fruit"]` */
export function reference(ref: string): string {
  const [root = '', ...steps] = ref.slice(2).split('/')
  const names = steps.map((step) => decodeURIComponent(step.replaceAll('~1', '/').replaceAll('~0', '~')))
  // The type of a property is indexed without the `properties` step.
  const way = names.filter((name, at) => at < 2 || name !== 'properties')
  return `${root}${way.map((name) => `[${quoted(name)}]`).join('')}`
}

/** A member's name, quoted if necessary. */
export function memberName(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) || (String(Number(key)) === key && !key.startsWith('-')) ? key : quoted(key)
}

const quoted = (text: string) =>
  JSON.stringify(text).replace(
    /[^\0-\x7f]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  )

/** The comment above a member: title, format, description, default and examples. */
export function comment(of: object | boolean): string {
  if (typeof of !== 'object') return ''
  const { title, summary, format, deprecated, description, ...more } = of as Schema & Record<string, string>
  const said = [
    ...[title, summary].flatMap((text) => (text ? [trimmed(text)] : [])),
    ...(format ? [`Format: ${format}`] : []),
    ...(deprecated ? ['@deprecated'] : []),
    ...(description ? [`@description ${trimmed(description)}`] : []),
    ...(['default', 'example'] as const).flatMap((key) => (more[key] === undefined ? [] : [shown(key, more[key])])),
    ...(Array.isArray(more.examples) ? more.examples.map((one: Json) => shown('example', one)) : []),
    ...('const' in of ? ['@constant'] : []),
    ...(more.enum ? [`@enum {${[more.type ?? 'unknown'].flat().join('|')}}`] : []),
  ]
  if (said.length === 0) return ''
  const isShort = said.length === 1 && !said[0]?.includes('\n')
  const text = isShort ? `* ${said[0]} ` : `*\n * ${said.join('\n * ')}\n `
  return `/*${text.replaceAll('*/', '*\\/')}*/\n`
}

const shown = (tag: string, value: Json) =>
  `@${tag} ${trimmed(typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value))}`

const trimmed = (text: string) => text.trim().replace(/\r?\n/g, '\n *     ')
