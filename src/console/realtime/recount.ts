import type { AnyEvent } from '../../../generated/events.ts'
import { events } from '../../../generated/events.ts'

/** Milliseconds between two counts at least, and how many times a count's own duration: counting never is the load. */
const PAUSE_MS = 2_000
const SHARE = 10

/** Events that leave the list of chats, and what is counted of it, as they are. */
export const WITHIN_A_CHAT: readonly string[] = ['status', 'reaction', 'internal-message']

/** Whether an event may change how many chats wait somewhere, as its hearer sees them. */
export const changesCounts = ({ name }: AnyEvent): boolean =>
  name === 'chat-left' || (events[name].audience === 'chat' && !WITHIN_A_CHAT.includes(name))

/**
 * Keeps something exact that the server counts: whatever may change it makes it count again, soon but not for each
 * event. A hidden window counts when it is looked at.
 */
export function createRecount(count: () => Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  let again = false
  let pause = PAUSE_MS
  let ended = false

  async function now(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (ended) return
    running = true
    const begun = performance.now()
    // what is shown stays until the next event; the connection's badge says why
    await count().catch(() => {})
    pause = Math.max(PAUSE_MS, SHARE * (performance.now() - begun))
    running = false
    if (again) soon()
  }

  function soon(): void {
    again = running || document.visibilityState === 'hidden'
    if (again || ended) return
    timer ??= setTimeout(() => void now(), pause)
  }

  const look = () => {
    if (again && document.visibilityState === 'visible') soon()
  }
  document.addEventListener('visibilitychange', look)
  return {
    now: () => void now(),
    soon,
    ended: () => ended,
    stop(): void {
      ended = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    },
  }
}
