import type { Field, Option, SemanticType } from '../../../src/contract/screen.ts'
import type { Document, Schema, WrittenOption } from '../model.ts'
import { resolve, typeOf } from '../schema.ts'

const formats: Readonly<Record<string, SemanticType>> = {
  date: 'date',
  'date-time': 'date-time',
  time: 'time',
  email: 'email',
  uri: 'url',
  'uri-reference': 'url',
  password: 'password',
}

/**
 * The semantic type that displays and edits a schema's values: `x-type` if present, otherwise derived from the
 * keywords.
 */
export function semanticType(document: Document, given: Schema): SemanticType {
  const schema = resolve(document, given)
  const own = schema['x-type']
  const type = typeOf(schema)
  if (own) return own as SemanticType
  if (type === 'array') return listType(document, schema)
  if (schema['x-ref']) return 'reference'
  if (schema.enum) return 'enum'
  if (type === 'string' || type === undefined) return textType(schema, type)
  if (type === 'object') return Object.keys(schema.properties ?? {}).length > 0 || schema.allOf ? 'object' : 'json'
  return type as SemanticType
}

function textType(schema: Schema, type: string | undefined): SemanticType {
  if (schema.allOf ?? schema.oneOf ?? schema.anyOf) return 'object'
  if (schema['x-input'] === 'password') return 'password'
  return (
    formats[schema.format ?? ''] ?? (schema['x-input'] === 'email' ? 'email' : type === undefined ? 'json' : 'text')
  )
}

function listType(document: Document, schema: Schema): SemanticType {
  const item = typeof schema.items === 'object' ? resolve(document, schema.items) : {}
  if (schema['x-ref'] || item['x-ref']) return 'reference-list'
  if (item.enum) return 'enum-list'
  const inner = semanticType(document, item)
  if (inner === 'object') return 'list'
  return typeOf(item) === 'string' ? 'text-list' : 'json'
}

/** The public part of an option. */
export const shown = ({ read: _, by: __, gives: ___, ...option }: WrittenOption): Option => option

/** The options of an enumeration, or of the items of a list of enum values. */
function optionsOf(document: Document, given: Schema): Option[] | undefined {
  const schema = resolve(document, given)
  const named = schema['x-options']
  if (named) return named.map(shown)
  if (schema.enum)
    return schema.enum
      .filter((value) => value !== null)
      .map((value) => ({ value: value as string, label: String(value) }))
  return typeof schema.items === 'object' ? optionsOf(document, schema.items) : undefined
}

/** The properties that columns, filters and inputs share. */
export function toField(document: Document, given: Schema, source: string, label?: string): Field {
  const schema = resolve(document, given)
  const type = semanticType(document, schema)
  const item = typeof schema.items === 'object' ? resolve(document, schema.items) : undefined
  const reference = schema['x-ref'] ?? item?.['x-ref']
  const field: Field = { source, label: label ?? schema.title ?? source, type }
  if (schema.description) field.help = schema.description
  if (type === 'enum' || type === 'enum-list') field.options = optionsOf(document, schema) ?? []
  if (reference && type.startsWith('reference')) field.reference = reference
  return field
}
