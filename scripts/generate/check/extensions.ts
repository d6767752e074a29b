import type { Call } from '../calls.ts'
import { enforced } from '../compile.ts'
import type { Contract } from '../contract.ts'
import type { Document, Schema } from '../model.ts'
import { type Finding, finding } from '../places.ts'
import { resolve, similar, typeOf } from '../schema.ts'
import { writtenSchemas } from './written-schemas.ts'

/** JSON types allowed for each `x-type`. */
const shows: Readonly<Record<string, readonly string[]>> = {
  multiline: ['string'],
  'rich-text': ['string'],
  money: ['integer', 'number', 'string'],
  percent: ['integer', 'number'],
  duration: ['integer', 'number'],
  phone: ['string'],
  'time-zone': ['string'],
  color: ['string'],
  password: ['string'],
}

/** Checks that the contract's own keys are used where they have an effect. */
export function checkExtensions({ written, calls }: Contract): Finding[] {
  return [
    ...[...writtenSchemas(written)].flatMap((schema) => schemaFindings(written, schema)),
    ...[...calls.values()].flatMap(operationFindings),
  ]
}

/**
 * Longest text that a pattern may be matched with. An expression that V8 does not optimize any more, because a process has
 * compiled many, keeps 4 bytes per character of a loop, and its stack has 64 MB.
 */
const MOST_MATCHED = 1_000_000

function schemaFindings(document: Document, schema: Schema): Finding[] {
  const found: Finding[] = []
  const whole = resolve(document, schema)
  const type = typeOf(whole)
  const say = (key: string, message: string, fix: string) => found.push(finding(schema, key, message, fix))
  const own = schema['x-type']
  const fitting = own === undefined ? undefined : shows[own]
  if (own && fitting && type && !fitting.includes(type))
    say('x-type', `${own} cannot display a value of type ${type}`, `use it on: ${fitting.join(', ')}`)
  for (const key of ['x-trim', 'x-scheme', 'x-input'] as const)
    if (schema[key] && type && type !== 'string' && !(key === 'x-input' && /^(?:number|integer)$/.test(type)))
      say(key, `${key} is only for text, not for ${type}`, `remove ${key}`)
  if (schema.pattern && (schema.maxLength ?? 0) > MOST_MATCHED)
    say('pattern', `a pattern may exhaust the stack on a text of ${schema.maxLength} characters`, 'remove the pattern')
  for (const property of Object.values(schema.properties ?? {})) {
    const { from } = property['x-differs'] ?? {}
    if (property['x-differs'] && from !== undefined && !(from in (schema.properties ?? {})))
      found.push(
        finding(
          property['x-differs'],
          'from',
          `${from} is no property of the same object`,
          `use one of: ${similar(from, Object.keys(schema.properties ?? {}))}`,
        ),
      )
  }
  const options = schema['x-options'] ?? []
  const types = [schema.type ?? []].flat()
  for (const option of options) {
    const { value } = option
    // A missing value is reported by the vocabulary check.
    if (value === undefined) continue
    if (types.length > 0 && !types.some((one) => isOf(value, one)))
      found.push(
        finding(
          option,
          'value',
          `the value ${value} is not of type ${types.join(' or ')}`,
          'write a value of that type',
        ),
      )
    if (schema.enum && !schema.enum.includes(value))
      found.push(finding(option, 'value', `the value ${value} is not in enum`, 'remove enum: the options define it'))
  }
  const values = options.map(({ value }) => value)
  for (const [at, option] of options.entries())
    if (values.indexOf(option.value) < at)
      found.push(finding(option, 'value', `the value ${option.value} is listed twice`, 'remove one of them'))
  for (const keyword of Object.keys(schema['x-messages'] ?? {}))
    if (!enforced.includes(keyword))
      found.push(
        finding(
          schema['x-messages'],
          keyword,
          `${keyword} is not an enforced keyword: its message is never shown`,
          `use one of: ${similar(keyword, enforced)}`,
        ),
      )
  return found
}

function isOf(value: unknown, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}

function operationFindings({ id, node, gate, parameters, method }: Call): Finding[] {
  const found: Finding[] = []
  const say = (holder: object, key: string, message: string, fix: string) =>
    found.push(finding(holder, key, `${id} ${message}`, fix))
  const isScoped = parameters.some((one) => one.in === 'path' && one['x-scope'])
  if (gate.who === 'member' && !isScoped)
    say(node, 'x-access', 'requires a member, but its path has no scope', 'add a path parameter with x-scope')
  const isPublic = gate.who === 'public'
  for (const limit of node['x-rate-limit'] ?? [])
    if (isPublic && limit.by === 'user')
      say(limit, 'by', 'is limited by user but does not require sign-in', 'use one of: address, account')
  if (isPublic && node['x-queue'] !== undefined)
    say(node, 'x-queue', 'queues the calls of each user but does not require sign-in', 'remove x-queue')
  if (node['x-body-limit'] !== undefined && !node.requestBody)
    say(node, 'x-body-limit', 'limits the size of a body that it does not have', 'remove x-body-limit')
  if (node['x-needs-training'] && method === 'get')
    say(node, 'x-needs-training', 'has x-needs-training but only reads', 'remove x-needs-training')
  if (node['x-reaches-customers'] && !isScoped)
    say(node, 'x-reaches-customers', 'reaches customers, but its path has no scope', 'remove x-reaches-customers')
  return found
}
