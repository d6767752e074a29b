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

/** Milliseconds in which what belongs together comes in: a change is often told by two events. */
const TOGETHER = 2
/** Milliseconds after which what comes in is handed on where no frames are drawn. */
const HIDDEN = 100

/**
 * Gathers what comes in and hands it on at most once per frame. What comes after a frame without anything is handed on
 * at once, so that the next frame shows it: waiting for that frame's own beginning would draw it a frame later.
 */
export function perFrame<T>(take: (all: T[]) => void): { add: (one: T) => void; flush: () => void } {
  let waiting: T[] = []
  let cancel: (() => void) | undefined
  /** whether something was handed on since the last frame began */
  let drawing = false
  function flush(): void {
    cancel?.()
    cancel = undefined
    const all = waiting
    waiting = []
    if (all.length === 0) return
    drawing = document.visibilityState === 'visible'
    if (drawing) requestAnimationFrame(() => (drawing = false))
    take(all)
  }
  return {
    flush,
    add(one) {
      waiting.push(one)
      if (cancel) return
      // a tab that was hidden meanwhile draws no frame
      const timer = setTimeout(flush, drawing || document.visibilityState !== 'visible' ? HIDDEN : TOGETHER)
      const frame = drawing ? requestAnimationFrame(flush) : 0
      cancel = () => {
        clearTimeout(timer)
        cancelAnimationFrame(frame)
      }
    },
  }
}
