type Values = Readonly<Record<string, unknown>>

const isMoment = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)

const END = /_(from|to)$/

/** Returns the key of the other end of a range, as of `day_from` that of `day_to`; undefined if the filter is no end. */
export const otherEnd = (key: string): string | undefined =>
  END.test(key) ? key.replace(END, (end) => (end === '_to' ? '_from' : '_to')) : undefined

/** Whether the range of a filter ends before it begins, which no row can match. */
export function isReversed(values: Values, key: string): boolean {
  if (!END.test(key)) return false
  const [from, to] = ['_from', '_to'].map((end) => values[key.replace(END, end)])
  if (typeof from === 'number' && typeof to === 'number') return from > to
  // A date that is still being typed is no day yet.
  return isMoment(from) && isMoment(to) && from > to
}
