// What the server counts by and the console says or asks for.

import { plural } from './format.ts'
import type { Option } from './screen.ts'

/** Roles that see what each person of the team did: Administrador and Coordinador. Others see their own work only. */
const SEEING_PEOPLE: readonly number[] = [2, 5]

/** Whether a role sees what each person of the team did. */
export const seesPeopleAs = (role: number): boolean => SEEING_PEOPLE.includes(role)

/** Operador: sees only the chats that nobody has, and the own ones. */
const SEEING_SOME = 4

/** Whether a role sees only some chats of its areas. */
export const seesSomeAs = (role: number): boolean => role === SEEING_SOME

/** The first day that a period may have: before it there is nothing to count. */
export const EARLIEST = '2000-01-01'

/** Days that a period has at most: thirteen months, and what is said of a longer one. */
export const MOST_DAYS = 400
export const TOO_LONG = 'Elige hasta 13 meses.'

/** Days without a message after which nobody is waited for any more, and which the inbox leaves out at first. */
export const STALE_DAYS = 30

/** Figures of this moment, which have no period. */
const LIVE = ['waiting', 'longest_wait'] as const

export type LiveMetric = (typeof LIVE)[number]

/** Whether a figure is of this moment. */
export const isLive = (metric: string): metric is LiveMetric => LIVE.some((one) => one === metric)

/** Answers below which a score says little, and a margin of theirs less. */
const FEW = 10

/** A figure by its unit, with the cases that it stands on. */
interface Counted {
  unit?: Option['unit'] | 'count' | undefined
  base: number | null
}

/** Whether a figure is a score of few answers. */
const areFew = ({ unit, base }: Counted): boolean =>
  (unit === 'score' || unit === 'balance') && base !== null && base < FEW

/** Returns the cases of a figure: '340 casos', '3 casos: son pocos'. */
export function casesText({ unit, base }: Counted & { base: number }): string {
  const cases = plural(base, 'caso', 'casos')
  return areFew({ unit, base }) ? `${cases}: son pocos` : cases
}

/** Returns the margin of a figure, unless it would look surer than it is: of few answers, or of answers that are all the same. */
export const reliableMargin = ({ margin, ...of }: Counted & { margin: number | null }): number | undefined =>
  areFew(of) || !margin ? undefined : margin
