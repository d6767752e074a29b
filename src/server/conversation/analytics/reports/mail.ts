import { brand } from '../../../../../generated/shell.ts'
import type { FormOfAddress } from '../../../../contract/address-form.ts'
import { contactFooter } from '../../../foundation/consent/consent-mail.ts'
import type { Mail } from '../../../foundation/mail/mailer.ts'
import { said } from '../../../foundation/mail/said.ts'
import type { ReportFile } from './file.ts'
import type { Recipient } from './recipients.ts'

/** Letters of a report's name in the subject of its mail. */
const NAME = 38

interface Facts {
  name: string
  author: string
  /** the page with the figures, for the team */
  link: string
  form: FormOfAddress
}

/** The mail that brings a report, as an attachment. People outside the team can stop it by themselves. */
export function reportMail(
  { email, consent }: Recipient,
  { content, filename, type, bytes }: ReportFile,
  { name, author, link, form }: Facts,
): Mail {
  const unsubscribe = consent?.link ?? undefined
  return {
    to: email,
    ...(unsubscribe && { unsubscribe }),
    subject: `Informe «${said(name).slice(0, NAME)}»`,
    text: `Hola:

Te enviamos el informe «${said(name)}» del chatbot «${said(content.business)}».

${content.period.split(' · ')[0]}.${content.notes.map((note) => `\n\n${note}`).join('')}

${
  unsubscribe
    ? contactFooter({ bot: content.business, form, link: unsubscribe })
    : `Mira las cifras al día aquí:

${link}

Lo programó ${said(author)}. Si no quieres recibirlo, pídele que quite tu correo.`
}

${brand.product}
${brand.support}
`,
    attachments: [{ filename, type, content: bytes.toString('base64') }],
  }
}
