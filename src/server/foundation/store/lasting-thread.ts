import { setTimeout as wait } from 'node:timers/promises'
import type { Thread } from './embedded-thread.ts'
import type { StoreCrash } from './errors.ts'

/** Milliseconds before a thread that died is replaced, and between two tries: doubled each time, up to the longest. */
const FIRST_WAIT = 100
const LONGEST_WAIT = 2_000

type Open = (onCrash: (crash: StoreCrash) => void) => Promise<Thread>

/** The embedded store's thread, and another when it died: what was acknowledged is in the folder. */
export interface LastingThread {
  /**
   * The thread to ask now; while there is none, the dead one, which refuses everything. A transaction keeps to the
   * thread that it began on: the next one knows nothing of it.
   */
  current(): Thread
  close(): Promise<void>
}

/**
 * Starts the thread. When it dies, another is started over the same folder, as often as it takes: a disk that was full
 * has room again.
 * @param open for the first one; what it rejects with passes through
 * @param reopen for the others
 * @param onFailure told why another could not be started, once for each reason
 */
export async function startLasting(
  open: Open,
  reopen: Open,
  onCrash: (crash: StoreCrash) => void,
  onFailure: (error: unknown) => void = () => {},
) {
  let closing = false
  let pending: Promise<void> = Promise.resolve()

  /** One that dies while it is being started is told by its rejection alone. */
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
    const told = new Set<string>()
    for (let pause = FIRST_WAIT; !closing; pause = Math.min(pause * 2, LONGEST_WAIT)) {
      await wait(pause)
      if (closing) return
      try {
        thread = await start(reopen)
        return
      } catch (error) {
        // the next try may do better
        const reason = error instanceof Error ? error.message : String(error)
        if (!told.has(reason)) onFailure(error)
        told.add(reason)
      }
    }
  }

  let thread = await start(open)
  const lasting: LastingThread = {
    current: () => thread,
    close: async () => {
      closing = true
      await pending
      await thread.close()
    },
  }
  return lasting
}
