/** An observable value outside React. */
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

/** Milliseconds in which related events are batched: one change often emits two events. */
const TOGETHER = 2
/** Milliseconds after which events are flushed when no frames are rendered. */
const HIDDEN = 100

/**
 * Batches events and flushes them at most once per frame. An event after an idle frame is flushed at once, so that the
 * next frame shows it; waiting for the start of that frame would render it one frame later.
 */
export function batchPerFrame<T>(take: (all: T[]) => void): { add: (one: T) => void; flush: () => void } {
  let waiting: T[] = []
  let cancel: (() => void) | undefined
  /** whether there was a flush since the last frame started */
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
      // A tab that became hidden meanwhile renders no frame.
      const timer = setTimeout(flush, drawing || document.visibilityState !== 'visible' ? HIDDEN : TOGETHER)
      const frame = drawing ? requestAnimationFrame(flush) : 0
      cancel = () => {
        clearTimeout(timer)
        cancelAnimationFrame(frame)
      }
    },
  }
}
