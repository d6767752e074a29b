import { sql } from 'kysely'
import { db } from '../../foundation/store/db.ts'
import { KEPT_DAYS } from '../../knowledge/dialogue/forms/survey-defaults.ts'
import { isGivenUp } from '../../knowledge/forms/left-runs.ts'

/** Answers that a run deletes, so that a large backlog does not slow down chats. */
const BATCH = 5_000

/** Days that a run of the web without answers is kept: anybody can begin as many as they like. */
const EMPTY_DAYS = 7

/**
 * Deletes answers that their survey no longer keeps, and gives up those that nobody ended on the web. Those without any
 * answer go after a week.
 */
export async function cleanSurveyAnswers(now: Date): Promise<void> {
  await sql`
    delete from form_run where id in (
      select u.id from form_run u join form f on f.id = u.form_id
      where f.kind = 'survey'
        and u.updated_at < ${now}::timestamptz
          - make_interval(days => coalesce((f.settings->>'retention_days')::int, ${KEPT_DAYS}::int))
      limit ${BATCH}::int
    )`.execute(db())
  await sql`
    update form_run u set status = 'abandoned' where u.channel = 'web' and ${isGivenUp(now)}`.execute(db())
  while ((await deleteEmpty(now)) === BATCH);
}

/**
 * Deletes a batch of runs of the web that nobody ended and that have no answers, also of links that are gone. Returns how
 * many those were.
 */
async function deleteEmpty(now: Date): Promise<number> {
  const { rows } = await sql`
    delete from form_run where id in (
      select id from form_run
      where channel = 'web' and status in ('partial', 'abandoned') and answers = '{}'
        and updated_at < ${now}::timestamptz - make_interval(days => ${EMPTY_DAYS}::int)
      limit ${BATCH}::int
    )
    returning id`.execute(db())
  return rows.length
}
