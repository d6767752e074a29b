import { currentCall, inCall } from '../../../foundation/http/context.ts'
import { enqueue } from '../../../foundation/jobs/queue.ts'
import type { JobHandlers } from '../../../foundation/jobs/run-job.ts'
import { mayMail, nextHour, onWall } from '../../../foundation/notify/hourly.ts'
import type { Services } from '../../../foundation/services/services.ts'
import { tx } from '../../../foundation/store/db.ts'
import { serverScope } from '../server-scope.ts'
import { alerts } from './alerts.ts'
import { alertMail, type Fired } from './mail.ts'
import { type Recipient, recipientsOf } from './recipients.ts'
import { figureRoute } from './route.ts'
import { factText, firedText } from './words.ts'

/** The queue of mails that wait because a bot sent all that it may send in an hour: a job per person and hour. */
const ALERTS_HELD = 'analytics-alerts-held'

const HOUR = 3_600_000

interface Held {
  bot_id: number
  user_id: number
  /** since when the alerts fired that it is about */
  since: string
}

const isHeld = (payload: unknown): payload is Held =>
  typeof payload === 'object' && payload !== null && 'user_id' in payload && 'since' in payload

/** Returns the handler of the mails that were held back. */
export const heldAlertJobs = (services: Services): JobHandlers => ({
  [ALERTS_HELD]: async (payload) => {
    if (isHeld(payload)) await inCall({ services }, () => tx(() => release(payload)))
  },
})

/** Holds the mails to people back until the next full hour, when each gets one. */
export async function hold(botId: number, people: readonly Pick<Recipient, 'id'>[]): Promise<void> {
  const hour = nextHour(currentCall().services.clock())
  const since = new Date(hour.getTime() - HOUR).toISOString()
  for (const { id } of people) await enqueueHeld({ bot_id: botId, user_id: id, since }, hour)
}

const enqueueHeld = (held: Held, hour: Date) =>
  enqueue(
    ALERTS_HELD,
    { ...held },
    { key: `${held.bot_id} ${held.user_id} ${hour.toISOString()}`, runAt: onWall(hour) },
  )

/** Mails somebody which alerts fired that are told to them still, or leaves it to the next hour. */
async function release(held: Held): Promise<void> {
  const fired: Fired[] = []
  let to: Recipient | undefined
  for (const alert of await alerts.all(serverScope(held.bot_id))) {
    const { fired_at, last_value } = alert
    if (!fired_at || fired_at < held.since || last_value === null) continue
    const recipient = (await recipientsOf(held.bot_id, alert)).find(({ id }) => id === held.user_id)
    if (!recipient?.email) continue
    to = recipient
    const at = new Date(fired_at)
    const route = figureRoute(alert, at, to.settings.timezone)
    fired.push({ at, fact: factText(alert, last_value), text: firedText(alert, last_value), route })
  }
  if (!to) return
  if (!(await mayMail(held.bot_id, 1))) return enqueueHeld(held, nextHour(currentCall().services.clock()))
  await currentCall().services.mail.send(alertMail(held.bot_id, to, fired), { botId: held.bot_id, isAlert: true })
}
