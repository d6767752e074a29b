import { sql } from 'kysely'
import { currentCall, inCall } from '../../../foundation/http/context.ts'
import { enqueue } from '../../../foundation/jobs/queue.ts'
import type { JobHandlers } from '../../../foundation/jobs/run-job.ts'
import { mayMail, nextHour, onWall } from '../../../foundation/notify/hourly.ts'
import type { Services } from '../../../foundation/services/services.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import { serverScope } from '../server-scope.ts'
import { type Alert, alerts } from './alerts.ts'
import { alertMail, type Fired, firedAlert } from './mail.ts'
import { type Recipient, recipientsOf } from './recipients.ts'

/** The queue of mails that wait because a bot sent all that it may send in an hour: a job per bot and hour. */
const ALERTS_HELD = 'analytics-alerts-held'

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
  { id }: Alert,
  people: readonly Recipient[],
  fired: { at: Date; value: number },
): Promise<void> {
  const { at, value } = fired
  const users = people.map((one) => one.id)
  await sql`
    insert into analytics_alert_held (alert_id, user_id, at, value)
    select ${id}::int, u, ${at}::timestamptz, ${value}::float8 from unnest(${users}::int[]) u
    on conflict (alert_id, user_id) do update set at = excluded.at, value = excluded.value`.execute(db())
  await enqueueHeld(botId)
}

function enqueueHeld(botId: number): Promise<void> {
  const hour = nextHour(currentCall().services.clock())
  return enqueue(ALERTS_HELD, { bot_id: botId }, { key: `${botId} ${hour.toISOString()}`, runAt: onWall(hour) })
}

/** Mails each person the alerts that were held back and that they get still, or leaves them to the next hour. */
async function release(botId: number): Promise<void> {
  const { rows } = await sql<{ alert_id: number; user_id: number; at: string; value: number; may: boolean }>`
    select h.alert_id, h.user_id, h.at, h.value, b.suspended_at is null and b.removed_at is null as may
    from analytics_alert_held h
    join analytics_alert a on a.id = h.alert_id
    join bot b on b.id = a.bot_id
    where a.bot_id = ${botId}::int order by h.user_id, h.at, h.alert_id for update of h`.execute(db())
  const mails = new Map<number, { to: Recipient; fired: Fired[] }>()
  for (const { alert_id, user_id, at, value } of rows.filter(({ may }) => may)) {
    const alert = await alerts.find(serverScope(botId), alert_id)
    const to = alert?.enabled ? (await recipientsOf(botId, alert)).find(({ id }) => id === user_id) : undefined
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
  // Those of a suspended bot, and of people who no longer get them, go as well. What was held meanwhile stays.
  const over = JSON.stringify(rows.filter(({ user_id }) => !waiting.includes(user_id)))
  await sql`delete from analytics_alert_held h
    using jsonb_to_recordset(${over}::text::jsonb) as o (alert_id int, user_id int)
    where h.alert_id = o.alert_id and h.user_id = o.user_id`.execute(db())
  if (waiting.length > 0) await enqueueHeld(botId)
}
