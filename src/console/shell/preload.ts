import { routeOf } from '../session/index.ts'

const loaders = new Map<string, () => Promise<unknown>>()

/** Registers the loader of a route's page. */
export function offerPreload(routePath: string, load: () => Promise<unknown>): void {
  loaders.set(routePath, load)
}

/**
 * Loads the page of a path that is shown next, or probably is. Resolves also when that fails: the error appears when
 * the page is shown.
 */
export async function preload(address: string): Promise<void> {
  const route = routeOf(address)
  await loaders
    .get(route?.path ?? '')?.()
    .catch(() => {})
}
