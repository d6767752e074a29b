/** Bounds of a suggestion: below, nonsense is answered; above, a bot hardly answers. */
const LOWEST = 0.1
const HIGHEST = 0.6
/** Of the right answers so many may be lost to ask again instead. */
const LOST = 0.1

/**
 * The confidence from which on a bot should answer. Below it lies more of the wrong than of the right answers as far
 * as possible (the greatest difference of the two shares), yet never more than a tenth of the right ones.
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
