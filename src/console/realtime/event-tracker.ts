/** Maximum number of event numbers remembered. */
const REMEMBERED = 4000

/** Tracks which of a chatbot's numbered events have been received. */
interface Inbound {
  /** Highest number received. Missed events are requested from here. */
  readonly seq: number
  /** Records a number. Returns false if it was received before. */
  admit(seq: number): boolean
  /** restarts from a number after everything was refetched */
  restart(seq: number): void
}

/**
 * Numbers have gaps, since people do not receive events that they may not see: a gap alone does not mean a lost event.
 * After a disconnect, events after the highest number are requested, and duplicates are dropped by number.
 */
export function createEventTracker(start = 0): Inbound {
  let seq = start
  let floor = start
  const recent = new Set<number>()
  return {
    get seq() {
      return seq
    },
    admit(number) {
      if (number <= floor || recent.has(number)) return false
      recent.add(number)
      seq = Math.max(seq, number)
      if (recent.size > REMEMBERED) {
        for (const old of recent) {
          recent.delete(old)
          floor = Math.max(floor, old)
          if (recent.size <= REMEMBERED / 2) break
        }
      }
      return true
    },
    restart(number) {
      recent.clear()
      seq = floor = number
    },
  }
}
