import { callsOf } from '../../calls.ts'
import type { Document, OperationNode, Parameter, PathItem, Schema } from '../../model.ts'
import { inherit, placeOf } from '../../places.ts'
import type { Collection, ScopeParameter } from './model.ts'
import { operationsOf, type StandardOperation } from './operations.ts'
import { registered } from './registers.ts'
import { markFrom, schemasOf, standardSchemas } from './schemas.ts'

/** A collection with the ids of its generated operations and of the handwritten ones that replace them. */
export interface ExpandedCollection extends Collection {
  made: string[]
  byHand: string[]
  /** operations of other features that already use the id or path of an operation to be generated */
  taken: { by: OperationNode; key: 'name' | 'path' }[]
}

interface WithCollections {
  document: Document
  collections: ExpandedCollection[]
}

// Cache: the same sources give the same document object, so that results derived from it can be reused.
const known = new WeakMap<Document, WithCollections>()

/** All collections of a description, unexpanded. */
export function collectionsOf(document: Document): Collection[] {
  return Object.entries(document.components.schemas).flatMap(([schemaName, schema]) => {
    const rules = schema['x-collection']
    if (!rules) return []
    const tag = placeOf(schema).file.replace(/^.*\/|\.yaml$/g, '')
    const name = rules.name ?? schemaName.charAt(0).toLowerCase() + schemaName.slice(1)
    return [{ name, schemaName, tag, schema, rules }]
  })
}

/** The parameter that scopes collections: the first one in components with `x-scope`. */
export function scopeOf(document: Document): ScopeParameter | undefined {
  const found = Object.entries(document.components.parameters ?? {}).find(([, parameter]) => parameter['x-scope'])
  return found && { key: found[0], name: found[1].name }
}

/**
 * Expands every `x-collection`. Handwritten operations with the same id or the same path and method, and schemas with
 * the same name, are kept. Does not change the given document.
 */
export function expandCollections(document: Document): WithCollections {
  const before = known.get(document)
  if (before) return before
  const collections = collectionsOf(document)
  const scope = scopeOf(document)
  const result = scope && collections.length > 0 ? write(document, collections, scope) : { document, collections: [] }
  known.set(document, result)
  return result
}

function write(document: Document, collections: readonly Collection[], scope: ScopeParameter): WithCollections {
  const ids = new Map(callsOf(document).map(({ id, node }) => [id, node]))
  const paths: Record<string, PathItem> = { ...document.paths }
  const made = new Map<string, Record<string, Schema>>()
  const expanded = collections.map((collection): ExpandedCollection => {
    const schemas = schemasOf(document, collection)
    const { schemaName } = collection
    made.set(schemaName, { [schemaName]: schemas.item, [`${schemaName}Input`]: schemas.input })
    const [own, byHand]: [StandardOperation[], string[]] = [[], []]
    const taken: ExpandedCollection['taken'] = []
    for (const operation of operationsOf(collection, schemas, scope)) {
      const named = ids.get(operation.node.operationId)
      const written = named ?? paths[operation.path]?.[operation.method]
      if (!written) own.push(operation)
      else if (written.tags?.[0] === collection.tag) byHand.push(operation.node.operationId)
      else taken.push({ by: written, key: named ? 'name' : 'path' })
    }
    for (const operation of own) place(paths, operation, collection)
    return { ...collection, made: own.map(({ node }) => node.operationId), byHand, taken }
  })
  const schemas: Record<string, Schema> = {}
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    const parts = made.get(name)
    if (!parts) schemas[name] = schema
    else
      for (const [part, value] of Object.entries(parts))
        if (part === name || !(part in document.components.schemas)) schemas[part] = value
  }
  for (const [name, schema] of Object.entries(standardSchemas)) schemas[name] ??= schema
  const components = { ...document.components, schemas: registered(schemas, expanded) }
  return { document: { ...document, paths: inherit(paths, document.paths), components }, collections: expanded }
}

/** Adds an operation to its existing path item, or creates one. */
function place(paths: Record<string, PathItem>, { path, method, parameters, node }: StandardOperation, of: Collection) {
  const item = paths[path]
  if (!item) {
    paths[path] = markFrom({ parameters, [method]: node }, of)
    return
  }
  const same = (a: Parameter, b: Parameter) =>
    (a.$ref ?? a.name) === (b.$ref ?? b.name) || a.$ref?.endsWith(`/${b.name}`)
  const missing = parameters.filter((parameter) => !(item.parameters ?? []).some((one) => same(one, parameter)))
  const whole: OperationNode = missing.length > 0 ? inherit({ ...node, parameters: missing }, node) : node
  paths[path] = inherit({ ...item, [method]: whole }, item)
}
