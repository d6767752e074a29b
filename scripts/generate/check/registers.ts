import type { Call } from '../calls.ts'
import type { Contract } from '../contract.ts'
import type { Document, Register, WrittenOption } from '../model.ts'
import { type Finding, finding } from '../places.ts'
import { similar } from '../schema.ts'

/**
 * Checks the history and live registers against x-audit: audited resources are registered, and registered values are
 * used. A description without registers is not checked.
 */
export function checkRegisters({ document, allCalls: calls }: Contract): Finding[] {
  const audited = [...calls.values()].filter(({ node }) => node['x-audit'])
  const named = new Set(audited.map(({ node }) => node['x-audit']?.resource))
  const history = optionsOf(document, 'history')
  // A malformed x-audit may have meant any value.
  const areNamed = !named.has(undefined)
  const unused = (options: WrittenOption[] = [], what: string) =>
    options
      .filter(({ value, by }) => areNamed && !named.has(String(value)) && !by)
      .map((option) => finding(option, 'value', `no x-audit names ${option.value}: ${what}`, 'use it or remove it'))
  const live = optionsOf(document, 'live') ?? []
  return [
    ...(history ? [...audited.flatMap((call) => unknown(call, history)), ...unaudited([...calls.values()])] : []),
    ...unused(history, 'the history never has an entry for it'),
    ...unused(live, 'no event is ever emitted for it'),
    ...[...(history ?? []), ...live].flatMap((option) => unknownEmitters(option, calls)),
  ]
}

function unknown({ node, id }: Call, history: readonly WrittenOption[]): Finding[] {
  const audit = node['x-audit']
  const known = history.map(({ value }) => String(value))
  // A missing resource is reported by the vocabulary check.
  if (typeof audit?.resource !== 'string' || known.includes(audit.resource)) return []
  return [
    finding(
      audit,
      'resource',
      `the history does not list ${audit.resource}, which ${id} changes`,
      `use one of: ${similar(audit.resource, known)}`,
    ),
  ]
}

function unknownEmitters(option: WrittenOption, calls: ReadonlyMap<string, Call>): Finding[] {
  return (option.by ?? []).flatMap((id, at) =>
    calls.has(id)
      ? []
      : [finding(option.by, at, `${id} is not an operation`, `use one of: ${similar(id, calls.keys())}`)],
  )
}

/**
 * Pending training changes are counted by their history value, so an operation that needs training must have an
 * x-audit.
 */
function unaudited(calls: readonly Call[]): Finding[] {
  return calls
    .filter(({ node }) => node['x-needs-training'] && !node['x-audit'])
    .map(({ node, id }) =>
      finding(node, 'x-needs-training', `${id} has x-needs-training but no x-audit`, 'add x-audit'),
    )
}

/** The options of all enumerations of a register; undefined if there are none. */
function optionsOf(document: Document, register: Register): WrittenOption[] | undefined {
  const marked = Object.values(document.components.schemas).filter((schema) => schema['x-register'] === register)
  return marked.length > 0 ? marked.flatMap((schema) => schema['x-options'] ?? []) : undefined
}
