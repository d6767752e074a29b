import { type ComponentType, lazy, useState } from 'react'

/** A component whose code is loaded when it is first rendered, or earlier by `load`. */
interface Preloadable<Props> {
  Component: ComponentType<Props>
  /** loads the code once; a failure rejects, and the next call tries again */
  load: () => Promise<void>
}

/**
 * Creates a lazy component that renders without a fallback if its code has been loaded before. `React.lazy` alone shows
 * the fallback then as well, and React keeps a fallback for at least 300 ms.
 */
export function preloadable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Preloadable<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
  const loadOnce = () => {
    loading ??= load().then(
      (module) => {
        loaded = module.default
        return module
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  const Lazy = lazy(loadOnce)
  function Component(props: Props) {
    // Chosen once: a component that was mounted by the lazy one stays mounted when its code has arrived.
    const [Content] = useState<ComponentType<Props>>(() => loaded ?? (Lazy as unknown as ComponentType<Props>))
    return <Content {...props} />
  }
  return { Component, load: async () => void (await loadOnce()) }
}
