import type { Call } from '../calls.ts'
import type { Contract } from '../contract.ts'
import type { Document, WrittenOption } from '../model.ts'
import { type Finding, finding } from '../places.ts'
import { similar } from '../schema.ts'

/** Actions of `x-audit` that change nothing. */
const READING: readonly string[] = ['export', 'view_sensitive']

/**
 * Checks that `x-api-key` opens only built operations of a bot, with a scope of the register that fits what they do, and
 * that every scope of the register opens at least one and every tag of `x-api-keys.never` exists.
 */
export function checkApiKeys({ document, calls, allCalls, tags }: Contract): Finding[] {
  const scopes = scopesOf(document)
  const opened = new Set([...allCalls.values()].map(({ node }) => node['x-api-key']))
  const never = document['x-api-keys']?.never ?? []
  return [
    ...never.flatMap((tag, at) =>
      tags && !tags.has(tag)
        ? [finding(never, at, `the description has no tag ${tag}`, `use one of: ${similar(tag, tags)}`)]
        : [],
    ),
    ...[...calls.values()].flatMap((call) => ofCall(call, document, scopes)),
    ...scopes
      .filter(({ value }) => !opened.has(String(value)))
      .map((option) => finding(option, 'value', `no operation has x-api-key ${option.value}`, 'use it or remove it')),
  ]
}

function ofCall({ id, node, tag, gate, method, parameters }: Call, document: Document, scopes: WrittenOption[]) {
  const scope = node['x-api-key']
  if (scope === undefined) return []
  const found: Finding[] = []
  const say = (message: string, fix: string) => found.push(finding(node, 'x-api-key', `${id} ${message}`, fix))
  const keys = document['x-api-keys']
  if (!keys) say('can be called with an API key, but the root has no x-api-keys', 'add x-api-keys to openapi.yaml')
  if (keys?.never.includes(tag)) say(`has the tag ${tag}, which no API key may open`, 'remove x-api-key')
  if (gate.who !== 'member' || !parameters.some((one) => one.in === 'path' && one['x-scope']))
    say('can be called with an API key, but is no operation of a bot', 'remove x-api-key')
  if (node['x-not-built']) say('can be called with an API key, but is not built', 'remove x-api-key')
  const names = scopes.map(({ value }) => String(value))
  if (!names.includes(scope))
    say(`has the unknown scope ${scope}`, `use one of: ${similar(scope, names)}; or add it to x-register: api`)
  const audit = node['x-audit']
  if (scope.endsWith(':write') ? method === 'get' : audit !== undefined && !READING.includes(audit.action))
    say(
      scope.endsWith(':write') ? 'has a scope to write but only reads' : 'has a scope to read but changes something',
      'use the other scope',
    )
  return found
}

/** The options of the enumeration with `x-register: api`; empty if there is none. */
function scopesOf({ components }: Document): WrittenOption[] {
  return Object.values(components.schemas)
    .filter((schema) => schema['x-register'] === 'api')
    .flatMap((schema) => schema['x-options'] ?? [])
}
