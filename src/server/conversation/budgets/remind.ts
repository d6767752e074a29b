import { sql } from 'kysely'
import { formatDate } from '../../../contract/format.ts'
import { localTime, TIMEZONE } from '../../../contract/zone.ts'
import { inCall } from '../../foundation/http/context.ts'
import { periodicJob, startPeriodic } from '../../foundation/jobs/periodic.ts'
import type { JobHandlers } from '../../foundation/jobs/run-job.ts'
import { formOfBot } from '../../foundation/scope/form-of-address.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { type LockedChat, lockChat } from '../chats/core/lock.ts'
import { sendInChat } from '../chats/core/send-message.ts'
import { isReplyWindowOpen } from '../chats/send.ts'
import { reminderText } from './reminder-text.ts'

/** The queue of the periodic search for quotations without an answer. */
const BUDGET_REMINDER = 'budget-reminder'

/** Interval of the search in milliseconds. */
const EVERY = 10 * 60_000

/** Maximum number of reminders per run. The rest are sent by the next run. */
const MOST = 100

/** Hours of the business's day within which customers are reminded. */
const FROM = 9
const TO = 20

interface Due {
  id: number
  bot_id: number
  chat_id: number
  number: string
  valid_until: string
  timezone: string
}

/** Returns the handler of the job that reminds customers of quotations that expire soon. */
export const reminderJobs = (services: Services): JobHandlers =>
  periodicJob({ queue: BUDGET_REMINDER, every: EVERY }, services, () =>
    inCall({ services }, () => remindAll(services.clock())),
  )

/** Schedules the search at startup. */
export const startReminders = (): Promise<void> => startPeriodic(BUDGET_REMINDER)

/**
 * Reminds of each quotation once, as many days before its end as the settings say: the customer, or the team where the
 * channel no longer allows writing to them.
 */
async function remindAll(now: Date): Promise<void> {
  const { rows } = await sql<Due>`
    select q.id, q.bot_id, q.chat_id, q.number, q.valid_until::text as valid_until,
      coalesce(b.settings->>'timezone', ${TIMEZONE}) as timezone
    from budget q
    join budget_settings s on s.bot_id = q.bot_id
    join bot b on b.id = q.bot_id and b.removed_at is null and b.suspended_at is null and b.special_state = 'chatbot_on'
    where q.status in ('sent', 'viewed') and q.reminded_at is null
      and coalesce((s.settings->>'reminder_days')::int, 0) > 0
      and q.valid_until - (s.settings->>'reminder_days')::int
        <= (${now}::timestamptz at time zone coalesce(b.settings->>'timezone', ${TIMEZONE}))::date
      and q.valid_until >= (${now}::timestamptz at time zone coalesce(b.settings->>'timezone', ${TIMEZONE}))::date
      -- Who got it less than a day ago has not forgotten it.
      and q.sent_at < ${now}::timestamptz - interval '1 day'
    order by q.valid_until, q.id limit ${MOST}::int`.execute(db())
  for (const due of rows) {
    const { hour } = localTime(now, due.timezone)
    if (hour >= FROM && hour < TO) await tx(() => remind(due, now))
  }
}

async function remind({ id, bot_id, chat_id, number, valid_until, timezone }: Due, now: Date): Promise<void> {
  const chat = await lockChat(bot_id, chat_id)
  const { numUpdatedRows } = await db()
    .updateTable('budget')
    .set({ reminded_at: now })
    .where('id', '=', id)
    .where('reminded_at', 'is', null)
    .where('status', 'in', ['sent', 'viewed'])
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  const until = formatDate(valid_until, timezone)
  if (await mayWrite(chat)) {
    await sendInChat(chat, { author: 'bot', text: reminderText(number, until, await formOfBot(bot_id)) })
    return
  }
  const text = `El presupuesto ${number} vence el ${until} y el cliente no respondió. Por este canal no le podemos escribir ahora.`
  await sendInChat(chat, { author: 'system', text })
}

/** Whether the customer can be written to: nobody blocked them, and the channel allows it. */
async function mayWrite(chat: LockedChat): Promise<boolean> {
  const { blocked } = await db()
    .selectFrom('contact')
    .select('blocked')
    .where('id', '=', chat.contact_id)
    .executeTakeFirstOrThrow()
  return !blocked && (await isReplyWindowOpen(chat))
}
