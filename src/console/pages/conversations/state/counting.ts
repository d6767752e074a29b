import type { AnyEvent } from '../../../../../generated/events.ts'
import * as calls from '../calls/calls.ts'
import type { Inbox } from './inbox-types.ts'
import { WITHIN_A_CHAT } from './stir.ts'
import type { Store } from './store.ts'

/** Milliseconds between two counts at least, and how many times a count's own duration: counting never is the load. */
const PAUSE_MS = 2_000
const SHARE = 10

/**
 * Keeps the counts of boxes and views exact: the server counts, and whatever may change a count makes it count again,
 * soon but not for each event. A hidden window counts when it is looked at.
 */
export function createCounting(botId: number, store: Store<Inbox>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  let again = false
  let pause = PAUSE_MS
  let ended = false

  async function count(withViews: boolean): Promise<void> {
    timer = undefined
    running = true
    const begun = performance.now()
    try {
      const [counts, views] = await Promise.all([
        calls.countChats(botId),
        withViews ? calls.savedViews(botId) : store.get().views,
      ])
      if (!ended) store.set((before) => ({ ...before, counts, views }))
    } catch {
      // the counts shown stay until the next event; the connection's badge says why
    }
    pause = Math.max(PAUSE_MS, SHARE * (performance.now() - begun))
    running = false
    if (again) soon()
  }

  function soon(): void {
    again = running || document.visibilityState === 'hidden'
    if (again || ended) return
    timer ??= setTimeout(() => void count(false), pause)
  }

  const look = () => {
    if (again && document.visibilityState === 'visible') soon()
  }
  document.addEventListener('visibilitychange', look)
  return {
    /** Counts now, and asks for the saved views. */
    load(): void {
      clearTimeout(timer)
      if (!ended) void count(true)
    },
    hear(events: readonly AnyEvent[]): void {
      if (store.get().counts && events.some(({ name }) => !WITHIN_A_CHAT.includes(name))) soon()
    },
    stop(): void {
      ended = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    },
  }
}
