import { sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import { type Page, page } from '../../../foundation/http/page.ts'
import { commonProblems } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { person } from '../../../foundation/resource/person.ts'
import { visibleTo } from '../../../foundation/scope/visibility.ts'
import { db } from '../../../foundation/store/db.ts'
import { exact, type ListRequest, listRows, text, time } from '../../../foundation/store/list.ts'
import { surveyOf } from '../../../knowledge/forms/survey/stored.ts'

type SurveySend = components['schemas']['SurveySend']

/** Selects the sends of a survey, with counts of the people whom the caller sees. */
function sends(scope: Scope, formId: number) {
  const seen = sql<boolean>`exists (select from chat where chat.id = c.chat_id and ${visibleTo(scope)})`
  const count = (which: ReturnType<typeof sql>) =>
    sql<number>`(select count(*)::int from survey_send_chat c left join message m on m.id = c.message_id
      where c.send_id = s.id and ${seen} and ${which})`
  return db()
    .selectFrom('survey_send as s')
    .select(['s.id', 's.name', 's.status', 's.remind_after_hours', 's.created_at', 's.updated_at'])
    .select([
      count(sql`true`).as('audience'),
      count(sql`c.status = 'sent' and m.status is distinct from 'failed'`).as('sent'),
      count(sql`c.status = 'sent' and m.status = 'failed'`).as('failed'),
      count(sql`c.status = 'pending'`).as('pending'),
      count(sql`c.reminded_at is not null`).as('reminded'),
      sql<number>`(select count(*)::int from form_run u where u.send_id = s.id and u.status = 'complete'
        and (u.chat_id is null or exists (select from chat where chat.id = u.chat_id and ${visibleTo(scope)})))`.as(
        'answered',
      ),
      sql<SurveySend['excluded']>`coalesce((
        select jsonb_agg(jsonb_build_object('reason', x.reason, 'count', x.count) order by x.count desc, x.reason)
        from (select c.reason, count(*)::int as count from survey_send_chat c
          where c.send_id = s.id and c.status = 'excluded' and ${seen} group by c.reason) x), '[]')`.as('excluded'),
      person('s.created_by').as('created_by'),
    ])
    .where('s.bot_id', '=', scope.botId)
    .where('s.form_id', '=', formId)
}

/** Returns a page of the sends of a survey. */
export async function listSends(scope: Scope, formId: number, request: ListRequest): Promise<Page<SurveySend>> {
  await surveyOf(scope, formId)
  const rows = db().selectFrom(sends(scope, formId).as('r')).selectAll()
  const { items, total } = await listRows(rows, request, {
    id: exact('r.id'),
    name: text('r.name'),
    status: exact('r.status'),
    created_at: time('r.created_at', scope.timeZone),
  })
  return page(items, total)
}

/** Returns a send of a survey; throws 404 if there is none. */
export async function sendOf(scope: Scope, formId: number, id: number): Promise<SurveySend> {
  await surveyOf(scope, formId)
  const send = await sends(scope, formId).where('s.id', '=', id).executeTakeFirst()
  if (!send) throw commonProblems.notFound()
  return send
}
