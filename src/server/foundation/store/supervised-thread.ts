import { setTimeout as wait } from 'node:timers/promises'
import type { Thread } from './embedded-thread.ts'
import type { StoreCrash } from './errors.ts'

/** Milliseconds before a dead thread is replaced, and between attempts: doubled each time up to the maximum. */
const FIRST_WAIT = 100
const LONGEST_WAIT = 2_000

type Open = (onCrash: (crash: StoreCrash) => void) => Promise<Thread>

/** The embedded store's thread, restarted when it dies. Acknowledged data is in the folder. */
export interface SupervisedThread {
  /**
   * Returns the current thread. Until a replacement has started this is the dead one, which rejects everything. A
   * transaction must keep the thread that it began on, because the next one does not know it.
   */
  current(): Thread
  close(): Promise<void>
}

/**
 * Starts the thread. When it dies, another one is started on the same folder, with retries until it succeeds: a full
 * disk may have space again.
 * @param open opens the first thread; its rejection is passed on
 * @param reopen opens the replacements
 * @param onFailure receives the error of a failed replacement, once per message
 */
export async function startSupervised(
  open: Open,
  reopen: Open,
  onCrash: (crash: StoreCrash) => void,
  onFailure: (error: unknown) => void = () => {},
) {
  let closing = false
  let pending: Promise<void> = Promise.resolve()

  /** A thread that dies while starting is reported only by the rejection. */
  async function start(how: Open): Promise<Thread> {
    let up = false
    const thread = await how((crash) => {
      if (!up || closing) return
      onCrash(crash)
      pending = replace()
    })
    up = true
    return thread
  }

  async function replace(): Promise<void> {
    const logged = new Set<string>()
    for (let pause = FIRST_WAIT; !closing; pause = Math.min(pause * 2, LONGEST_WAIT)) {
      await wait(pause)
      if (closing) return
      try {
        thread = await start(reopen)
        return
      } catch (error) {
        // The next attempt may succeed.
        const reason = error instanceof Error ? error.message : String(error)
        if (!logged.has(reason)) onFailure(error)
        logged.add(reason)
      }
    }
  }

  let thread = await start(open)
  const lasting: SupervisedThread = {
    current: () => thread,
    close: async () => {
      closing = true
      await pending
      await thread.close()
    },
  }
  return lasting
}
