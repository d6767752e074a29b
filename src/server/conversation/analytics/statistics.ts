/** Standard errors to either side that hold 95 % of a normal distribution. */
const CONFIDENCE = 1.96

/** Returns the value below which a part (0 to 1) of the sorted values is, between the two nearest ones. */
export function percentile(sorted: ArrayLike<number>, part: number): number | null {
  if (sorted.length === 0) return null
  const place = (sorted.length - 1) * part
  const [low, high] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0]
  return low + (high - low) * (place - Math.floor(place))
}

/** Returns the mean of values; null if there are none. */
export function mean(values: ArrayLike<number>): number | null {
  let sum = 0
  for (let place = 0; place < values.length; place++) sum += values[place] ?? 0
  return values.length === 0 ? null : sum / values.length
}

/** A mean, how far it may be from the true one with a confidence of 95 %, and of how many values it is. */
export interface Estimate {
  value: number | null
  margin: number | null
  base: number
}

/** Returns the mean of values that are given with how often each occurred. One value alone has no margin. */
export function estimate(counts: Iterable<readonly [value: number, times: number]>): Estimate {
  let [base, sum, squares] = [0, 0, 0]
  for (const [value, times] of counts) {
    base += times
    sum += value * times
    squares += value * value * times
  }
  if (base === 0) return { value: null, margin: null, base }
  const value = sum / base
  if (base === 1) return { value, margin: null, base }
  const variance = Math.max(0, (squares - base * value * value) / (base - 1))
  return { value, margin: CONFIDENCE * Math.sqrt(variance / base), base }
}

/** Returns a part of a whole in percent; null without a whole. */
export const percent = (part: number, whole: number): number | null => (whole === 0 ? null : (100 * part) / whole)

/** Rounds to four decimals, which no reader notices, so that sums in another order give the same. */
export const rounded = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 10_000) / 10_000
