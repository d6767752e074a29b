import { type ComponentType, lazy } from 'react'

/**
 * Milliseconds before a part is requested again, if the browser does not tell earlier that it is online. A history step
 * cancels a request in progress, although the page stays: the first repetition follows soon.
 */
const [SOON, AGAIN] = [500, 10_000]

/**
 * Like `lazy`, for parts of a page that is in use: one that cannot be loaded shows nothing, and is requested again
 * later. With `lazy`, a lost connection would replace the page by an error, and what was typed there would be lost.
 */
export const lazyInBackground = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() => untilLoaded(load))

async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let wait = SOON; ; wait = AGAIN) {
    try {
      return await load()
    } catch {
      await online(wait)
      await loadMissingStyles()
    }
  }
}

/** Requests the style sheets again that could not be loaded: the next import of their part would not. */
async function loadMissingStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  await Promise.all(
    links
      .filter(({ sheet }) => sheet === null)
      .map((link) => {
        const again = link.cloneNode() as HTMLLinkElement
        const ended = new Promise<void>((resolve) => {
          again.onload = () => resolve()
          again.onerror = () => resolve()
        })
        link.replaceWith(again)
        return ended
      }),
  )
}

/** Waits until the browser tells that it is online again, or for a while (milliseconds). */
const online = (atMost: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, atMost)
    window.addEventListener('online', end)
  })
