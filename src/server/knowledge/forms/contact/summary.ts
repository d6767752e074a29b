import { sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db, instant } from '../../../foundation/store/db.ts'
import { hasLeft } from '../left-runs.ts'
import { seenRun } from '../seen-runs.ts'
import { loadContactForm } from './contact-form.ts'

type Summary = components['schemas']['ContactFormSummary']

/** Days that the summary covers. */
const DAYS = 30

const DAY = 86_400_000

/**
 * Returns how many people answered each question of the contact form lately, and after which one others left: of those
 * whose answers the caller sees.
 */
export async function summaryOf(scope: Scope): Promise<Summary> {
  const { stored, form } = await loadContactForm(scope)
  const now = currentCall().services.clock()
  const since = instant(new Date(now.getTime() - DAYS * DAY))
  const { started, completed } = await db()
    .selectFrom('form_run as u')
    .select([
      sql<number>`count(*)::int`.as('started'),
      sql<number>`(count(*) filter (where status = 'complete'))::int`.as('completed'),
    ])
    .where('form_id', '=', stored?.id ?? 0)
    .where('started_at', '>=', since)
    .where(seenRun(scope))
    .executeTakeFirstOrThrow()
  const { rows } = await sql<Omit<Summary['steps'][number], 'label'>>`
    select q.key, count(*)::int as asked, (count(*) filter (where jsonb_exists(u.answers, q.key)))::int as answered,
      (count(*) filter (where u.asked->>-1 = q.key and ${hasLeft(now)}))::int as left
    from form_run u cross join lateral (select distinct jsonb_array_elements_text(u.asked) as key) q
    where u.form_id = ${stored?.id ?? 0} and u.started_at >= ${since} and ${seenRun(scope)}
    group by q.key`.execute(db())
  const counts = new Map(rows.map((row) => [row.key, row]))
  const steps = form.fields
    .filter(({ key, enabled }) => enabled || counts.has(key))
    .map(({ key, label }) => ({ asked: 0, answered: 0, left: 0, ...counts.get(key), key, label }))
  return { days: DAYS, started, completed, steps }
}
