import { isDeepStrictEqual } from 'node:util'
import { answerSchema, type Call, itemSchema } from '../calls.ts'
import type { Contract } from '../contract.ts'
import { filteredProperty } from '../expand/list.ts'
import { type Finding, finding } from '../places.ts'
import { representationOf } from '../representation.ts'
import { properties, propertyAt, similar } from '../schema.ts'
import { writtenSchemas } from './written-schemas.ts'

/**
 * Checks that the fields of each list exist in its items, and that a resource has one operation per verb (except
 * action).
 */
export function checkResources(contract: Contract): Finding[] {
  const roles = new Map<string, Call>()
  return [...contract.calls.values()].flatMap((call) => {
    const role = call.node['x-resource']
    if (!role)
      return call.node['x-list']
        ? [finding(call.node, 'x-list', `${call.id} has x-list but is not a list`, 'add x-resource with verb: list')]
        : []
    const found: Finding[] = []
    const key = `${role.name} ${role.verb}`
    const before = roles.get(key)
    if (before && role.verb !== 'action')
      found.push(
        finding(role, 'verb', `${before.id} is already ${role.verb} of ${role.name}`, 'make one of them verb: action'),
      )
    roles.set(key, call)
    if (role.verb === 'list') found.push(...listFindings(contract, call))
    return found
  })
}

/** Checks that an export names a list that takes a filter and a sort order, and that the same people may call it. */
export function checkExports({ calls }: Contract): Finding[] {
  return [...calls.values()].flatMap(({ id, node, gate }) => {
    const name = node['x-export-of']
    if (name === undefined) return []
    const list = calls.get(name)
    if (list?.node['x-resource']?.dialect !== 'simple-rest' || list.node['x-resource'].verb !== 'list')
      return [finding(node, 'x-export-of', `${name} is no simple-rest list`, 'name the operation of a list')]
    if (isDeepStrictEqual(gate, list.gate)) return []
    return [finding(node, 'x-export-of', `${id} has another x-access than ${name}`, "use the list's x-access")]
  })
}

function listFindings({ document }: Contract, call: Call): Finding[] {
  const { node, id } = call
  const role = node['x-resource']
  const item = itemSchema(document, call)
  const answer = answerSchema(document, call)
  if (!role || !answer)
    return [finding(node, 'responses', `the list ${id} has no JSON response`, "describe the response '200'")]
  if (!item)
    return [
      finding(
        role,
        'items',
        `${id}: items ${role.items ?? "''"} is not a list in its response`,
        'write the JSON pointer of the list of items',
      ),
    ]
  const fields = [...properties(document, item).keys()]
  const found: Finding[] = []
  const known = (holder: object, key: string | number | undefined, field: string, what: string) => {
    if (!propertyAt(document, item, field))
      found.push(
        finding(
          holder,
          key,
          `${what} ${field} is not a field of the items of ${id}`,
          `use one of: ${similar(field, fields)}`,
        ),
      )
  }
  known(role, 'id', role.id ?? 'id', 'id')
  if (role.representation) known(role, 'representation', role.representation, 'representation')
  const rules = node['x-list']
  if (role.dialect === 'simple-rest' && !rules)
    found.push(finding(role, 'dialect', `the simple-rest list ${id} has no x-list`, 'list its sort and filter fields'))
  if (!rules) return found
  for (const [at, field] of rules.sort.entries()) known(rules.sort, at, field, 'sort')
  for (const [at, field] of (rules.search ?? []).entries()) known(rules.search ?? [], at, field, 'search')
  for (const [key, rule] of Object.entries(rules.filter))
    if (rule === true && !filteredProperty(document, item, key)) known(rules.filter, key, key, 'filter')
  return found
}

/** Checks that x-ref names a resource with a list whose items have a representation. */
export function checkRefs({ written, document, calls: sound, allCalls: calls }: Contract): Finding[] {
  const lists = new Map(
    [...calls.values()].flatMap((call) => {
      const role = call.node['x-resource']
      return role?.verb === 'list' ? [[role.name, call] as const] : []
    }),
  )
  return [...writtenSchemas(written)].flatMap((schema) => {
    const ref = schema['x-ref']
    if (!ref) return []
    const list = lists.get(ref.resource)
    if (!list)
      return [
        finding(
          ref,
          'resource',
          `no operation lists ${ref.resource}`,
          `use one of: ${similar(ref.resource, lists.keys())}`,
        ),
      ]
    if (!sound.has(list.id) || representationOf(document, list)) return []
    const said = `${ref.resource} has no representation`
    return [finding(ref, 'resource', said, `add a representation to x-resource of ${list.id}`)]
  })
}
