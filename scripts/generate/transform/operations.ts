import type { BrowserCall, Operation, ResourceRole } from '../../../src/contract/operation.ts'
import { bodySchema, type Call } from '../calls.ts'
import { DEFAULT_MAX } from '../expand/list.ts'
import type { Document, OperationNode } from '../model.ts'
import { CONTRACT, head, literal, name } from '../print.ts'
import { properties } from '../schema.ts'

/** An endpoint as the server's router and the browser's data provider use it. */
export function toOperation(document: Document, call: Call): Operation {
  const { node, parameters } = call
  const named = (place: string) => parameters.filter((parameter) => parameter.in === place).map(({ name }) => name)
  const schema = bodySchema(call)
  const list = node['x-list']
  const statuses = Object.keys(node.responses)
    .map(Number)
    .sort((a, b) => a - b)
  return withoutUndefined({
    id: call.id,
    method: call.method,
    path: call.path,
    tag: call.tag,
    summary: node.summary ?? '',
    access: call.gate,
    apiKey: node['x-api-key'],
    scope: parameters.find((parameter) => parameter['x-scope'])?.['x-scope'],
    pathParams: named('path'),
    queryParams: named('query'),
    body: bodyType(node),
    bodyFields: schema ? [...properties(document, schema).keys()] : undefined,
    success: statuses.filter((status) => status < 400),
    errors: statuses.filter((status) => status >= 400),
    resource: node['x-resource'] ? toRole(node['x-resource']) : undefined,
    list: list
      ? {
          sort: list.sort,
          filter: [...(list.search ? ['q'] : []), ...Object.keys(list.filter)],
          ...(list.search && { search: list.search }),
          max: list.max ?? DEFAULT_MAX,
        }
      : undefined,
    toasts: node['x-toasts'],
    rateLimits: node['x-rate-limit'],
    queue: node['x-queue'],
    bodyLimit: node['x-body-limit'],
    needsTraining: node['x-needs-training'],
    reachesCustomers: node['x-reaches-customers'],
    audit: auditOf(node),
    notBuilt: node['x-not-built'],
  })
}

/** The table of operations, by id. */
export function operationsModule(document: Document, calls: readonly Call[]): string {
  const entries = calls.map((call) => `  ${name(call.id)}: ${literal(toOperation(document, call), '  ')},\n`)
  return `${head}import type { Operation } from '${CONTRACT}/operation.ts'

export const operations = {
${entries.join('')}} as const satisfies Record<string, Operation>

/** Limits of calls with an API key; undefined if no operation has \`x-api-key\`. */
export const apiKeyLimits = ${keyLimits(document)}

export type OperationId = keyof typeof operations
/** Operations that may still answer 501. */
export type NotBuiltId = { [K in OperationId]: (typeof operations)[K] extends { notBuilt: string } ? K : never }[OperationId]
export type BuiltId = Exclude<OperationId, NotBuiltId>
`
}

function keyLimits({ 'x-api-keys': keys }: Document): string {
  return keys ? `${literal({ calls: keys.calls, failures: keys.failures })} as const` : 'undefined'
}

/** Generates the table of calls for the browser; omits operations that answer 501. */
export function callsModule(document: Document, calls: readonly Call[]): string {
  const built = calls.filter((call) => !call.node['x-not-built'])
  const scopes = built.flatMap(({ parameters }) => parameters.filter((one) => one['x-scope']).map(({ name }) => name))
  const entries = built.map((call) => `  ${name(call.id)}: ${literal(toBrowserCall(document, call), '  ')},\n`)
  return `${head}import type { BrowserCall } from '${CONTRACT}/operation.ts'

export const calls = {
${entries.join('')}} as const satisfies Record<string, BrowserCall>

/** Path parameters that are filled with the selected scope, such as the bot. */
export const scopes: readonly string[] = ${literal([...new Set(scopes)])}
`
}

function toBrowserCall(document: Document, call: Call): BrowserCall {
  const { id, method, path, tag, pathParams, body, bodyFields, toasts } = toOperation(document, call)
  return withoutUndefined({ id, method, path, tag, pathParams, body, bodyFields, toasts }) as BrowserCall
}

/** The audit entry without `other`, which only concerns the checks. */
function auditOf({ 'x-audit': audit }: OperationNode): Operation['audit'] {
  if (!audit) return undefined
  const { other: _, ...rest } = audit
  return rest
}

function bodyType(node: OperationNode): Operation['body'] {
  const types = Object.keys(node.requestBody?.content ?? {})
  if (types.includes('application/json')) return 'application/json'
  return types.includes('multipart/form-data') ? 'multipart/form-data' : undefined
}

function toRole(role: ResourceRole): ResourceRole {
  return role.verb === 'list' ? { ...role, items: role.items ?? '', id: role.id ?? 'id' } : role
}

function withoutUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as T
}
