import { setTimeout as sleep } from 'node:timers/promises'
import { currentCall } from '../../foundation/http/context.ts'
import { tx } from '../../foundation/store/db.ts'
import { type Taken, take, taken, untake } from '../../foundation/store/rate.ts'

/** Milliseconds that a try waits for others to end before it is refused, and between two looks. */
const WAIT_MS = 5_000
const LOOK_MS = 20
/** Tries that wait for one counter in this process. */
const MOST_WAITING = 100
/** Seconds after which a try that never ended is no longer waited for: its process died. */
const OPEN_SECONDS = 15

/** A limit on failures, and under which name they are counted. */
export interface Counter {
  key: string
  max: number
  window: number
  /** beyond `max` one more is allowed each time that so long passed since the last */
  pauseSeconds?: number
}

type Reservation = { ok: true; settle: (failed: boolean) => Promise<void> } | { ok: false; retryAfter: number }

/**
 * Reserves one of the failures that are left, for a try whose outcome is not known yet. While all are reserved and some
 * may still turn out well, the try waits its turn: those who come together and are right all pass, and no more wrong
 * ones are tried than allowed.
 */
export function reserve(counter: Counter): Promise<Reservation> {
  const until = Date.now() + WAIT_MS
  return inLine(counter.key, async () => {
    for (;;) {
      const at = currentCall().services.clock()
      const got = await takeOpen(counter, at)
      if (got.ok) return { ok: true, settle: (failed) => settle(counter, at, failed) }
      if (Date.now() > until || (await taken(openKey(counter), OPEN_SECONDS, at)) === 0) return { ...got, ok: false }
      await sleep(LOOK_MS)
    }
  })
}

const openKey = ({ key }: Counter) => `${key} open`

/** Counts the try, and among those that have not ended; both or neither. */
function takeOpen(counter: Counter, at: Date): Promise<Taken> {
  const { key, max, window, pauseSeconds } = counter
  return tx(async () => {
    const got = await take(key, max, window, at, pauseSeconds)
    if (got.ok) await take(openKey(counter), max + 1, OPEN_SECONDS, at)
    return got
  })
}

function settle(counter: Counter, at: Date, failed: boolean): Promise<void> {
  return tx(async () => {
    // in the order of takeOpen, or the two lock each other out
    if (!failed) await untake(counter.key, at)
    await untake(openKey(counter), at)
  })
}

const lines = new Map<string, { last: Promise<unknown>; length: number }>()

/** Runs work for a counter after what came before it for the same. */
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
