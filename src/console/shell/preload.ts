import type { Visit } from '../engine/features.ts'
import { routeOf } from '../session/index.ts'

/** Loads a page. For a visit, also sends the first request of the page. */
type Loader = (visit?: Visit) => Promise<unknown>

const loaders = new Map<string, Loader>()

/** Registers the loader of a route's page. */
export function offerPreload(routePath: string, load: Loader): void {
  loaders.set(routePath, load)
}

/**
 * Loads the page of a path that is shown next, or probably is. Resolves also when that fails: the error appears when
 * the page is shown.
 */
export async function preload(address: string, visit?: Visit): Promise<void> {
  const load = loaders.get(routeOf(address)?.path ?? '')
  await Promise.resolve(visit)
    .then(load)
    .catch(() => {})
}
