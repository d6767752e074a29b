import { routeOf } from '../session/index.ts'

const loaders = new Map<string, () => Promise<unknown>>()

/** Says how the code of a route's page is loaded. */
export function offerPreload(routePath: string, load: () => Promise<unknown>): void {
  loaders.set(routePath, load)
}

/** Starts loading the page of an address, because it is about to be shown. A failure shows when it is. */
export function preload(address: string): void {
  const route = routeOf(address)
  loaders
    .get(route?.path ?? '')?.()
    .catch(() => {})
}
