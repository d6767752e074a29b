/** When a form can be answered, as ISO 8601 times; null for no limit. */
interface Period {
  openFrom?: string | null
  closeAt?: string | null
}

/** Returns whether a form opens later, can be answered, or is over. It is over from the moment at which it closes. */
export function periodAt({ openFrom, closeAt }: Period, now: Date): 'before' | 'open' | 'over' {
  if (openFrom && now.getTime() < Date.parse(openFrom)) return 'before'
  return closeAt && now.getTime() >= Date.parse(closeAt) ? 'over' : 'open'
}
