import type { components } from '../../../../generated/api.d.ts'
import { daysOf, type Period } from './range.ts'

type Point = components['schemas']['AnalyticsPoint']

/**
 * Returns counts by key as points, the largest first, with those of the period before: 0 where it had none, null where
 * nothing is compared.
 * @param nameOf the name of a key; keys without one are left out, as what was deleted
 */
export function compared(
  now: ReadonlyMap<string, number>,
  before: ReadonlyMap<string, number> | undefined,
  nameOf: (key: string) => string | undefined,
): Point[] {
  const keys = new Set([...now.keys(), ...(before?.keys() ?? [])])
  return [...keys]
    .flatMap((key): Point[] => {
      const label = nameOf(key)
      if (label === undefined) return []
      return [{ key, label, value: now.get(key) ?? 0, previous: before ? (before.get(key) ?? 0) : null }]
    })
    .sort((a, b) => b.value - a.value || a.label.localeCompare(b.label, 'es'))
}

/** Returns the days of a period, each with the day that has its place in the period before. */
export function pairedDays({ now, before }: Period): { day: string; previous: string | null }[] {
  const previous = before ? daysOf(before) : []
  return daysOf(now).map((day, place) => ({ day, previous: previous[place] ?? null }))
}
