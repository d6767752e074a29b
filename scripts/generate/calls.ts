import type { Gate, Rule } from '../../src/contract/gate.ts'
import {
  type Access,
  type Document,
  type Method,
  methods,
  type OperationNode,
  type Parameter,
  type PathItem,
  type Schema,
} from './model.ts'
import { lookup, properties, resolve } from './schema.ts'

/** An operation together with its path item; `$ref`s of parameters are resolved. */
export interface Call {
  id: string
  method: Method
  path: string
  tag: string
  node: OperationNode
  item: PathItem
  parameters: Parameter[]
  gate: Gate
}

/** All operations of a description, in document order. */
export function callsOf(document: Document): Call[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const node = item[method]
      if (!node) return []
      const parameters = [...(item.parameters ?? []), ...(node.parameters ?? [])].map(
        (parameter) => (parameter.$ref ? lookup(document, parameter.$ref) : parameter) as Parameter,
      )
      return {
        id: node.operationId,
        method,
        path,
        tag: node.tags?.[0] ?? '',
        node,
        item,
        parameters: parameters.filter(Boolean),
        gate: gateOf(node['x-access']),
      }
    }),
  )
}

/** Converts `x-access` to the gate that server and console both evaluate. */
export function gateOf(access: Access | undefined): Gate {
  if (access === 'public' || access === 'user' || access === 'admin' || access === 'member') return { who: access }
  if (typeof access === 'object') return { who: 'member', rule: access as unknown as Rule }
  return { who: 'admin' }
}

/** The schema of a JSON request body. */
export function bodySchema(call: Pick<Call, 'node'>): Schema | undefined {
  return call.node.requestBody?.content['application/json']?.schema
}

/** The JSON schema of the first 200, 201 or 202 response that has one. */
export function answerSchema(document: Document, call: Pick<Call, 'node'>): Schema | undefined {
  for (const status of ['200', '201', '202']) {
    const given = call.node.responses?.[status]
    const response = given?.$ref ? (lookup(document, given.$ref) as typeof given) : given
    const schema = response?.content?.['application/json']?.schema
    if (schema) return schema
  }
  return undefined
}

/** The schema of one list item, located with the JSON pointer in `x-resource`. */
export function itemSchema(document: Document, call: Call): Schema | undefined {
  let at = answerSchema(document, call)
  for (const part of (call.node['x-resource']?.items ?? '').split('/').slice(1)) {
    if (!at) return undefined
    const schema: Schema = resolve(document, at)
    const index = Number(part)
    if (Number.isInteger(index))
      at = schema.prefixItems?.[index] ?? (typeof schema.items === 'object' ? schema.items : undefined)
    else at = properties(document, schema).get(part)?.schema
  }
  if (!at) return undefined
  const list = resolve(document, at)
  return typeof list.items === 'object' ? list.items : undefined
}
