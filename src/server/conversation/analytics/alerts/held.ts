import { sql } from 'kysely'
import { currentCall, inCall } from '../../../foundation/http/context.ts'
import { enqueue } from '../../../foundation/jobs/queue.ts'
import type { JobHandlers } from '../../../foundation/jobs/run-job.ts'
import { mayMail, nextHour, onWall } from '../../../foundation/notify/hourly.ts'
import type { Services } from '../../../foundation/services/services.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import { serverScope } from '../server-scope.ts'
import { type Alert, alerts, subjectOf } from './alerts.ts'
import { alertMail, type Fired, firedAlert } from './mail.ts'
import { type Recipient, recipientsOf } from './recipients.ts'

/** The queue of mails that wait because a bot sent all that it may send in an hour: a job per bot and hour. */
const ALERTS_HELD = 'analytics-alerts-held'

/** Milliseconds until the next attempt when the bot has already sent the mails of its hour. */
const AGAIN_MS = 10 * 60_000

interface HeldRow {
  alert_id: number
  user_id: number
  at: string
  value: number
  subject: string
  bot_is_on: boolean
}

interface Held {
  bot_id: number
}

const isHeld = (payload: unknown): payload is Held =>
  typeof payload === 'object' && payload !== null && 'bot_id' in payload

/** Returns the handler of the mails that were held back. */
export const heldAlertJobs = (services: Services): JobHandlers => ({
  [ALERTS_HELD]: async (payload) => {
    if (isHeld(payload)) await inCall({ services }, () => tx(() => release(payload.bot_id)))
  },
})

/** Holds the mails about an alert that fired back until the next full hour, within the transaction of the caller. */
export async function hold(
  botId: number,
  alert: Alert,
  people: readonly Recipient[],
  fired: { at: Date; value: number },
): Promise<void> {
  const { at, value } = fired
  const users = people.map((one) => one.id)
  await sql`
    insert into analytics_alert_held (alert_id, user_id, at, value, subject)
    select ${alert.id}::int, u, ${at}::timestamptz, ${value}::float8, ${subjectOf(alert)}::text
    from unnest(${users}::int[]) u
    on conflict (alert_id, user_id)
      do update set at = excluded.at, value = excluded.value, subject = excluded.subject`.execute(db())
  await enqueueHeld(botId, nextHour(currentCall().services.clock()))
}

const enqueueHeld = (botId: number, at: Date): Promise<void> =>
  enqueue(ALERTS_HELD, { bot_id: botId }, { key: `${botId} ${at.toISOString()}`, runAt: onWall(at) })

/**
 * Mails each person the alerts that were held back and that they get still, or leaves them for some minutes later if the
 * bot may not send yet.
 */
async function release(botId: number): Promise<void> {
  const { rows } = await sql<HeldRow>`
    select h.alert_id, h.user_id, h.at, h.value, h.subject,
      b.suspended_at is null and b.removed_at is null as bot_is_on
    from analytics_alert_held h
    join analytics_alert a on a.id = h.alert_id
    join bot b on b.id = a.bot_id
    where a.bot_id = ${botId}::int order by h.user_id, h.at, h.alert_id for update of h`.execute(db())
  const mails = new Map<number, { to: Recipient; fired: Fired[] }>()
  for (const { alert_id, user_id, at, value, subject } of rows.filter(({ bot_is_on }) => bot_is_on)) {
    const alert = await alerts.find(serverScope(botId), alert_id)
    const to =
      alert?.enabled && subjectOf(alert) === subject
        ? (await recipientsOf(botId, alert)).find(({ id }) => id === user_id)
        : undefined
    if (!alert || !to?.email) continue
    const mail = mails.get(user_id) ?? { to, fired: [] }
    mails.set(user_id, mail)
    mail.fired.push(firedAlert(alert, { at: new Date(at), value, zone: to.settings.timezone }))
  }
  const { mail } = currentCall().services
  const waiting: number[] = []
  for (const [user, { to, fired }] of mails)
    if (await mayMail(botId, 1)) await mail.send(alertMail(botId, to, fired), { botId, isAlert: true })
    else waiting.push(user)
  // Also deletes what is no longer to be told: the bot or the alert is off, the alert watches something else, or the
  // person is no longer among its recipients. Rows that were added meanwhile stay.
  const over = JSON.stringify(rows.filter(({ user_id }) => !waiting.includes(user_id)))
  await sql`delete from analytics_alert_held h
    using jsonb_to_recordset(${over}::text::jsonb) as o (alert_id int, user_id int)
    where h.alert_id = o.alert_id and h.user_id = o.user_id`.execute(db())
  const { clock } = currentCall().services
  if (waiting.length > 0) await enqueueHeld(botId, new Date(clock().getTime() + AGAIN_MS))
}
