import type { Call } from '../calls.ts'
import type { Contract } from '../contract.ts'
import type { Document, Register, WrittenOption } from '../model.ts'
import { type Finding, finding } from '../places.ts'
import { similar } from '../schema.ts'

/**
 * What the history, the events and the training are told of has a name that each of them knows, and no name stands
 * there that nothing uses. A description without such enumerations says nothing of these.
 */
export function checkRegisters({ document, every: calls }: Contract): Finding[] {
  const audited = [...calls.values()].filter(({ node }) => node['x-audit'])
  const named = new Set(audited.map(({ node }) => node['x-audit']?.resource))
  const history = optionsOf(document, 'history')
  // one that names nothing may be meant to name it
  const areNamed = !named.has(undefined)
  const unused = (options: WrittenOption[] = [], what: string) =>
    options
      .filter(({ value, by }) => areNamed && !named.has(String(value)) && !by)
      .map((option) => finding(option, 'value', `no x-audit names ${option.value}: ${what}`, 'use it, or take it away'))
  const live = optionsOf(document, 'live') ?? []
  return [
    ...(history ? [...audited.flatMap((call) => unknown(call, history)), ...untold([...calls.values()])] : []),
    ...unused(history, 'the history never tells of one'),
    ...unused(live, 'nobody is ever told of one'),
    ...[...(history ?? []), ...live].flatMap((option) => unknownTellers(option, calls)),
  ]
}

function unknown({ node, id }: Call, history: readonly WrittenOption[]): Finding[] {
  const audit = node['x-audit']
  const known = history.map(({ value }) => String(value))
  // that it names none is told by the vocabulary
  if (typeof audit?.resource !== 'string' || known.includes(audit.resource)) return []
  return [
    finding(
      audit,
      'resource',
      `the history knows no ${audit.resource}, which ${id} changes`,
      `use one of: ${similar(audit.resource, known)}`,
    ),
  ]
}

function unknownTellers(option: WrittenOption, calls: ReadonlyMap<string, Call>): Finding[] {
  return (option.by ?? []).flatMap((id, at) =>
    calls.has(id) ? [] : [finding(option.by, at, `${id} is no operation`, `use one of: ${similar(id, calls.keys())}`)],
  )
}

/** What waits for a training is counted by the value of the history. */
function untold(calls: readonly Call[]): Finding[] {
  return calls
    .filter(({ node }) => node['x-needs-training'] && !node['x-audit'])
    .map(({ node, id }) =>
      finding(node, 'x-needs-training', `${id} needs a training, but does not say of what`, 'add x-audit'),
    )
}

/** The options of the enumerations with a mark; undefined when there is none. */
function optionsOf(document: Document, register: Register): WrittenOption[] | undefined {
  const marked = Object.values(document.components.schemas).filter((schema) => schema['x-register'] === register)
  return marked.length > 0 ? marked.flatMap((schema) => schema['x-options'] ?? []) : undefined
}
