import { setTimeout as sleep } from 'node:timers/promises'
import { currentCall } from '../../foundation/http/context.ts'
import { tx } from '../../foundation/store/db.ts'
import { countCall, countedCalls, type RateLimitResult, uncountCall } from '../../foundation/store/rate.ts'

/** Milliseconds an attempt waits for others before it is rejected, and the polling interval. */
const WAIT_MS = 5_000
const LOOK_MS = 20
/** Maximum number of attempts waiting per counter in this process. */
const MOST_WAITING = 100
/** Seconds after which an unfinished attempt is ignored: its process died. */
const OPEN_SECONDS = 15

/** A limit on failures and the key they are counted by. */
export interface Counter {
  key: string
  max: number
  window: number
  /** beyond `max`, one more attempt is allowed when this much time has passed since the last */
  pauseSeconds?: number
}

type Reservation = { ok: true; settle: (failed: boolean) => Promise<void> } | { ok: false; retryAfter: number }

/**
 * Reserves one of the remaining failures for an attempt whose result is not known yet. While all are reserved and some
 * attempts may still succeed, it waits. Concurrent correct attempts therefore all pass, and no more wrong ones are
 * checked than allowed.
 */
export function reserve(counter: Counter): Promise<Reservation> {
  const until = Date.now() + WAIT_MS
  return inLine(counter.key, async () => {
    for (;;) {
      const at = currentCall().services.clock()
      const got = await takeOpen(counter, at)
      if (got.ok) return { ok: true, settle: (failed) => settle(counter, at, failed) }
      if (Date.now() > until || (await countedCalls(openKey(counter), OPEN_SECONDS, at)) === 0)
        return { ...got, ok: false }
      await sleep(LOOK_MS)
    }
  })
}

const openKey = ({ key }: Counter) => `${key} open`

/** Counts the attempt as a failure and as unfinished, in one transaction. */
function takeOpen(counter: Counter, at: Date): Promise<RateLimitResult> {
  const { key, max, window, pauseSeconds } = counter
  return tx(async () => {
    const got = await countCall(key, max, window, at, { pauseSeconds })
    if (got.ok) await countCall(openKey(counter), max + 1, OPEN_SECONDS, at)
    return got
  })
}

function settle(counter: Counter, at: Date, failed: boolean): Promise<void> {
  return tx(async () => {
    // In the order of takeOpen, to avoid a deadlock.
    if (!failed) await uncountCall(counter.key, at)
    await uncountCall(openKey(counter), at)
  })
}

const lines = new Map<string, { last: Promise<unknown>; length: number }>()

/** Runs the work for a counter after the earlier work for the same counter. */
async function inLine(key: string, work: () => Promise<Reservation>): Promise<Reservation> {
  const line = lines.get(key) ?? { last: Promise.resolve(), length: 0 }
  if (line.length >= MOST_WAITING) return { ok: false, retryAfter: 1 }
  lines.set(key, line)
  line.length++
  const mine = line.last.then(work)
  line.last = mine.catch(() => {})
  try {
    return await mine
  } finally {
    if (--line.length === 0) lines.delete(key)
  }
}
