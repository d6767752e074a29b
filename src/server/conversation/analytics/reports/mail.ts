import type { components } from '../../../../../generated/api.d.ts'
import { brand } from '../../../../../generated/shell.ts'
import type { FormOfAddress } from '../../../../contract/address-form.ts'
import { contactFooter } from '../../../foundation/consent/consent-mail.ts'
import type { Mail } from '../../../foundation/mail/mailer.ts'
import { said } from '../../../foundation/mail/said.ts'
import type { Metric } from '../figures.ts'
import { shownChange, shownValue } from '../units.ts'
import type { ReportContent } from './content.ts'
import type { ReportFile } from './file.ts'
import type { Recipient } from './recipients.ts'

type Report = components['schemas']['AnalyticsReport']

/** Letters of a report's name in the subject of its mail. */
const NAME = 38

/** The figures that a mail names by itself. */
const MAIN = {
  conversations: ['started', 'handed_off', 'containment', 'first_response', 'csat'],
  messages: ['received', 'sent_bot', 'sent_agent', 'failed', 'delivery_rate'],
  intents: ['hits', 'confidence', 'fallback_rate', 'misunderstood'],
} as const satisfies Record<Report['page'], readonly Metric[]>

interface Facts {
  report: Report
  author: string
  /** the page with the figures, for the team */
  link: string
  form: FormOfAddress
}

/** The mail that brings a report, as an attachment. People outside the team can stop it by themselves. */
export function reportMail(
  { email, userId, consent }: Recipient,
  { content, filename, type, bytes }: ReportFile,
  { report: { name, page, created_by }, author, link, form }: Facts,
): Mail {
  const unsubscribe = consent?.link ?? undefined
  return {
    to: email,
    ...(unsubscribe && { unsubscribe }),
    subject: `Informe «${said(name).slice(0, NAME)}»`,
    text: `Hola:

Te enviamos el informe «${said(name)}» del chatbot «${said(content.business)}».

${content.days}:

${mainLines(content, page)}${content.notes.map((note) => `\n\n${note}`).join('')}

${
  unsubscribe
    ? contactFooter({ bot: content.business, form, link: unsubscribe })
    : `Mira estas cifras aquí:

${link}

${
  userId === created_by?.id
    ? 'Lo programaste tú: cámbialo en Analíticas, Informes.'
    : `Lo programó ${said(author)}. Si no quieres recibirlo, pídele que quite tu correo.`
}`
}

${brand.product}
${brand.support}
`,
    attachments: [{ filename, type, content: bytes.toString('base64') }],
  }
}

/** Returns a line for each main figure: «Iniciadas: 262 (▲ 4,2 %)». */
function mainLines({ figures }: ReportContent, page: Report['page']): string {
  const main: readonly Metric[] = MAIN[page]
  return figures
    .filter(({ metric }) => main.includes(metric))
    .map(({ label, unit, value, previous }) => {
      const change = shownChange(unit, value, previous).replace(/^\+/, '▲ ').replace(/^-/, '▼ ')
      return `${label}: ${shownValue(unit, value)}${change && ` (${change})`}`
    })
    .join('\n')
}
