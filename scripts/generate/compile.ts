import { enforced, type SchemaRules } from '../../src/contract/schema.ts'
import { parts } from './expand/walk.ts'
import { byText } from './load/files.ts'
import type { Document, Schema } from './model.ts'
import { Code, literal } from './print.ts'
import { lookup, refName } from './schema.ts'

const rules = new Set(enforced)
const maps = new Set(['properties', 'patternProperties'])
const values = new Set(['enum', 'const', 'required'])

/**
 * A schema's rules alone: texts for people and the contract's own keys say nothing to a validator. References become
 * what `refer` makes of their component's name.
 */
export function bareRules(schema: Schema, refer: (name: string) => unknown): SchemaRules {
  const read = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(read)
    return typeof value === 'object' && value !== null ? readSchema(value as Schema) : value
  }
  const readSchema = (one: Schema): Record<string, unknown> => {
    const made: Record<string, unknown> = {}
    for (const [key, value] of Object.entries(one)) {
      if (key === '$ref') made.ref = refer(refName(value as string))
      else if (values.has(key)) made[key] = value
      else if (maps.has(key))
        made[key] = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, read(part)]))
      else if (rules.has(key) || key === 'then' || key === 'else') made[key] = read(value)
    }
    return made
  }
  return readSchema(schema)
}

/** The rules of schemas in memory, each component once. */
export function linkRules(document: Document): (schema: Schema) => SchemaRules {
  const components = new Map<string, SchemaRules>()
  const made = new WeakMap<Schema, SchemaRules>()
  const component = (name: string): SchemaRules => {
    const known = components.get(name) ?? bare((lookup(document, `#/components/schemas/${name}`) ?? {}) as Schema)
    components.set(name, known)
    return known
  }
  const bare = (schema: Schema): SchemaRules => {
    const known = made.get(schema) ?? bareRules(schema, (name) => () => component(name))
    made.set(schema, known)
    return known
  }
  return bare
}

/** Schemas as source: constants for the components that they lead to, and one expression for each schema. */
export function printRules(document: Document, schemas: readonly Schema[]) {
  const used = componentsOf(document, schemas)
  const refer = (name: string) => new Code(`() => ${name}`)
  const constants = [...used].sort(byText).map((name) => {
    const schema = document.components.schemas[name] ?? {}
    return `const ${name} = ${literal(bareRules(schema, refer))}\n`
  })
  const expression = (schema: Schema): string => {
    const bare = bareRules(schema, refer)
    const alone = schema.$ref !== undefined && Object.keys(bare).length === 1
    return alone ? refName(schema.$ref ?? '') : literal(bare)
  }
  return { constants: constants.join(''), expression }
}

/** Names of the components that schemas lead to. */
function componentsOf(document: Document, roots: readonly Schema[]): Set<string> {
  const found = new Set<string>()
  const visit = (schema: Schema) => {
    const name = schema.$ref === undefined ? undefined : refName(schema.$ref)
    const target = name === undefined ? undefined : document.components.schemas[name]
    if (name !== undefined && target && !found.has(name)) {
      found.add(name)
      visit(target)
    }
    for (const part of parts(schema)) visit(part.schema)
  }
  for (const root of roots) visit(root)
  return found
}
