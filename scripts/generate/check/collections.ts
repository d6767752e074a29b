import type { Sources } from '../contract.ts'
import { collectionsOf, scopeOf } from '../expand/collection/index.ts'
import type { Collection } from '../expand/collection/model.ts'
import type { Document } from '../model.ts'
import { type Finding, finding, isObject, placeOf } from '../places.ts'
import { similar } from '../schema.ts'
import { describe, linkSchema, violationsOf } from './finder.ts'
import { writtenSchemas } from './written-schemas.ts'

/**
 * Checks that each `x-collection` follows the vocabulary, is on a named top-level schema and has what its operations
 * need.
 */
export function checkCollections(document: Document, vocabulary: unknown): Finding[] {
  const collections = collectionsOf(document)
  const top = new Set(collections.map(({ schema }) => schema))
  const nested = [...writtenSchemas(document)].filter((schema) => schema['x-collection'] && !top.has(schema))
  const found = nested.map((schema) =>
    finding(schema, 'x-collection', 'x-collection is inside another schema', 'put it on a named schema'),
  )
  const shape = linkSchema(vocabulary, '#/$defs/collection')
  const names = new Map<string, Collection>()
  for (const collection of collections) {
    if (!isObject(collection.rules)) {
      found.push(
        finding(collection.schema, 'x-collection', 'x-collection is not a map', 'write its path, noun and verbs'),
      )
      continue
    }
    const wrong = violationsOf(shape, collection.rules).map(({ file, line, at, violation }) => ({
      file,
      line,
      message: `x-collection of ${collection.schemaName}: ${at} ${describe(violation)}`.replace('  ', ' '),
      fix: 'see openapi/vocabulary.schema.json, collection',
    }))
    found.push(...(wrong.length > 0 ? wrong : sense(document, collection)))
    const before = names.get(collection.name)
    if (before)
      found.push(
        finding(
          collection.rules,
          'name',
          `${collection.name} is already the name of ${before.schemaName}`,
          'choose another name',
        ),
      )
    names.set(collection.name, collection)
  }
  return found
}

/** Reports collections whose operations clash with an operation of another feature, by id or by method and path. */
export function checkCollectionClashes({ collections }: Pick<Sources, 'collections'>): Finding[] {
  return collections.flatMap(({ rules, schemaName, taken }) =>
    taken.map(({ by, key }) => {
      const { file, line } = placeOf(by)
      const what = `${by.operationId}, ${file}:${line}, has the ${key === 'name' ? 'id' : 'method and path'} of one of its operations`
      const at = key === 'name' && rules.name === undefined ? 'path' : key
      return finding(rules, at, `${schemaName}: ${what}`, `choose another ${key}, or remove that operation`)
    }),
  )
}

/** Reports contradictions within one collection. */
function sense(document: Document, { schema, schemaName, rules }: Collection): Finding[] {
  const found: Finding[] = []
  const say = (holder: object, key: string | undefined, message: string, fix: string) =>
    found.push(finding(holder, key, `${schemaName}: ${message}`, fix))
  const has = (verb: NonNullable<typeof rules.verbs>[number]) => !rules.verbs || rules.verbs.includes(verb)
  if (!schema.properties) say(schema, 'x-collection', 'the schema has no properties', 'add properties')
  if (schema.example === undefined)
    say(schema, 'x-collection', 'the schema has no example', 'add example: one item, in Spanish and plausible')
  else if (!isObject(schema.example) || Array.isArray(schema.example))
    say(schema, 'example', 'the example is not an object', 'write one item, in Spanish and plausible')
  for (const [at, name] of (schema.required ?? []).entries())
    if (!schema.properties?.[name])
      say(
        schema.required ?? [],
        String(at),
        `${name} is required but is not a property`,
        `use one of: ${similar(name, Object.keys(schema.properties ?? {}))}`,
      )
  const whole = rules.list?.dialect === 'whole'
  if (has('List') && !rules.list)
    say(rules, 'path', 'the collection has no list of sort and filter fields', 'add list, or remove List from verbs')
  if (whole && rules.list && Object.keys(rules.list).length > 1)
    say(rules, 'list', 'a whole list is sorted and filtered in the browser', 'leave only dialect: whole')
  if (rules.live && !Object.values(document.components.schemas).some((one) => one['x-register'] === 'live'))
    say(
      rules,
      'live',
      'no schema has x-register: live, which lists the resources that emit content events',
      'add x-register: live to an enumeration',
    )
  if (rules.live && !rules.history)
    say(rules, 'live', 'live needs history: content events carry its value', 'add history')
  if (rules.training && !rules.history)
    say(rules, 'training', 'training needs history: pending changes are named by its value', 'add history')
  if (rules.trash && !has('Delete'))
    say(rules, 'trash', 'trash needs the verb Delete', 'add Delete to verbs, or remove trash')
  if (!scopeOf(document))
    say(rules, 'path', 'no parameter has x-scope', 'add a parameter with x-scope to components/parameters')
  return found
}
