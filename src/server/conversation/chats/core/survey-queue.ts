import { sql } from 'kysely'
import { currentCall } from '../../../foundation/http/context.ts'
import { wakeAfterCommit } from '../../../foundation/jobs/queue.ts'
import { db } from '../../../foundation/store/db.ts'

/** The queue of surveys that begin once a chat is resolved. */
export const SURVEY_AFTER = 'survey-after'

/** What a job of the queue says. */
export interface SurveyAfter {
  bot_id: number
  chat_id: number
  form_id: number
  /** when the chat was resolved (ISO 8601) */
  at: string
}

/**
 * Queues the surveys that ask about a chat once it is resolved, in the transaction that resolves it: each when it is due.
 * Which of them fit the chat is decided then.
 */
export async function queueSurveys(botId: number, chatId: number): Promise<void> {
  const at = currentCall().services.clock().toISOString()
  const { rows } = await sql<{ id: number }>`
    insert into job (queue, payload, key, run_at)
    select ${SURVEY_AFTER},
      jsonb_build_object('bot_id', bot_id, 'chat_id', ${chatId}::int, 'form_id', id, 'at', ${at}::text),
      ${`${chatId} ${at} `}::text || id,
      now() + make_interval(mins => coalesce((settings->>'trigger_delay_minutes')::int, 1))
    from form
    where bot_id = ${botId} and kind = 'survey' and enabled and deleted_at is null
      and settings->>'trigger' = 'end_of_chat'
    on conflict do nothing returning id`.execute(db())
  if (rows.length > 0) wakeAfterCommit(SURVEY_AFTER)
}
