import { brand } from '../../../../../generated/shell.ts'
import { formatChatDate, TIMEZONE } from '../../../../contract/zone.ts'
import { botLink } from '../../../foundation/http/link-address.ts'
import type { Mail } from '../../../foundation/mail/mailer.ts'
import { said } from '../../../foundation/mail/said.ts'
import type { Recipient } from './recipients.ts'

/** An alert that fired. */
export interface Fired {
  at: Date
  /** the figure, its value and its bound */
  fact: string
  /** the same with the name of the alert */
  text: string
  /** the page of the console with the figure */
  route: string
}

/** The mail to somebody about alerts that fired: about one when it does, about several when they were held back. */
export function alertMail(botId: number, to: Recipient, fired: readonly Fired[]): Mail {
  const { name, email, bot, settings, mayChange } = to
  const when = ({ at }: Fired) => formatChatDate(at, settings.timezone ?? TIMEZONE)
  const [first] = fired
  const isOne = fired.length === 1 && first !== undefined
  const what = isOne
    ? `${said(first.text)}. Es del chatbot «${said(bot)}», ${when(first)}.

Mira la cifra aquí:

${botLink(first.route, botId)}`
    : `Estas alertas del chatbot «${said(bot)}» avisaron en la última hora:

${fired.map((one) => `- ${when(one)} · ${said(one.text)}\n  ${botLink(one.route, botId)}`).join('\n')}`
  const change = `Cámbiala o apágala aquí:\n\n${botLink('/analytics/alerts', botId)}\n\n`
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
