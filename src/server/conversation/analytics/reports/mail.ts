import { brand } from '../../../../../generated/shell.ts'
import type { Mail } from '../../../foundation/mail/mailer.ts'
import { said } from '../../../foundation/mail/said.ts'
import type { ReportFile } from './file.ts'

/** Letters of a report's name in the subject of its mail. */
const NAME = 38

/** The mail that brings a report, as an attachment. */
export function reportMail(
  to: string,
  { content, filename, type, bytes }: ReportFile,
  { name, author, link }: { name: string; author: string; link: string },
): Mail {
  return {
    to,
    subject: `Informe «${said(name).slice(0, NAME)}»`,
    text: `Hola:

Te enviamos el informe «${said(name)}» del chatbot «${said(content.business)}».

${content.period.split(' · ')[0]}.${content.notes.map((note) => `\n\n${note}`).join('')}

Si eres parte del equipo, mira las cifras al día aquí:

${link}

Lo programó ${said(author)}. Si no quieres recibirlo, pídele que quite tu correo.

${brand.product}
${brand.support}
`,
    attachments: [{ filename, type, content: bytes.toString('base64') }],
  }
}
