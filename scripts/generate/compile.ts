import { _, Ajv2020, type AnySchema, type Format } from 'ajv/dist/2020.js'
import standaloneModule from 'ajv/dist/standalone/index.js'
import * as formats from '../../src/contract/formats.ts'
import type { Document, Schema } from './model.ts'
import { parts } from './expand/walk.ts'
import { refName } from './schema.ts'

/** JSON Schema format → the function of `src/contract/formats.ts` that decides it. */
const formatFunctions: Record<string, keyof typeof formats> = {
  date: 'isDate',
  'date-time': 'isDateTime',
  time: 'isTime',
  email: 'isEmail',
  hostname: 'isHostname',
  uuid: 'isUuid',
  byte: 'isBase64',
  uri: 'isUri',
  'uri-reference': 'isUriReference',
}
/** Formats that say what a value is without binding it. */
const annotations = ['binary', 'password', 'int32', 'int64', 'float', 'double']

/** The formats that the contract may use. */
export const knownFormats: readonly string[] = [...Object.keys(formatFunctions), ...annotations]

/** An ajv that knows the contract's formats and leaves its own keys alone. */
export function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    messages: false,
    coerceTypes: false,
    validateSchema: false,
    addUsedSchema: false,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
  })
  ajv.opts.unevaluated = false
  for (const [name, key] of Object.entries(formatFunctions)) ajv.addFormat(name, formats[key] as Format)
  for (const name of annotations) ajv.addFormat(name, true)
  return ajv
}

const standalone = standaloneModule as unknown as { default: (ajv: Ajv2020, ids: Record<string, string>) => string }
const schemasId = 'contract:schemas'

/**
 * Compiles schemas into the text of one ES module that names each validator as asked. Component references are followed;
 * texts for people are left out, since only rules matter here.
 */
export function compileModule(document: Document, named: Readonly<Record<string, Schema>>): string {
  const ajv = createAjv()
  const used = componentsOf(document, Object.values(named))
  const $defs = Object.fromEntries([...used].map((name) => [name, bare(document.components.schemas[name] ?? {})]))
  ajv.addSchema({ $id: schemasId, $defs } as AnySchema)
  const ids: Record<string, string> = {}
  for (const [name, schema] of Object.entries(named)) {
    ids[name] = `contract:validate/${name}`
    ajv.addSchema({ ...bare(schema), $id: ids[name] } as AnySchema)
  }
  return lighten(standalone.default(ajv, ids))
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

const wordy = new Set(['title', 'description', 'example', 'examples', 'default', 'deprecated', 'readOnly', 'writeOnly'])

/** A schema's rules alone, its references pointing into the module's own definitions. */
function bare(schema: Schema): Schema {
  const read = (value: unknown, isMap: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => read(item, false))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => isMap || !(wordy.has(key) || key.startsWith('x-')))
        .map(([key, item]) => [
          key,
          !isMap && key === '$ref'
            ? `${schemasId}#/$defs/${refName(item as string)}`
            : isMap || !literal.has(key)
              ? read(item, !isMap && maps.has(key))
              : item,
        ]),
    )
  }
  return read(schema, false) as Schema
}
const maps = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas'])
const literal = new Set(['enum', 'const', 'required', 'dependentRequired'])

const formatsModule = '../../src/contract/formats.ts'

/**
 * Ajv's module without what nobody reads: the path in the schema, its marks for other schemas, and the CommonJS
 * `require` that it leaves in ES modules, which becomes an import.
 */
function lighten(code: string): string {
  const used = new Set<string>()
  const use = (name: string) => {
    used.add(name)
    return name
  }
  let text = code
    .replace('"use strict";', '')
    .replace(/\bformats(?:\.(\w+)|\["([\w-]+)"\])/g, (_all, plain?: string, quoted?: string) =>
      use(formatFunctions[plain ?? quoted ?? ''] ?? ''),
    )
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', () => use('codePoints'))
    .replaceAll('require("ajv/dist/runtime/equal").default', () => use('isSame'))
    .replace(/schemaPath:"(?:[^"\\]|\\.)*",/g, '')
    .replace(/^\/\*# sourceURL=.*$/gm, '')
  if (!/\.evaluated\./.test(text)) text = text.replace(/^validate\d+\.evaluated = .*;$/gm, '')
  if (text.includes('require(')) throw new Error(`a validator still needs ${/require\([^)]*\)/.exec(text)?.[0]}`)
  const imports = used.size > 0 ? `import { ${[...used].sort().join(', ')} } from '${formatsModule}'\n` : ''
  return `${imports}${text.replace(/\n{2,}/g, '\n').trim()}\n`
}
