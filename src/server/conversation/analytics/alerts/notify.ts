import { currentCall } from '../../../foundation/http/context.ts'
import { mayMail } from '../../../foundation/notify/hourly.ts'
import { notifiedByMail, notify } from '../../../foundation/notify/notify.ts'
import type { Alert } from './alerts.ts'
import { hold } from './held.ts'
import { alertMail, firedAlert } from './mail.ts'
import { recipientsOf } from './recipients.ts'

/**
 * Tells the author of an alert and whom they chose that it fired, within the transaction that stores it: by their own
 * rules of alerts, and by mail to those without such a rule. People who left the team, or see less by now, are not notified.
 * Beyond the mails that a bot may send in an hour, each gets one about all that fired, when the hour is over.
 */
export async function notifyFired(botId: number, alert: Alert, value: number, now: Date): Promise<void> {
  const byRule = await notifiedByMail(botId, 'figure_alert')
  const recipients = await recipientsOf(botId, alert)
  const [anyone] = recipients
  const fired = firedAlert(alert, { at: now, value, zone: anyone?.settings.timezone })
  for (const { id } of recipients) {
    const key = `${alert.id} ${now.toISOString()} ${id}`
    await notify(botId, { event: 'figure_alert', key, text: fired.text, userId: id, link: fired.route })
  }
  const mailed = recipients.filter(({ id, email }) => email && !byRule.has(id))
  if (mailed.length === 0) return
  if (!(await mayMail(botId, mailed.length))) return hold(botId, alert, mailed, { at: now, value })
  for (const to of mailed)
    await currentCall().services.mail.send(alertMail(botId, to, [fired]), { botId, isAlert: true })
}
