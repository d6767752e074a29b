import { page } from '../http/page.ts'
import type { Scope } from '../http/scope.ts'
import type { ListRequest } from '../store/list.ts'
import { operationOf } from './description.ts'
import type { Changes, Input, Item, Resource, ResourceName, Verb } from './types.ts'

/** Returns the handlers of a resource's standard operations that the contract has. */
export function handlersOf<N extends ResourceName>(
  name: N,
  made: Omit<Resource<N>, 'handlers'>,
): Resource<N>['handlers'] {
  interface AnyCall {
    scope: Scope
    params: { id: number }
    body: Input<N> & Changes<N>
    query: ListRequest
  }
  const seen = async <I extends Item<N>>(scope: Scope, item: I) => ({
    ...item,
    ...(await made.asSeen(scope, [item]))[0],
  })
  const handlers: Record<Verb, (call: AnyCall) => unknown> = {
    List: async ({ scope, query }) => {
      const { items, total } = await made.list(scope, query)
      return page(await made.asSeen(scope, items), total)
    },
    Get: async ({ scope, params }) => seen(scope, await made.one(scope, params.id)),
    Create: async ({ scope, body }) => seen(scope, await made.create(scope, body)),
    Update: async ({ scope, params, body }) => seen(scope, await made.update(scope, params.id, body)),
    Delete: ({ scope, params }) => made.remove(scope, params.id),
    DeletedList: ({ scope }) => made.deleted(scope),
    Restore: async ({ scope, params }) => seen(scope, await made.restore(scope, params.id)),
  }
  const built = Object.entries(handlers).filter(([verb]) => operationOf(name + verb))
  const own = Object.fromEntries(built.map(([verb, handler]) => [name + verb, handler]))
  return own as unknown as Resource<N>['handlers']
}
