/** A value outside React with those who want to know when it changes. */
export interface Store<T> {
  get(): T
  set(change: (before: T) => T): void
  subscribe(listener: () => void): () => void
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(change) {
      const next = change(value)
      if (next === value) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * Gathers what comes in and hands it on once per frame; where no frames are drawn (a hidden tab), after a moment.
 */
export function perFrame<T>(take: (all: T[]) => void): { add: (one: T) => void; flush: () => void } {
  let waiting: T[] = []
  let cancel: (() => void) | undefined
  function flush(): void {
    cancel?.()
    cancel = undefined
    const all = waiting
    waiting = []
    if (all.length > 0) take(all)
  }
  return {
    flush,
    add(one) {
      waiting.push(one)
      if (cancel) return
      const timer = setTimeout(flush, 100)
      const frame = document.visibilityState === 'visible' ? requestAnimationFrame(flush) : 0
      cancel = () => {
        clearTimeout(timer)
        cancelAnimationFrame(frame)
      }
    },
  }
}
