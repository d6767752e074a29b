import type { ListCapability } from '../../../src/contract/operation.ts'
import type { Call } from '../calls.ts'
import type { Document } from '../model.ts'
import { CONTRACT, head, literal } from '../print.ts'
import { representations } from '../representation.ts'
import { toOperation } from './operations.ts'

type Entry = Record<string, unknown>

/**
 * Verbs that tables and forms do not call by verb: a screen names its actions, and its file contains the calls of its
 * trash.
 */
const beside = new Set(['action', 'deleted', 'restore'])

/** Maps each resource to its operations by verb. */
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

/** The part of a list's capability that screens use. */
function shown(list: ListCapability | undefined): ListCapability | undefined {
  if (!list) return undefined
  const { search: _, ...rest } = list
  return rest
}

export function resourcesModule(document: Document, calls: readonly Call[]): string {
  return `${head}import type { ListCapability } from '${CONTRACT}/operation.ts'
import type { OperationId } from './operations.ts'

/** The operations of a resource, by purpose. */
export interface Resource {
  list?: OperationId
  one?: OperationId
  create?: OperationId
  update?: OperationId
  delete?: OperationId
  dialect?: 'simple-rest' | 'whole'
  items?: string
  id?: string
  /** Field with the name of a record. */
  representation?: string
  /** Its resource in the change history and in events. */
  kind?: string
  capability?: ListCapability
}

export const resources: Record<string, Resource> = ${literal(toResources(document, calls))}
`
}
