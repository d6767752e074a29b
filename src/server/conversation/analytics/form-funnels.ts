import { type RawBuilder, sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { seenRun } from '../../knowledge/forms/seen-runs.ts'
import { type Among, isAmong, isWhole } from './among.ts'
import { isOnDays } from './on-days.ts'
import type { Days } from './range.ts'

type Funnel = components['schemas']['FormFunnel']

/**
 * Returns how far people came in the forms that they began in a period, the most used first. Who left at a question that
 * is no longer in the form left at the one before it.
 */
export async function formFunnels(scope: Scope, among: Among, days: Days): Promise<Funnel[]> {
  const { rows } = await sql<Funnel>`
    with step as materialized (
      select f.id as form_id, q.ordinality as place, coalesce(q.value->>'id', q.value->>'key') as key,
        coalesce(q.value->>'text', q.value->>'question', q.value->>'label') as label
      from form f cross join lateral jsonb_array_elements(f.questions) with ordinality q
      where f.bot_id = ${scope.botId}::int
    ), begun as materialized (
      select u.form_id, u.status, u.asked, case when u.status <> 'complete' then (
          select e.key from jsonb_array_elements_text(u.asked) with ordinality e (key, place)
            join step s on s.form_id = u.form_id and s.key = e.key
          order by e.place desc limit 1
        ) end as last ${
          isWhole(scope, among) ? runs(scope, days) : sql`${runsBegun(scope, days)} and ${isAmong(scope, among)}`
        }
    ), used as (
      select form_id, count(*)::int as started, count(*) filter (where status = 'complete')::int as finished,
        count(*) filter (where status <> 'complete' and last is null)::int as left
      from begun group by 1
    ), asked as (
      select b.form_id, a.key, count(*)::int as value, count(*) filter (where b.last = a.key)::int as left
      from begun b cross join lateral (select distinct e.key from jsonb_array_elements_text(b.asked) e (key)) a
      group by 1, 2
    )
    select f.id as form_id, f.name as form, u.started, u.left, u.finished, coalesce((
        select jsonb_agg(jsonb_build_object('key', a.key, 'value', a.value, 'left', a.left,
          'label', coalesce(s.label, a.key)) order by s.place)
        from step s join asked a on a.form_id = s.form_id and a.key = s.key where s.form_id = f.id
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
