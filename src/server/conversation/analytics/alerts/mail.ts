import { brand } from '../../../../../generated/shell.ts'
import { formatChatDate, TIMEZONE } from '../../../../contract/zone.ts'
import { botLink } from '../../../foundation/http/link-address.ts'
import type { Mail } from '../../../foundation/mail/mailer.ts'
import { said } from '../../../foundation/mail/said.ts'
import type { Alert } from './alerts.ts'
import type { Recipient } from './recipients.ts'
import { figureRoute } from './route.ts'
import { factText, firedText } from './words.ts'

/** An alert that fired, as its mail tells it. */
export interface Fired {
  at: Date
  /** the figure, its value and its bound */
  fact: string
  /** the same with the name of the alert */
  text: string
  /** the page of the console with the figure */
  route: string
}

/** Returns what is told of an alert that fired. */
export const firedAlert = (
  alert: Alert,
  { at, value, zone }: { at: Date; value: number; zone: string | undefined },
): Fired => ({ at, fact: factText(alert, value), text: firedText(alert, value), route: figureRoute(alert, at, zone) })

/** The mail to somebody about alerts that fired: about one when it does, about several when they were held back. */
export function alertMail(botId: number, to: Recipient, fired: readonly Fired[]): Mail {
  const { name, email, bot, settings, mayChange } = to
  const when = ({ at }: Fired) => formatChatDate(at, settings.timezone ?? TIMEZONE)
  const [first] = fired
  const isOne = fired.length === 1 && first !== undefined
  const what = isOne
    ? `${said(first.text)}. Es del chatbot «${said(bot)}», ${when(first)}.

Mira la cifra aquí, por días enteros:

${botLink(first.route, botId)}`
    : `Estas alertas del chatbot «${said(bot)}» avisaron mientras había demasiados correos:

${fired.map((one) => `- ${when(one)} · ${said(one.text)}\n  ${botLink(one.route, botId)}`).join('\n')}`
  const change = `${isOne ? 'Cámbiala o apágala' : 'Cámbialas o apágalas'} aquí:\n\n${botLink('/analytics/alerts', botId)}\n\n`
  return {
    to: email ?? '',
    subject: isOne ? first.fact : `${fired.length} alertas de ${said(bot)}`,
    text: `Hola, ${said(name)}:

${what}

Volveremos a avisarte solo si ${isOne ? 'vuelve' : 'vuelven'} a pasar después de recuperarse.

${mayChange ? change : ''}${brand.product}
${brand.support}
`,
  }
}
