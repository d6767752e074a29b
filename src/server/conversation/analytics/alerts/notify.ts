import { brand } from '../../../../../generated/shell.ts'
import { formatChatDate, TIMEZONE } from '../../../../contract/zone.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { botLink } from '../../../foundation/http/link-address.ts'
import type { Mail } from '../../../foundation/mail/mailer.ts'
import { said } from '../../../foundation/mail/said.ts'
import { notifiedByMail, notify } from '../../../foundation/notify/notify.ts'
import { db } from '../../../foundation/store/db.ts'
import type { Alert } from './alerts.ts'
import { firedText } from './words.ts'

const ROUTE = '/analytics/alerts'

/**
 * Tells the author of an alert and whom they chose that it fired, within the transaction that stores it: by their own
 * rules of alerts, and by mail to those whom no rule tells it so. Who left the team is not told.
 */
export async function notifyFired(botId: number, alert: Alert, value: number, now: Date): Promise<void> {
  const ids = [...new Set([...(alert.created_by ? [alert.created_by.id] : []), ...(alert.user_ids ?? [])])]
  if (ids.length === 0) return
  const people = await db()
    .selectFrom('app_user as u')
    .innerJoin('membership as m', 'm.user_id', 'u.id')
    .innerJoin('bot as b', 'b.id', 'm.bot_id')
    .select(['u.id', 'u.name', 'u.email', 'b.name as bot', 'b.settings'])
    .where('m.bot_id', '=', botId)
    .where('u.id', 'in', ids)
    .where('u.blocked_at', 'is', null)
    .orderBy('u.id')
    .execute()
  const text = firedText(alert, value)
  const byMail = await notifiedByMail(botId, 'figure_alert')
  for (const { id, name, email, bot, settings } of people) {
    const key = `${alert.id} ${now.toISOString()} ${id}`
    await notify(botId, { event: 'figure_alert', key, text, userId: id, link: ROUTE })
    if (!email || byMail.has(id)) continue
    const when = formatChatDate(now, settings.timezone ?? TIMEZONE)
    await currentCall().services.mail.send(alertMail(email, { name, bot, text, when, link: botLink(ROUTE, botId) }), {
      ...{ botId, isAlert: true },
    })
  }
}

interface MailFacts {
  name: string
  bot: string
  text: string
  when: string
  link: string
}

function alertMail(to: string, { name, bot, text, when, link }: MailFacts): Mail {
  return {
    to,
    subject: `Alerta de tu chatbot · ${brand.product}`,
    text: `Hola, ${said(name)}:

${said(text)}. Es del chatbot «${said(bot)}», ${when}.

Mírala aquí:

${link}

Volveremos a avisarte solo si vuelve a pasar después de recuperarse.

${brand.product}
${brand.support}
`,
  }
}
