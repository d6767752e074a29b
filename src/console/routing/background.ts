import { type ComponentType, lazy } from 'react'

/** Milliseconds before a part is requested again, if the browser does not tell earlier that it is online. */
const AGAIN = 10_000

/**
 * Like `lazy`, for parts that nobody asked for: one that cannot be loaded shows nothing, and is requested again later.
 * With `lazy`, a lost connection would replace the page by an error.
 */
export const lazyInBackground = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() => untilLoaded(load))

async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch {
      await online()
    }
  }
}

/** Waits until the browser tells that it is online again, or for a while. */
const online = (): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, AGAIN)
    window.addEventListener('online', end)
  })
