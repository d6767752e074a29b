import type { FieldRules } from '../../../src/contract/validation.ts'
import { bodySchema, type Call } from '../calls.ts'
import { compileModules, type Input } from '../compile.ts'
import type { Document, Parameter, Schema } from '../model.ts'
import { CONTRACT, literal } from '../print.ts'
import { properties, resolve } from '../schema.ts'
import { eventValidatorsModule, payloadsOf } from './events.ts'

/** The schemas of an operation's body, query and path, with the names under which their validators are exported. */
export function inputSchemas({ id, node, parameters }: Call): { name: string; schema: Schema; type: string }[] {
  const inputs: { name: string; schema: Schema; type: string }[] = []
  const body = bodySchema({ node })
  const operation = `operations['${id}']`
  if (body)
    inputs.push({
      name: `${id}Body`,
      schema: body,
      type: `NonNullable<${operation}['requestBody']>['content']['application/json']`,
    })
  for (const [place, suffix] of [
    ['query', 'Query'],
    ['path', 'Params'],
  ] as const) {
    const own = parameters.filter((parameter) => parameter.in === place)
    if (own.length === 0) continue
    const type = `NonNullable<${operation}['parameters']['${place}']>`
    inputs.push({ name: `${id}${suffix}`, schema: parametersSchema(own), type })
  }
  return inputs
}

function parametersSchema(parameters: readonly Parameter[]): Schema {
  return {
    type: 'object',
    additionalProperties: false,
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(
      parameters.map(({ name, schema, content, description }) => [
        name,
        { ...(description ? { title: description } : {}), ...(schema ?? Object.values(content ?? {})[0]?.schema) },
      ]),
    ),
  }
}

/** Labels, messages and input rules of each field by its path; list items are `*`. */
export function fieldRules(document: Document, schema: Schema): Record<string, FieldRules> {
  const rules: Record<string, FieldRules> = {}
  const note = (path: string, given: Schema, seen: readonly Schema[]) => {
    const one = resolve(document, given)
    if (seen.includes(one)) return
    const inside = [...seen, one]
    const rule: FieldRules = {}
    if (one.title && path) rule.label = one.title
    if (one['x-messages']) rule.messages = one['x-messages']
    if (one['x-trim']) rule.trim = true
    if (one['x-scheme']) rule.scheme = one['x-scheme']
    if (one['x-differs']) rule.differs = one['x-differs']
    if (one['x-input']) rule.input = one['x-input']
    if (Object.keys(rule).length > 0) rules[path] = rule
    const below = (key: string) => (path ? `${path}.${key}` : key)
    for (const [name, property] of properties(document, one)) note(below(name), property.schema, inside)
    if (typeof one.items === 'object') note(below('*'), one.items, inside)
    if (typeof one.additionalProperties === 'object') note(below('*'), one.additionalProperties, inside)
  }
  note('', schema, [])
  return rules
}

export interface ScriptModule {
  js: string
  types: string
}

const head = '// Generated from openapi/. Do not edit: npm run generate.\n'

/**
 * Generates the validators of all operation inputs, one module per tag, and those of event payloads. An operation that
 * is not built yet answers 501 before reading its input, so it has none.
 */
export function validatorModules(document: Document, calls: readonly Call[]): Map<string, ScriptModule> {
  const inputs = new Map<string, ReturnType<typeof inputSchemas>>()
  for (const call of calls) {
    const own = call.node['x-not-built'] ? [] : inputSchemas(call)
    if (own.length > 0) inputs.set(call.tag, [...(inputs.get(call.tag) ?? []), ...own])
  }
  const compiled = compileModules(
    document,
    new Map<string, readonly Input[]>([...inputs, [EVENTS, payloadsOf(document)]]),
  )
  const modules = new Map([[EVENTS, eventValidatorsModule(document, compiled.get(EVENTS) ?? '')]])
  for (const [tag, own] of inputs) modules.set(tag, validatorsModule(document, own, compiled.get(tag) ?? ''))
  return modules
}

const EVENTS = 'events'

function validatorsModule(document: Document, inputs: ReturnType<typeof inputSchemas>, code: string): ScriptModule {
  const exported = inputs.map(
    ({ name, schema }) =>
      `export const ${name} = { validate: validate_${name}, fields: ${literal(fieldRules(document, schema))} }\n`,
  )
  const types = inputs.map(({ name, type }) => `export declare const ${name}: Rules<${type}>\n`)
  return {
    js: `${head}${code}
${exported.join('')}`,
    types: `${head}import type { Rules } from '${CONTRACT}/validation.ts'
import type { operations } from '../api.d.ts'

${types.join('')}`,
  }
}
