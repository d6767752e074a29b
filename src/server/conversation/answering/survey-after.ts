import { inCall } from '../../foundation/http/context.ts'
import type { JobHandlers } from '../../foundation/jobs/run-job.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db } from '../../foundation/store/db.ts'
import { surveySettings } from '../../knowledge/forms/survey/stored.ts'
import { SURVEY_AFTER, type SurveyAfter } from '../chats/core/survey-queue.ts'
import { startFormInChat } from './start-form.ts'

/** What staff read of what began a survey. */
const SOURCE = 'Al resolver'

/** Minutes after its time in which a survey still begins: after an outage, a late question may be worse than none. */
const LATE_MINUTES = 720

const isDue = (payload: unknown): payload is SurveyAfter =>
  typeof payload === 'object' && payload !== null && 'form_id' in payload && 'chat_id' in payload

/** Returns the handler of the queue: it asks the survey, unless the customer wrote or the chat was opened meanwhile. */
export const surveyAfterJobs = (services: Services): JobHandlers => ({
  [SURVEY_AFTER]: async (payload) => {
    if (isDue(payload)) await inCall({ services }, () => begin(payload, services.clock()))
  },
})

/**
 * Begins a survey about a chat that was resolved. A conversation is asked about once: one that staff opens and resolves
 * again is the same until its customer writes.
 */
async function begin({ bot_id: botId, chat_id: chatId, form_id: formId, at }: SurveyAfter, now: Date): Promise<void> {
  const chat = await db()
    .selectFrom('chat')
    .select(['area_id', 'state', 'resolved_at', 'last_inbound_at'])
    .where('id', '=', chatId)
    .where('bot_id', '=', botId)
    .executeTakeFirst()
  const form = await db().selectFrom('form').select('settings').where('id', '=', formId).executeTakeFirst()
  if (!chat || !form || chat.state !== 2) return
  const {
    trigger,
    trigger_area_ids = [],
    trigger_label_ids = [],
    trigger_delay_minutes = 1,
  } = surveySettings(form.settings)
  // It was switched off, or the chat was resolved again: that has a job of its own.
  if (trigger !== 'end_of_chat' || chat.resolved_at === null || Date.parse(chat.resolved_at) > Date.parse(at)) return
  if (now.getTime() - Date.parse(at) > (trigger_delay_minutes + LATE_MINUTES) * 60_000) return
  if (trigger_area_ids.length > 0 && !trigger_area_ids.includes(chat.area_id ?? 0)) return
  if (trigger_label_ids.length > 0 && !(await hasLabel(chatId, trigger_label_ids))) return
  if (chat.last_inbound_at === null || (await wasAsked(chatId))) return
  await startFormInChat({
    ...{ botId, chatId, formId, key: `resolved ${at}`, source: SOURCE, afterResolving: true, needsConsent: true },
  })
}

async function hasLabel(chatId: number, labels: readonly number[]): Promise<boolean> {
  const worn = await db()
    .selectFrom('chat_label')
    .select('label_id')
    .where('chat_id', '=', chatId)
    .where('label_id', 'in', labels)
    .limit(1)
    .executeTakeFirst()
  return worn !== undefined
}

/** Whether a survey was begun about the conversation, which lasts until its customer opens the chat again. */
async function wasAsked(chatId: number): Promise<boolean> {
  const start = await db()
    .selectFrom('form_start as s')
    .select('s.id')
    .where('s.chat_id', '=', chatId)
    .where('s.key', 'like', 'resolved %')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('chat_event as e')
            .select('e.id')
            .where('e.chat_id', '=', chatId)
            .where('e.kind', '=', 'reopened')
            .where('e.actor', '=', 'customer')
            .whereRef('e.at', '>=', 's.at'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst()
  return start !== undefined
}
