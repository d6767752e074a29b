/**
 * Bounds of the suggested threshold. It is well above one half, because an unsure bot offers its likeliest answers to choose
 * from, which costs a customer less than a wrong answer.
 */
const LOWEST = 0.58
const HIGHEST = 0.75
const USUAL = 0.65
/** What a wrong answer costs, in right ones: the customer loses a turn and trust, where a question costs a press. */
const WRONG = 2
/** Number of predictions from which the bot's own best threshold counts as much as the usual one. */
const ENOUGH = 200

/**
 * Returns the suggested confidence threshold: the one with the most right answers after deducting the wrong ones. With
 * few predictions it stays near the usual one.
 * @param answers cross-validated predictions with calibrated confidences
 */
export function suggestThreshold(answers: readonly { confidence: number; right: boolean }[]): number {
  const gainOf = (threshold: number) =>
    answers.reduce((gain, { confidence, right }) => (confidence < threshold ? gain : gain + (right ? 1 : -WRONG)), 0)
  let best = USUAL
  let most = gainOf(USUAL)
  for (let hundredths = LOWEST * 100; hundredths <= HIGHEST * 100; hundredths++) {
    const gain = gainOf(hundredths / 100)
    if (gain <= most) continue
    most = gain
    best = hundredths / 100
  }
  return (best * answers.length + USUAL * ENOUGH) / (answers.length + ENOUGH)
}
