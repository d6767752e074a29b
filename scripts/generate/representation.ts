import { type Call, callsOf, itemSchema } from './calls.ts'
import type { Document, Schema } from './model.ts'
import { properties, resolve, typeOf } from './schema.ts'

/** Fields that usually hold a record's name or title, in order of preference. */
const USUAL = ['name', 'title', 'label', 'description']

/** The first of the usual fields that exists and is text. */
export const usualRepresentation = (document: Document, fieldOf: (name: string) => Schema | undefined) =>
  USUAL.find((name) => {
    const field = fieldOf(name)
    return field && typeOf(resolve(document, field)) === 'string'
  })

/** The field that represents an item of a list, if any. */
export function representationOf(document: Document, list: Call): string | undefined {
  const declared = list.node['x-resource']?.representation
  const item = itemSchema(document, list)
  if (declared || !item) return declared
  const fields = properties(document, item)
  return usualRepresentation(document, (name) => fields.get(name)?.schema)
}

const known = new WeakMap<Document, ReadonlyMap<string, string | undefined>>()

/** The representation field of every listed resource, by resource name. */
export function representations(document: Document): ReadonlyMap<string, string | undefined> {
  const before = known.get(document)
  if (before) return before
  const lists = callsOf(document).filter(({ node }) => node['x-resource']?.verb === 'list')
  const found = new Map(lists.map((list) => [list.node['x-resource']?.name ?? '', representationOf(document, list)]))
  known.set(document, found)
  return found
}
