import type { Evidence } from './classifier.ts'
import type { Calibration } from './types.ts'

/** The calibration of a bot without predictions: fitted on seven Spanish bots of different sizes. */
export const defaultCalibration: Calibration = [-4.27, 8.85]

/** Strength with which a fit is held at the default, in examples. */
const PRIOR = 10
const ITERATIONS = 30
/** The fit ends when a step gains less. */
const SMALLEST = 1e-6

/**
 * Returns how strongly a text speaks for an intent, 0 to 1. It combines the SVM score of the intent (0 at the decision
 * boundary, 1 at its examples), the similarity of the nearest example, and the share of known features. Only the first
 * differs between intents; the others are low for texts that are meant for no intent.
 */
export function strengthOf({ nearest, known }: Evidence, score: number): number {
  const familiar = Math.sqrt(nearest) * known
  return Math.sqrt(Math.min(1, Math.max(0, (score + 1) / 2)) * familiar)
}

/** Returns the probability that an intent is right, 0 to 1: a logistic function of its strength (Platt, 1999). */
export const confidenceOf = (strength: number, calibration: Calibration): number =>
  strength === 0 ? 0 : logistic(strength, calibration)

/** Share of known features, and score, below which a text may be about something else altogether. */
const FAMILIAR = 0.75
const BELOW = -0.1
/** Highest confidence for such a text. */
const HIGHEST = 0.79

/** Returns the confidence in an intent for a text. A text that is partly foreign to the bot is never read surely. */
export function confidenceIn(evidence: Evidence, score: number, calibration: Calibration): number {
  const confidence = confidenceOf(strengthOf(evidence, score), calibration)
  return evidence.known < FAMILIAR || score < BELOW ? Math.min(HIGHEST, confidence) : confidence
}

const logistic = (strength: number, [constant, weight]: Calibration): number =>
  1 / (1 + Math.exp(-constant - weight * strength))

/** A prediction with its outcome. */
interface Judged {
  strength: number
  right: boolean
}

/**
 * Fits the calibration to a bot's cross-validated predictions: logistic regression by Newton's method, held at the
 * default, so that few predictions change little.
 */
export function calibrate(predictions: readonly Judged[]): Calibration {
  let fitted = defaultCalibration
  let loss = lossOf(fitted, predictions)
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    const [first, second] = newtonStep(fitted, predictions)
    let factor = 1
    let next = fitted
    let nextLoss = loss
    // A full step may overshoot.
    do {
      next = [fitted[0] - factor * first, fitted[1] - factor * second]
      nextLoss = lossOf(next, predictions)
      factor /= 2
    } while (nextLoss > loss && factor > SMALLEST)
    if (nextLoss > loss - SMALLEST) break
    fitted = next
    loss = nextLoss
  }
  return fitted
}

/**
 * Raises a calibration that was fitted on a cross-validation to what the model of all examples will do: its error is
 * expected to be smaller in proportion to the examples that it learns from more.
 * @param share share of the examples that each validated model learned from, 0 to 1
 */
export function forAllExamples(fitted: Calibration, predictions: readonly Judged[], share: number): Calibration {
  const [constant, weight] = fitted
  if (predictions.length === 0) return fitted
  const expected = (shift: number) =>
    predictions.reduce((sum, { strength }) => sum + confidenceOf(strength, [constant + shift, weight]), 0)
  const wrong = predictions.filter(({ right }) => !right).length
  const wanted = Math.min(expected(MOST_SHIFT), expected(0) + wrong * (1 - share))
  let [low, high] = [0, MOST_SHIFT]
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2
    if (expected(middle) < wanted) low = middle
    else high = middle
  }
  return [constant + (low + high) / 2, weight]
}

/** Largest shift of the constant, in log odds, and the halvings that find it to a thousandth. */
const MOST_SHIFT = 1
const HALVINGS = 10

function lossOf(calibration: Calibration, predictions: readonly Judged[]): number {
  const moved = calibration.reduce((sum, weight, i) => sum + (weight - (defaultCalibration[i] as number)) ** 2, 0)
  return predictions.reduce(
    (sum, { strength, right }) => {
      const p = logistic(strength, calibration)
      return sum - Math.log(Math.max(1e-12, right ? p : 1 - p))
    },
    (PRIOR / 2) * moved,
  )
}

function newtonStep([constant, weight]: Calibration, predictions: readonly Judged[]): [number, number] {
  let [a, b] = [PRIOR * (constant - defaultCalibration[0]), PRIOR * (weight - defaultCalibration[1])]
  let [aa, ab, bb] = [PRIOR, 0, PRIOR]
  for (const { strength, right } of predictions) {
    const p = logistic(strength, [constant, weight])
    const curve = p * (1 - p)
    a += p - Number(right)
    b += (p - Number(right)) * strength
    aa += curve
    ab += curve * strength
    bb += curve * strength * strength
  }
  const determinant = aa * bb - ab * ab
  return [(bb * a - ab * b) / determinant, (aa * b - ab * a) / determinant]
}
