import type { Session } from './api.ts'

/** Milliseconds between two questions. */
const QUEUE_MS = 30_000

/**
 * Asks for the place in the queue while the visitor looks at it: they get no event when people ahead of them are
 * attended. Returns a function that stops it.
 */
export function pollQueue(
  isLooking: () => boolean,
  ask: () => Promise<Session>,
  show: (facts: Pick<Session, 'waiting' | 'open'>) => void,
): () => void {
  const timer = setInterval(() => {
    if (!isLooking()) return
    ask().then(
      ({ waiting, open }) => show({ waiting, open }),
      () => {},
    )
  }, QUEUE_MS)
  return () => clearInterval(timer)
}
