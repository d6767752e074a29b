import { brand } from '../../../../../generated/shell.ts'
import { formatChatDate, TIMEZONE } from '../../../../contract/zone.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { botLink } from '../../../foundation/http/link-address.ts'
import type { Mail } from '../../../foundation/mail/mailer.ts'
import { said } from '../../../foundation/mail/said.ts'
import { notifiedByMail, notify } from '../../../foundation/notify/notify.ts'
import type { Alert } from './alerts.ts'
import { recipientsOf } from './recipients.ts'
import { factText, firedText } from './words.ts'

/**
 * Tells the author of an alert and whom they chose that it fired, within the transaction that stores it: by their own
 * rules of alerts, and by mail to those without such a rule. People who left the team, or see less by now, are not notified.
 */
export async function notifyFired(botId: number, alert: Alert, value: number, now: Date): Promise<void> {
  const text = firedText(alert, value)
  const byMail = await notifiedByMail(botId, 'figure_alert')
  for (const { id, name, email, bot, settings, route } of await recipientsOf(botId, alert)) {
    const key = `${alert.id} ${now.toISOString()} ${id}`
    await notify(botId, { event: 'figure_alert', key, text, userId: id, link: route })
    if (!email || byMail.has(id)) continue
    const when = formatChatDate(now, settings.timezone ?? TIMEZONE)
    await currentCall().services.mail.send(
      alertMail(email, { name, bot, fact: factText(alert, value), text, when, link: botLink(route, botId) }),
      {
        ...{ botId, isAlert: true },
      },
    )
  }
}

interface MailFacts {
  name: string
  bot: string
  fact: string
  text: string
  when: string
  link: string
}

function alertMail(to: string, { name, bot, fact, text, when, link }: MailFacts): Mail {
  return {
    to,
    subject: fact,
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
