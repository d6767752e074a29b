import type { ListCapability } from '../../../src/contract/operation.ts'
import type { Call } from '../calls.ts'
import type { Document } from '../model.ts'
import { CONTRACT, head, literal } from '../print.ts'
import { representations } from '../representation.ts'
import { toOperation } from './operations.ts'

type Entry = Record<string, unknown>

/** What no table or form calls by its verb: a screen names its actions, and its file carries the calls of its trash. */
const beside = new Set(['action', 'deleted', 'restore'])

/** Which operation does what to each resource. */
export function toResources(document: Document, calls: readonly Call[]): Record<string, Entry> {
  const resources: Record<string, Entry> = {}
  for (const call of calls) {
    const { resource, list, audit } = toOperation(document, call)
    if (!resource || beside.has(resource.verb)) continue
    const entry = resources[resource.name] ?? {}
    entry[resource.verb] = call.id
    if (audit && resource.verb !== 'list' && resource.verb !== 'one') entry.kind ??= audit.resource
    if (resource.verb === 'list')
      Object.assign(entry, {
        dialect: resource.dialect,
        items: resource.items,
        id: resource.id,
        representation: representations(document).get(resource.name),
        capability: shown(list),
      })
    resources[resource.name] = entry
  }
  return resources
}

/** What a list can do, as far as a screen shows it. */
function shown(list: ListCapability | undefined): ListCapability | undefined {
  if (!list) return undefined
  const { search: _, ...rest } = list
  return rest
}

export function resourcesModule(document: Document, calls: readonly Call[]): string {
  return `${head}import type { ListCapability } from '${CONTRACT}/operation.ts'
import type { OperationId } from './operations.ts'

/** What a table or form can do with a resource, and by which operations. */
export interface Resource {
  list?: OperationId
  one?: OperationId
  create?: OperationId
  update?: OperationId
  delete?: OperationId
  dialect?: 'simple-rest' | 'whole'
  items?: string
  id?: string
  /** the field that says what a record is called */
  representation?: string
  /** what its changes are of, in the history of changes and in events */
  kind?: string
  capability?: ListCapability
}

export const resources: Record<string, Resource> = ${literal(toResources(document, calls))}
`
}
