/** Bounds of the suggested threshold: below, the bot answers nonsense; above, it hardly answers at all. */
const LOWEST = 0.1
const HIGHEST = 0.6
/** Maximum share of right answers that may fall below the threshold. */
const LOST = 0.1

/**
 * Returns the suggested confidence threshold: the one with the greatest difference between the share of wrong and of
 * right answers below it, with at most a tenth of the right ones below.
 */
export function suggestThreshold(answers: readonly { confidence: number; right: boolean }[]): number {
  const of = (right: boolean) =>
    answers
      .filter((answer) => answer.right === right)
      .map(({ confidence }) => confidence)
      .sort((a, b) => a - b)
  const good = of(true)
  const bad = of(false)
  const bound = good[Math.floor(good.length * LOST)] ?? LOWEST
  const below = (sorted: readonly number[], value: number) =>
    sorted.length > 0 ? sorted.filter((one) => one < value).length / sorted.length : 0
  let best = LOWEST
  let most = Number.NEGATIVE_INFINITY
  for (let hundredths = LOWEST * 100; hundredths <= Math.min(bound, HIGHEST) * 100; hundredths++) {
    const candidate = hundredths / 100
    const gain = below(bad, candidate) - below(good, candidate)
    if (gain > most) {
      most = gain
      best = candidate
    }
  }
  return Math.max(LOWEST, best)
}
