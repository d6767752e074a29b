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
