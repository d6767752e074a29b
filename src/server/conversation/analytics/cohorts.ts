import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { addDays, dayIn } from '../../../contract/zone.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { type Among, isAmong } from './among.ts'
import { partsOf } from './parts/kept.ts'
import type { Run } from './parts/kind.ts'
import { type Days, monthOf, monthsOf } from './range.ts'

type Cohorts = components['schemas']['AnalyticsCohorts']

/** Months that are shown, the current one included. */
const MONTHS = 13

/** The people who had a conversation in a month, by the month in which they wrote for the first time. */
interface Returning {
  month: string
  contacts: number
}

/** Counts the people of a month by the month in which they wrote for the first time. */
export const returningOf = (scope: Scope, among: Among, { from, to }: Days, run: Run): Promise<Returning[]> =>
  run(sql<Returning>`
    select to_char(c.first_day, 'YYYY-MM') as month, count(distinct c.contact_key)::int as contacts
    from conversation c where ${isAmong(scope, among)} and c.day between ${from}::date and ${to}::date
    group by 1`)

/** Returns how many of the people who wrote for the first time in a month had a conversation in each month after it. */
export async function cohortsOf(scope: Scope, among: Among, at: Date): Promise<Cohorts> {
  const today = dayIn(at, scope.timeZone)
  const months = monthsOf({ from: `${monthOf(addDays(today, -31 * MONTHS))}-01`, to: today }).slice(-MONTHS)
  const cohorts: Cohorts['cohorts'] = months.map(({ from }) => ({ month: monthOf(from), contacts: 0, returned: [] }))
  const parts = await partsOf({ kind: 'cohorts', count: returningOf }, { scope, among }, months)
  for (const [place, part] of parts.entries())
    for (const { month, contacts } of part) {
      const first = cohorts.findIndex((one) => one.month === month)
      const cohort = cohorts[first]
      if (!cohort) continue
      if (first === place) cohort.contacts = contacts
      else cohort.returned[place - first - 1] = contacts
    }
  for (const [place, cohort] of cohorts.entries())
    cohort.returned = Array.from({ length: MONTHS - 1 - place }, (_, month) => cohort.returned[month] ?? 0)
  return { timezone: scope.timeZone, cohorts }
}
