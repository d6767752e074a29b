import type { AnyEvent } from '../../../generated/events.ts'
import { events } from '../../../generated/events.ts'

/**
 * Minimum milliseconds between two counts, and minimum pause as a multiple of a count's own duration, which limits the
 * load. However slow a count was, people do not wait longer than `MOST_MS` for the next.
 */
const PAUSE_MS = 2_000
const SHARE = 10
const MOST_MS = 10_000

/** Events that do not change the chat list or its counts. */
export const NON_COUNTING_EVENTS: readonly string[] = ['status', 'reaction', 'message-text', 'internal-message']

/** Returns whether an event may change the recipient's chat counts. */
export const changesCounts = ({ name }: AnyEvent): boolean =>
  name === 'chat-left' ||
  name === 'mention' ||
  (events[name].audience === 'chat' && !NON_COUNTING_EVENTS.includes(name))

/**
 * Keeps a server-side count up to date: `soon` schedules a throttled recount. A hidden window recounts when it becomes
 * visible.
 * @param least minimum milliseconds between two counts
 */
export function createRecount(count: () => Promise<void>, least = PAUSE_MS) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  let again = false
  let atOnce = false
  let pause = least
  let ended = false

  async function now(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (ended) return
    // An older answer must not follow a newer one.
    atOnce = running
    if (running) return
    running = true
    const begun = performance.now()
    // On failure the old count stays until the next event; the connection badge shows the reason.
    await count().catch(() => {})
    pause = Math.min(MOST_MS, Math.max(least, SHARE * (performance.now() - begun)))
    running = false
    if (atOnce) await now()
    else if (again) soon()
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
