import { brand } from '../../../../generated/shell.ts'
import type { Mail } from '../../foundation/mail/mailer.ts'
import { said } from '../../foundation/mail/said.ts'

interface Facts {
  to: string
  name: string
  bot: string
  webhook: string
  reason: string
  link: string
}

/** Tells the owner of a bot that a webhook was switched off by itself, and why. */
export const webhookOffMail = ({ to, name, bot, webhook, reason, link }: Facts): Mail => ({
  to,
  subject: `Apagamos un webhook · ${brand.product}`,
  text: `Hola, ${said(name)}:

Apagamos el webhook «${said(webhook)}» de ${said(bot)}. ${said(reason)}

${link}

Lo que quedó pendiente sigue guardado: lo enviaremos al encenderlo.

${brand.product}
${brand.support}
`,
})
