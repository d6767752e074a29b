import { type ComponentType, lazy, useState } from 'react'

/** A component whose code is loaded when it is first rendered, or earlier by `load`. */
interface Preloadable<Props> {
  Component: ComponentType<Props>
  /** loads the code once; a failure rejects, and the next call tries again */
  load: () => Promise<void>
}

/** Milliseconds after a failure from which a new visit loads the code again. */
const AGAIN_MS = 1000

/**
 * Creates a lazy component that renders without a fallback if its code has been loaded before. `React.lazy` alone shows
 * the fallback then as well, and React keeps a fallback for at least 300 ms.
 */
export function preloadable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Preloadable<Props> {
  let loaded: ComponentType<Props> | undefined
  let failedAt = Number.POSITIVE_INFINITY
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
  const loadOnce = () => {
    loading ??= load().then(
      (module) => {
        loaded = module.default
        return module
      },
      (error: unknown) => {
        loading = undefined
        failedAt = performance.now()
        throw error
      },
    )
    return loading
  }
  let Lazy = lazy(loadOnce)
  /** React.lazy keeps a failure for ever. A later visit tries again; the render that got the failure shows it. */
  const currentLazy = () => {
    if (performance.now() - failedAt > AGAIN_MS) {
      Lazy = lazy(loadOnce)
      failedAt = Number.POSITIVE_INFINITY
    }
    return Lazy as unknown as ComponentType<Props>
  }
  function Component(props: Props) {
    // Chosen once: a component that was mounted by the lazy one stays mounted when its code has arrived.
    const [Content] = useState<ComponentType<Props>>(() => loaded ?? currentLazy())
    return <Content {...props} />
  }
  return { Component, load: async () => void (await loadOnce()) }
}
