/** How many numbers are remembered. */
const REMEMBERED = 4000

/** Knows which of a chatbot's numbered events have come in. */
interface Inbound {
  /** highest number that has come in: what is missing is asked for from here */
  readonly seq: number
  /** takes a number in; false when it had come before */
  admit(seq: number): boolean
  /** starts anew from a number, after everything was fetched again */
  restart(seq: number): void
}

/**
 * Numbers have gaps, since nobody hears what he may not see: a gap alone is no loss. What a cut lost is asked for by
 * the highest number, and what then comes twice is known by its own.
 */
export function inbound(start = 0): Inbound {
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
