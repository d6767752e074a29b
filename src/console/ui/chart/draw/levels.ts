/**
 * How much of the accent a cell shows over the card. Text is dark on the lower ones and light on the upper ones; between
 * them neither would keep a contrast of 4.5 in both themes.
 */
export const LEVELS = [0.08, 0.18, 0.3, 0.44, 0.86, 1]

/** Level from which the text is that of the accent. */
const STRONG = 4

/** Returns the level of a value among the values of all cells; undefined for the plain card. */
export function levelOf(value: number | null, most: number): number | undefined {
  if (value === null || value <= 0 || most <= 0) return undefined
  return Math.min(LEVELS.length - 1, Math.floor((value / most) * LEVELS.length))
}

/** Whether the text on a level is that of the accent. */
export const isStrong = (level: number | undefined): boolean => level !== undefined && level >= STRONG
