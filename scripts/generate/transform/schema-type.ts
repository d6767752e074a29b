import type { Json, Schema } from '../model.ts'
import { refName } from '../schema.ts'

/** A JSON Schema as a TypeScript type. A reference becomes a look-up in `components`. */
export function schemaType(schema: Schema): string {
  if (schema.$ref) return `components["schemas"]["${refName(schema.$ref)}"]`
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return union(schema.enum.map((value: Json) => JSON.stringify(value)))
  const all = (schema.allOf ?? []).map(schemaType)
  const any = (schema.oneOf ?? schema.anyOf)?.map(schemaType)
  const both = [...all, ...(any ? [union(any)] : []), ownType(schema)].filter((type) => type !== 'unknown')
  if (both.length === 0) return 'unknown'
  return both.length === 1 ? (both[0] ?? 'unknown') : both.map(grouped).join(' & ')
}

function ownType(schema: Schema): string {
  const { type } = schema
  if (Array.isArray(type)) return union(type.map((one) => typed(one, schema)))
  if (type !== undefined) return typed(type, schema)
  return schema.properties || isMap(schema) ? typed('object', schema) : 'unknown'
}

function typed(type: string, schema: Schema): string {
  switch (type) {
    case 'string':
    case 'boolean':
    case 'null':
      return type
    case 'integer':
    case 'number':
      return 'number'
    case 'array':
      return arrayType(schema)
    default:
      return objectType(schema)
  }
}

function arrayType({ items, prefixItems }: Schema): string {
  if (prefixItems) {
    const rest = typeof items === 'object' ? [`...${grouped(schemaType(items))}[]`] : []
    return `[${[...prefixItems.map(schemaType), ...rest].join(', ')}]`
  }
  return `${typeof items === 'object' ? grouped(schemaType(items)) : 'unknown'}[]`
}

function objectType(schema: Schema): string {
  const required = new Set(schema.required)
  const members = Object.entries(schema.properties ?? {}).map(([name, property]) =>
    member(name, schemaType(property), { optional: !required.has(name), readonly: property.readOnly === true }),
  )
  const rest = schema.additionalProperties
  const other = rest === true ? 'unknown' : typeof rest === 'object' ? schemaType(rest) : undefined
  const map = other === undefined ? undefined : block([member('[key: string]', other)])
  if (members.length === 0) return map ?? (rest === false ? 'Record<string, never>' : 'Record<string, unknown>')
  const object = block(members)
  return map ? `${object} & ${map}` : object
}

const isMap = (schema: Schema) => schema.additionalProperties !== undefined && schema.additionalProperties !== false

/** One member of an interface or object type. */
export function member(name: string, type: string, { optional = false, readonly = false } = {}): string {
  const key = name.startsWith('[') || /^(?:[A-Za-z_$][\w$]*|\d{3})$/.test(name) ? name : JSON.stringify(name)
  return `${readonly ? 'readonly ' : ''}${key}${optional ? '?' : ''}: ${type};`
}

/** Members in braces, indented. */
export function block(members: readonly string[]): string {
  if (members.length === 0) return 'Record<string, never>'
  return `{\n${members.map((one) => `  ${one.replaceAll('\n', '\n  ')}\n`).join('')}}`
}

function union(types: readonly string[]): string {
  if (types.includes('unknown')) return 'unknown'
  return [...new Set(types)].join(' | ') || 'never'
}

/** A type in brackets where an operator beside it would bind to a part. */
function grouped(type: string): string {
  return /[|&]/.test(type.replace(/\{[\s\S]*\}/g, '').replace(/"(?:[^"\\]|\\.)*"/g, '')) ||
    / [|&] \{|\} [|&] /.test(type)
    ? `(${type})`
    : type
}
