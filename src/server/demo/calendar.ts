import type { Random } from './random.ts'

/** Argentina has used UTC-3 all year since 2009. */
const OFFSET = 3 * 3_600_000
export const DAY = 86_400_000
/** Thirteen months, so that a year can be compared with the previous one. */
export const PAST_DAYS = 396

/** Returns the local day of a moment as YYYY-MM-DD. */
export function localDay(ms: number): string {
  return new Date(ms - OFFSET).toISOString().slice(0, 10)
}

/** Returns the start of the local day of `ms`. */
function dayStart(ms: number): number {
  return Math.floor((ms - OFFSET) / DAY) * DAY + OFFSET
}

// Share of conversations starting in each hour of the local day
const HOURS = [0.6, 0.3, 0.2, 0.1, 0.1, 0.3, 1, 2.5, 5.5, 8.5, 10, 9.5, 7, 4.5, 4, 5.5, 7.5, 8.5, 8, 6, 4, 2.8, 2, 1.1]

/**
 * Returns a generator of plausible moments in the last thirteen months, none later than `now`. Some weekdays and hours
 * are busier, and activity grows every month.
 * @param weekdays weights, Monday first
 */
export function moments(random: Random, now: number, weekdays: readonly number[]): () => number {
  const first = dayStart(now) - (PAST_DAYS - 1) * DAY
  const weights = Array.from({ length: PAST_DAYS }, (_, i) => {
    const weekday = (new Date(first + i * DAY - OFFSET).getUTCDay() + 6) % 7
    return (weekdays[weekday] ?? 1) * (1 + (0.7 * i) / PAST_DAYS) * (0.75 + random.next() / 2)
  })
  const sums: number[] = []
  for (const weight of weights) sums.push((sums.at(-1) ?? 0) + weight)
  const total = sums.at(-1) ?? 0
  return () => {
    const start = first + lowerBound(sums, random.next() * total) * DAY
    const at = start + random.weighted(HOURS) * 3_600_000 + random.int(0, 3_599_999)
    return at <= now ? at : start + Math.floor(random.next() * (now - start))
  }
}

/** Returns the index of the first sum greater than `value`. */
function lowerBound(sums: readonly number[], value: number): number {
  let low = 0
  let high = sums.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 0) > value) high = middle
    else low = middle + 1
  }
  return low
}
