import type { TaggedSpan } from '../../src/server/knowledge/nlu/index.ts'

/**
 * Area under the ROC curve: how well confidence separates texts meant for the bot from out-of-scope texts. It is the
 * probability that a random in-scope text has a higher confidence than a random out-of-scope text; ties count half. NaN when
 * either list is empty.
 */
export function auroc(inside: readonly number[], outside: readonly number[]): number {
  let wins = 0
  for (const one of inside) for (const other of outside) wins += one > other ? 1 : one === other ? 0.5 : 0
  return wins / (inside.length * outside.length)
}

/** F1 of entity spans: start, end and entity must all match. NaN when no text has tagged spans. */
export function spanF1(texts: readonly { wanted: readonly TaggedSpan[]; given: readonly TaggedSpan[] }[]): number {
  const key = ({ entity, start, end }: TaggedSpan) => `${entity} ${start} ${end}`
  let right = 0
  let both = 0
  for (const { wanted, given } of texts) {
    const keys = new Set(wanted.map(key))
    right += given.filter((span) => keys.has(key(span))).length
    both += wanted.length + given.length
  }
  return both === 0 || !texts.some(({ wanted }) => wanted.length > 0) ? Number.NaN : (2 * right) / both
}

/** An answer as judged: its confidence, and whether its intent is the right one. */
export interface JudgedAnswer {
  confidence: number
  right: boolean
}

/** Shares of texts that a bot answers right, asks again, and answers wrong, at its own threshold. */
export function outcomesOf(answers: readonly JudgedAnswer[], threshold: number) {
  const share = (of: (answer: JudgedAnswer) => boolean) => answers.filter(of).length / answers.length
  return {
    right: share(({ confidence, right }) => right && confidence >= threshold),
    asked: share(({ confidence }) => confidence < threshold),
    wrong: share(({ confidence, right }) => !right && confidence >= threshold),
  }
}

const BINS = 10

/** Expected calibration error: mean distance of confidence and share of right answers in ten bins, by their sizes. */
export function calibrationError(answers: readonly JudgedAnswer[]): number {
  const bins = Array.from({ length: BINS }, () => ({ confidence: 0, right: 0 }))
  for (const { confidence, right } of answers) {
    const bin = bins[Math.min(BINS - 1, Math.floor(confidence * BINS))] as (typeof bins)[number]
    bin.confidence += confidence
    bin.right += Number(right)
  }
  return bins.reduce((sum, bin) => sum + Math.abs(bin.confidence - bin.right), 0) / answers.length
}
