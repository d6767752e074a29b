import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { seenRun } from '../../knowledge/forms/seen-runs.ts'
import { type Among, isAmong, isWhole } from './among.ts'
import { isOnDays } from './on-days.ts'
import type { Days } from './range.ts'

type Funnel = components['schemas']['FormFunnel']

/** Returns how far people came in the forms that they began in a period, the most used first. */
export async function formFunnels(scope: Scope, among: Among, days: Days): Promise<Funnel[]> {
  const begun = sql`
    select u.form_id, u.status, u.asked from form_run u
      left join lateral (
        select c.* from conversation c where c.chat_id = u.chat_id and c.started_at <= u.started_at
        order by c.started_at desc limit 1
      ) c on true
    where u.bot_id = ${scope.botId}::int and ${isOnDays('u.started_at', scope, days)}
      and ${seenRun(scope)} and ${isWhole(scope, among) ? sql`true` : isAmong(scope, among)}`
  const forms = await sql<Pick<Funnel, 'form_id' | 'form' | 'started' | 'finished'>>`
    select f.id as form_id, f.name as form, count(*)::int as started,
      count(*) filter (where u.status = 'complete')::int as finished
    from (${begun}) u join form f on f.id = u.form_id where f.deleted_at is null
    group by 1, 2 order by 3 desc, 2`.execute(db())
  const steps = await sql<{ form_id: number; key: string; label: string; value: number }>`
    select f.id as form_id, q.value->>'id' as key,
      coalesce(q.value->>'text', q.value->>'question', q.value->>'label', q.value->>'id') as label, (
        select count(*)::int from (${begun}) u where u.form_id = f.id and u.asked ? (q.value->>'id')) as value
    from form f, jsonb_array_elements(f.questions) with ordinality q
    where f.id = any(${forms.rows.map(({ form_id }) => form_id)}::int[])
    order by 1, q.ordinality`.execute(db())
  return forms.rows.map((form) => ({
    ...form,
    steps: steps.rows
      .filter(({ form_id, value }) => form_id === form.form_id && value > 0)
      .map(({ key, label, value }) => ({ key, label, value, previous: null })),
  }))
}
