import { type RawBuilder, sql } from 'kysely'
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
  const { rows } = await sql<Funnel>`
    with begun as materialized (
      select u.form_id, u.status, u.asked ${
        isWhole(scope, among) ? runs(scope, days) : sql`${runsBegun(scope, days)} and ${isAmong(scope, among)}`
      }
    ), used as (
      select form_id, count(*)::int as started, count(*) filter (where status = 'complete')::int as finished,
        count(*) filter (where status <> 'complete' and asked->>-1 is null)::int as left
      from begun group by 1
    ), asked as (
      select b.form_id, a.key, count(*)::int as value,
        count(*) filter (where b.status <> 'complete' and b.asked->>-1 = a.key)::int as left
      from begun b cross join lateral (select distinct e.key from jsonb_array_elements_text(b.asked) e (key)) a
      group by 1, 2
    )
    select f.id as form_id, f.name as form, u.started, u.left, u.finished, coalesce((
        select jsonb_agg(jsonb_build_object('key', a.key, 'value', a.value, 'left', a.left,
          'label', coalesce(q.value->>'text', q.value->>'question', q.value->>'label', a.key)) order by q.ordinality)
        from jsonb_array_elements(f.questions) with ordinality q
          join asked a on a.form_id = f.id and a.key = coalesce(q.value->>'id', q.value->>'key')
      ), '[]') as steps
    from used u join form f on f.id = u.form_id where f.deleted_at is null
    order by 3 desc, 2`.execute(db())
  return rows
}

const runs = (scope: Scope, days: Days, conversations = sql``): RawBuilder<unknown> => sql`
  from form_run u ${conversations}
  where u.bot_id = ${scope.botId}::int and ${isOnDays('u.started_at', scope, days)} and ${seenRun(scope)}`

/** Returns where the runs (`u`) of forms that began on some days are read from, each with its conversation (`c`). */
export const runsBegun = (scope: Scope, days: Days): RawBuilder<unknown> =>
  runs(
    scope,
    days,
    sql`left join lateral (
      select c.* from conversation c where c.chat_id = u.chat_id and c.started_at <= u.started_at
      order by c.started_at desc limit 1
    ) c on true`,
  )
