import { dereference, type Schema as Plain, validate } from '@cfworker/json-schema'
import { _, type ErrorObject as Broken, type Options, type ValidateFunction } from 'ajv'
import core from 'ajv/dist/core.js'
import standalone from 'ajv/dist/standalone/index.js'
import vocabularies from 'ajv/dist/vocabularies/draft2020.js'
import usualFormats from 'ajv-formats'
import { formats } from '../../src/contract/formats.ts'
import { choiceByTag } from './choice-by-tag.ts'
import type { Document, Schema } from './model.ts'
import { CONTRACT } from './print.ts'

// These modules are CommonJS: Node provides their exports as the default export.
const own = <T>(module: T): T => (module as { default?: T }).default ?? module
const [Core, draft2020, standaloneCode, addFormats] = [own(core), own(vocabularies), own(standalone), own(usualFormats)]

export type { Broken, ValidateFunction }

const COMPONENTS = 'components'

// Documentation and the contract's own keys, which validators ignore.
const silent = /^(x-|title$|description$|example$|examples$|default$|deprecated$|readOnly$|writeOnly$|contentEncoding$)/
const named = new Set(['properties', 'patternProperties'])
const values = new Set(['enum', 'const', 'required'])

/**
 * Returns only the validation rules of a schema. Its references point to `$defs` of the schema called `owner`.
 * Alternatives that a property tells apart become a choice by that property: otherwise the faults of all alternatives
 * would be reported, whichever was meant.
 */
function bare(value: unknown, { components: { schemas } }: Document, owner = COMPONENTS): unknown {
  return plain(value)

  function plain(given: unknown): unknown {
    if (Array.isArray(given)) return given.map(plain)
    if (typeof given !== 'object' || given === null) return given
    const made: Record<string, unknown> = {}
    for (const [key, item] of Object.entries(given)) {
      if (silent.test(key)) continue
      const choice = key === 'anyOf' ? choiceByTag(item as Schema[], schemas) : undefined
      if (choice) Object.assign(made, plain(choice))
      else if (key === '$ref') made[key] = (item as string).replace('#/components/schemas/', `${owner}#/$defs/`)
      else if (values.has(key)) made[key] = item
      else if (!named.has(key)) made[key] = plain(item)
      else made[key] = Object.fromEntries(Object.entries(item as object).map(([name, part]) => [name, plain(part)]))
    }
    return made
  }
}

const bareComponents = (document: Document, owner?: string): Record<string, Schema> =>
  (bare({ properties: document.components.schemas }, document, owner) as Schema).properties ?? {}

const components = new WeakMap<Document, object>()

/**
 * Validator for JSON Schema 2020-12 without `unevaluated…` and `$dynamicRef`, because tracking them would double the
 * size of every validator.
 */
export class Ajv extends Core {
  constructor(options: Options) {
    super({
      ...options,
      next: true,
      strict: false,
      strictNumbers: true,
      allErrors: true,
      inlineRefs: false,
      validateSchema: false,
      messages: false,
    })
    for (const vocabulary of draft2020) this.addVocabulary(vocabulary)
    addFormats(this)
    this.addFormat('date-time', formats['date-time'])
  }
}

/**
 * Creates an ajv instance with the description's components; each component is compiled once, into its own function.
 */
function ajvOf(document: Document, options: Options): Ajv {
  const $defs = components.get(document) ?? bareComponents(document)
  components.set(document, $defs)
  return new Ajv(options).addSchema({ $id: COMPONENTS, $defs }) as Ajv
}

/** Keywords that are enforced, and known formats. */
export const enforced: readonly string[] = Object.keys(new Ajv({}).RULES.all).filter(
  (keyword) => !keyword.startsWith('$'),
)
export const knownFormats: readonly string[] = Object.keys(new Ajv({}).formats)

/**
 * Returns a function that validates a value and returns its violations. Schemas are interpreted, since compiling
 * hundreds of validators for one value each takes ten times as long; only an invalid value gets a compiled validator,
 * for its violations.
 */
export function linkRules(
  document: Document,
  schemas: readonly Schema[],
): (schema: Schema, value: unknown) => Broken[] {
  const plain = new Map(schemas.map((schema) => [schema, bare(schema, document, '') as Plain]))
  const parts = [...plain.values()].map((schema, index): [string, Plain] => [`part ${index}`, schema])
  const isApart = !JSON.stringify(parts).includes('"$ref"')
  const others = isApart ? {} : bareComponents(document, '')
  const known = dereference({ $defs: { ...(others as object), ...Object.fromEntries(parts) } })
  let ajv: Ajv | undefined
  return (schema, value) => {
    if (validate(value, plain.get(schema) ?? false, '2020-12', known, true).valid) return []
    ajv ??= ajvOf(document, { code: { optimize: false } })
    const compiled = ajv.compile(bare(schema, document) as object)
    return compiled(value) ? [] : (compiled.errors ?? [])
  }
}

/** A schema whose validator a module exports. */
export interface Input {
  name: string
  schema: Schema
}

/**
 * Compiles validators ahead of time and returns the body of each ES module, with constants `validate_<name>`. They need
 * no eval, so a strict Content-Security-Policy works. Code that modules share is compiled once and written into each.
 */
export function compileModules(
  document: Document,
  modules: ReadonlyMap<string, readonly Input[]>,
): Map<string, string> {
  // Only the source text is needed, so ajv creates no function here.
  const process = () => 'return () => {}'
  const ajv = ajvOf(document, { code: { source: true, esm: true, formats: _`formats`, process } })
  const idOf = (module: string, { name }: Input) => `${module}.${name}`
  const keyOf = keysOf(components.get(document) ?? {})
  const texts = [...modules].map(([module, inputs]): [string, string, readonly Input[]] => {
    const schemas = inputs.map((input) => ({ $id: idOf(module, input), ...(bare(input.schema, document) as object) }))
    const key = keyOf(schemas)
    if (known.get(module)?.key !== key) for (const schema of schemas) ajv.addSchema(schema)
    return [module, key, inputs]
  })
  return new Map(
    texts.map(([module, key, inputs]) => {
      const before = known.get(module)
      if (before?.key === key) return [module, before.code]
      const exported = Object.fromEntries(inputs.map((input) => [input.name, idOf(module, input)]))
      const code = portable(standaloneCode(ajv, exported))
      known.set(module, { key, code })
      return [module, code]
    }),
  )
}

/** Cache of the last compilation: in watch mode most changes affect few modules, or only texts. */
const known = new Map<string, { key: string; code: string }>()

/** Returns a function that computes a cache key for schemas from their rules and those of the schemas they refer to. */
function keysOf(definitions: object): (schemas: readonly object[]) => string {
  const texts = new Map(Object.entries(definitions).map(([name, schema]) => [name, JSON.stringify(schema)]))
  return (schemas) => {
    const used = new Set<string>()
    const note = (text: string) => {
      for (const [, name = ''] of text.matchAll(/"components#\/\$defs\/([^"/]+)/g))
        if (!used.has(name)) {
          used.add(name)
          note(texts.get(name) ?? '')
        }
    }
    const own = JSON.stringify(schemas)
    note(own)
    return [own, ...[...used].map((name) => `${name}${texts.get(name)}`)].join('\n')
  }
}

// ajv leaves CommonJS require() calls of its runtime helpers in ES modules.
const helpers: [find: RegExp, use: string, from: string][] = [
  [/require\("ajv-formats\/dist\/formats"\)\.fullFormats|\bformats(?=[.[])/g, 'formats', `${CONTRACT}/formats.ts`],
]
const inlined: [find: string, code: string][] = [
  ['require("ajv/dist/runtime/ucs2length").default', '((text) => [...text].length)'],
  ['require("ajv/dist/runtime/equal").default', 'equal'],
]

function portable(code: string): string {
  let text = code
    .replace('"use strict";', '')
    .replace(/export const (\w+) = (validate\d+);/g, 'const validate_$1 = $2;')
  for (const [find, use] of inlined) text = text.replaceAll(find, use)
  const imports: string[] = []
  for (const [find, use, from] of helpers) {
    if (!find.test(text)) continue
    text = text.replace(find, use)
    imports.push(`import { ${use} } from '${from}'\n`)
  }
  if (/\bequal\b/.test(text)) imports.push(`import equal from 'fast-deep-equal'\n`)
  if (text.includes('require(')) throw new Error('a validator still calls require()')
  return `${imports.join('')}\n${text.trim()}\n`
}
