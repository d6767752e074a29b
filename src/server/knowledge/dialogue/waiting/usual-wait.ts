const HOUR = 60

/** Up to how many minutes each wait is said; longer ones are not said at all. */
const SAID: readonly (readonly [upTo: number, words: string])[] = [
  [5, 'unos 5 minutos'],
  [10, 'unos 10 minutos'],
  [15, 'unos 15 minutos'],
  [HOUR / 2, 'media hora'],
  [HOUR, 'una hora'],
  [2 * HOUR, 'un par de horas'],
  [4 * HOUR, 'unas 4 horas'],
]

/** Fewest measured handoffs from which a usual wait is derived. */
const FEWEST = 5

/**
 * Returns the median wait of handoffs in minutes; undefined with too few of them, or if half of them were never
 * answered.
 * @param waits minutes until an agent answered; Infinity if nobody has
 */
export function usualWaitOf(waits: readonly number[]): number | undefined {
  if (waits.length < FEWEST) return undefined
  const middle = [...waits].sort((a, b) => a - b)[Math.floor(waits.length / 2)]
  return middle !== undefined && Number.isFinite(middle) ? middle : undefined
}

/** Returns a usual wait in words, in brackets: "(en general, en unos 15 minutos)"; empty if it is not known or long. */
export function formatUsualWait(minutes: number | undefined): string {
  const words = minutes === undefined ? undefined : SAID.find(([upTo]) => minutes <= upTo)?.[1]
  return words === undefined ? '' : `(en general, en ${words})`
}
