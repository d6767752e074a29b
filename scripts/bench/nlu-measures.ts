import type { TaggedSpan } from '../../src/server/knowledge/nlu/index.ts'

/**
 * How well confidence tells texts that were meant for the bot from those that were not: the chance that one of the
 * first is surer than one of the second (area under the ROC curve, ties count half). NaN when either is missing.
 */
export function auroc(inside: readonly number[], outside: readonly number[]): number {
  let wins = 0
  for (const one of inside) for (const other of outside) wins += one > other ? 1 : one === other ? 0.5 : 0
  return wins / (inside.length * outside.length)
}

/** F1 of whole spans: start, end and entity must be right. NaN when nothing is tagged. */
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
