import type { Sources } from '../contract.ts'
import { collectionsOf, scopeOf } from '../expand/collection/index.ts'
import type { Collection } from '../expand/collection/model.ts'
import type { Document } from '../model.ts'
import { type Finding, finding, isObject, placeOf } from '../places.ts'
import { similar } from '../schema.ts'
import { describe, linkSchema, violationsOf } from './finder.ts'
import { writtenSchemas } from './written.ts'

/** Each `x-collection` is written as the vocabulary says, on a schema of its own, and holds what its operations need. */
export function checkCollections(document: Document, vocabulary: unknown): Finding[] {
  const collections = collectionsOf(document)
  const top = new Set(collections.map(({ schema }) => schema))
  const nested = [...writtenSchemas(document)].filter((schema) => schema['x-collection'] && !top.has(schema))
  const found = nested.map((schema) =>
    finding(schema, 'x-collection', 'x-collection stands inside another schema', 'put it on a schema with a name'),
  )
  const shape = linkSchema(vocabulary, '#/$defs/collection')
  const names = new Map<string, Collection>()
  for (const collection of collections) {
    if (!isObject(collection.rules)) {
      found.push(
        finding(collection.schema, 'x-collection', 'x-collection is no map', 'say where it is and what it can do'),
      )
      continue
    }
    const wrong = violationsOf(shape, collection.rules).map(({ file, line, at, violation }) => ({
      file,
      line,
      message: `x-collection of ${collection.schemaName}: ${at} ${describe(violation)}`.replace('  ', ' '),
      mend: 'see openapi/vocabulary.schema.json, collection',
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

/** What a collection stands for is not that of another feature already. */
export function checkTaken({ collections }: Pick<Sources, 'collections'>): Finding[] {
  return collections.flatMap(({ rules, schemaName, taken }) =>
    taken.map(({ by, key }) => {
      const { file, line } = placeOf(by)
      const what = `${by.operationId}, ${file}:${line}, has ${key === 'name' ? 'the name' : 'the place'} of one of its operations`
      const at = key === 'name' && rules.name === undefined ? 'path' : key
      return finding(rules, at, `${schemaName}: ${what}`, `choose another ${key}, or take that operation away`)
    }),
  )
}

/** What of one collection contradicts the rest of it. */
function sense(document: Document, { schema, schemaName, rules }: Collection): Finding[] {
  const found: Finding[] = []
  const say = (holder: object, key: string | undefined, message: string, mend: string) =>
    found.push(finding(holder, key, `${schemaName}: ${message}`, mend))
  const has = (verb: NonNullable<typeof rules.verbs>[number]) => !rules.verbs || rules.verbs.includes(verb)
  if (!schema.properties) say(schema, 'x-collection', 'a collection has no properties', 'add properties')
  if (schema.example === undefined)
    say(schema, 'x-collection', 'a collection has no example', 'add example: one item, in Spanish and plausible')
  else if (!isObject(schema.example) || Array.isArray(schema.example))
    say(schema, 'example', 'the example is no item', 'write one item, in Spanish and plausible')
  for (const [at, name] of (schema.required ?? []).entries())
    if (!schema.properties?.[name])
      say(
        schema.required ?? [],
        String(at),
        `${name} is required, but no property`,
        `use one of: ${similar(name, Object.keys(schema.properties ?? {}))}`,
      )
  const whole = rules.list?.dialect === 'whole'
  if (has('List') && !rules.list)
    say(
      rules,
      'path',
      'the collection does not say what it sorts and filters by',
      'add list, or take List out of verbs',
    )
  if (whole && rules.list && Object.keys(rules.list).length > 1)
    say(rules, 'list', 'a whole list is sorted and filtered in the browser', 'keep dialect: whole alone')
  if (rules.live && !Object.values(document.components.schemas).some((one) => one['x-register'] === 'live'))
    say(rules, 'live', 'no enumeration says what open screens are told of', 'mark one with x-register: live')
  if (rules.live && !rules.history) say(rules, 'live', 'events name the value of the history', 'add history')
  if (rules.training && !rules.history)
    say(rules, 'training', 'what waits for a training is named by the value of the history', 'add history')
  if (rules.trash && !has('Delete'))
    say(rules, 'trash', 'nothing is deleted', 'add Delete to verbs, or take trash away')
  if (!scopeOf(document))
    say(rules, 'path', 'no parameter says whose it is', 'describe one in components/parameters, with x-scope')
  return found
}
