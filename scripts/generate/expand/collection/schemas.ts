import type { Document, Json, Schema } from '../../model.ts'
import { inherit, placeOf, setPlace } from '../../places.ts'
import { usualRepresentation } from '../../representation.ts'
import { resolve } from '../../schema.ts'
import type { Collection } from './model.ts'

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

/** Schemas that collections refer to, unless the description defines its own. */
export const standardSchemas: Record<string, Schema> = {
  Id: { type: 'integer', minimum: 1, maximum: 2147483647, title: 'ID' },
  CreatedAt: { type: 'string', format: 'date-time', title: 'Creación', readOnly: true },
  UpdatedAt: { type: 'string', format: 'date-time', title: 'Última modificación', readOnly: true },
  EntityVersion: { type: 'integer', minimum: 1, title: 'Versión' },
  EmptyBody: { type: 'object', additionalProperties: false, properties: {} },
  DeletedContent: {
    type: 'object',
    required: ['id', 'title', 'deleted_at', 'deleted_by'],
    additionalProperties: false,
    properties: {
      id: ref('Id'),
      title: { type: 'string', title: 'Nombre' },
      deleted_at: { type: 'string', format: 'date-time', title: 'Eliminado' },
      deleted_by: {
        title: 'Eliminado por',
        anyOf: [
          {
            type: 'object',
            required: ['id', 'name'],
            additionalProperties: false,
            properties: { id: ref('Id'), name: { type: 'string', title: 'Nombre' } },
          },
          { type: 'null' },
        ],
      },
    },
  },
}

/** The response and request schemas of a collection's operations, with an example of each. */
export interface CollectionSchemas {
  item: Schema
  input: Schema
  answered: Json
  sent: Json
  /** title of the example item in a list of deleted items */
  title: string
}

/** Derives the item and input schemas of a collection from its one written schema. */
export function schemasOf(document: Document, { schema, rules }: Collection): CollectionSchemas {
  const { 'x-collection': _, example, ...written } = schema
  const own = schema.properties ?? {}
  const is = (property: Schema, key: 'readOnly' | 'writeOnly') => resolve(document, property)[key] === true
  const pick = (keep: (property: Schema) => boolean) =>
    Object.fromEntries(Object.entries(own).filter(([, property]) => keep(property)))
  const complete = (added: Record<string, Schema>) =>
    Object.fromEntries(Object.entries(added).filter(([name]) => !(name in own)))
  const version: Record<string, Schema> = rules.version ? { version: ref('EntityVersion') } : {}
  const properties = {
    ...complete({ id: ref('Id') }),
    ...pick((property) => !is(property, 'writeOnly')),
    ...complete({ created_at: ref('CreatedAt'), updated_at: ref('UpdatedAt'), ...version }),
  }
  const given = pick((property) => !is(property, 'readOnly'))
  const object = (of: Schema, from: object | undefined): Schema => {
    const made: Schema = { ...written, type: 'object', additionalProperties: false, ...of }
    if (made.properties) inherit(made.properties, from)
    return inherit(made, schema)
  }
  const always = (name: string) => !rules.list?.omits?.includes(name)
  const { answered, sent } = examplesOf(example, Object.keys(properties), Object.keys(given), rules.version)
  return {
    item: object({ required: Object.keys(properties).filter(always), properties }, schema.properties),
    input: object(
      {
        required: (schema.required ?? []).filter((name) => name in given),
        properties: { ...given, ...complete(version) },
      },
      schema.properties,
    ),
    answered,
    sent,
    title: titleOf(document, own, answered as Record<string, Json>),
  }
}

const AT = '2026-03-10T14:05:00Z'

function examplesOf(example: Json | undefined, answered: string[], sent: string[], version?: true) {
  const written = (example ?? {}) as Record<string, Json>
  const usual: Record<string, Json> = { id: 1, created_at: AT, updated_at: AT, ...(version && { version: 1 }) }
  const only = (names: string[], from: Record<string, Json>) =>
    inherit(Object.fromEntries(names.flatMap((name) => (name in from ? [[name, from[name] as Json]] : []))), example)
  return { answered: only(answered, { ...usual, ...written }), sent: only(sent, written) }
}

/** The title of an item: its first property with a usual name for titles, or its id. */
function titleOf(document: Document, own: Record<string, Schema>, example: Record<string, Json>): string {
  const named = usualRepresentation(document, (name) => own[name])
  return String(example[named ?? 'id'] ?? '')
}

/** Records that generated parts come from the given keys of `x-collection`, so that findings point to those lines. */
export function markFrom<T extends object>(made: T, { rules }: Collection, keys: Record<string, string> = {}): T {
  const lines = Object.entries(keys).map(([key, from]): [string, number] => [key, placeOf(rules, from).line])
  setPlace(made, placeOf(rules), new Map(lines))
  return made
}
