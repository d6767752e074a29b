import type { Call } from '../calls.ts'
import { enforced } from '../compile.ts'
import type { Contract } from '../contract.ts'
import type { Document, Schema } from '../model.ts'
import { type Finding, finding } from '../places.ts'
import { resolve, similar, typeOf } from '../schema.ts'
import { writtenSchemas } from './written.ts'

/** Which JSON types a semantic type can show. */
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

/** The contract's own keys stand where something carries them out. */
export function checkMeanings({ written, calls }: Contract): Finding[] {
  return [
    ...[...writtenSchemas(written)].flatMap((schema) => schemaFindings(written, schema)),
    ...[...calls.values()].flatMap(operationFindings),
  ]
}

function schemaFindings(document: Document, schema: Schema): Finding[] {
  const found: Finding[] = []
  const whole = resolve(document, schema)
  const type = typeOf(whole)
  const say = (key: string, message: string, mend: string) => found.push(finding(schema, key, message, mend))
  const own = schema['x-type']
  const fitting = own === undefined ? undefined : shows[own]
  if (own && fitting && type && !fitting.includes(type))
    say('x-type', `${own} shows no ${type}`, `use it on: ${fitting.join(', ')}`)
  for (const key of ['x-trim', 'x-input'] as const)
    if (schema[key] && type && type !== 'string' && !(key === 'x-input' && /^(?:number|integer)$/.test(type)))
      say(key, `${key} is for what is typed, and this is ${type}`, `take ${key} away`)
  const options = schema['x-options'] ?? []
  const types = [schema.type ?? []].flat()
  for (const option of options) {
    const { value } = option
    // the vocabulary tells it
    if (value === undefined) continue
    if (types.length > 0 && !types.some((one) => isOf(value, one)))
      found.push(
        finding(option, 'value', `the value ${value} is no ${types.join(' or ')}`, 'write it as its type says'),
      )
    if (schema.enum && !schema.enum.includes(value))
      found.push(finding(option, 'value', `the value ${value} is not in enum`, 'take enum away: the options give it'))
  }
  const values = options.map(({ value }) => value)
  for (const [at, option] of options.entries())
    if (values.indexOf(option.value) < at)
      found.push(finding(option, 'value', `the value ${option.value} is there already`, 'take one of them away'))
  for (const keyword of Object.keys(schema['x-messages'] ?? {}))
    if (!enforced.includes(keyword))
      found.push(
        finding(
          schema['x-messages'],
          keyword,
          `no rule is called ${keyword}: nobody is ever told this`,
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
  const say = (holder: object, key: string, message: string, mend: string) =>
    found.push(finding(holder, key, `${id} ${message}`, mend))
  const isScoped = parameters.some((one) => one.in === 'path' && one['x-scope'])
  if (gate.who === 'member' && !isScoped)
    say(node, 'x-access', 'asks for a member, and its path does not name of what', 'add a parameter with x-scope')
  const isPublic = gate.who === 'public'
  for (const limit of node['x-rate-limit'] ?? [])
    if (isPublic && limit.by === 'user')
      say(limit, 'by', 'is limited by user, and nobody is known who calls it', 'use one of: address, account')
  if (isPublic && node['x-queue'] !== undefined)
    say(node, 'x-queue', 'queues the calls of a person, and nobody is known who calls it', 'take x-queue away')
  if (node['x-body-limit'] !== undefined && !node.requestBody)
    say(node, 'x-body-limit', 'limits a body that it does not have', 'take x-body-limit away')
  if (node['x-needs-training'] && method === 'get')
    say(node, 'x-needs-training', 'changes nothing that could be trained', 'take x-needs-training away')
  return found
}
