import { brand } from '../../../../generated/shell.ts'
import type { FormOfAddress } from '../../../contract/address-form.ts'
import { contactFooter } from '../../foundation/consent/consent-mail.ts'
import type { Mail } from '../../foundation/mail/mailer.ts'
import { said } from '../../foundation/mail/said.ts'

/** What happened, in one line. */
export interface NoticeLine {
  text: string
  /** address of the page that shows it, for the team */
  link: string | null
  /** when it happened, as in the bot's zone */
  when: string
}

/** The person a mail is for, and what it says of their bot. */
export interface MailFacts {
  to: string
  name: string
  bot: string
  form: FormOfAddress
  /** the page where somebody outside the team stops these mails; absent for the team, who can change what they are told */
  unsubscribe?: string
}

const SUBJECT = 50
/** What a summary lists. */
const MOST_LINES = 100

/** Texts have no full stop of their own, unless they have several sentences. */
const sentence = (text: string): string => (/[.?!…]$/.test(text) ? text : `${text}.`)

const shortened = (text: string): string => (text.length > SUBJECT ? `${text.slice(0, SUBJECT - 1)}…` : text)

const footer = ({ bot, form, unsubscribe }: MailFacts): string =>
  unsubscribe === undefined
    ? `Recibes este correo por los avisos del chatbot «${said(bot)}». Puedes cambiarlos en Configuración, Notificaciones.`
    : contactFooter({ bot, form, link: unsubscribe })

const addressed = ({ to, unsubscribe }: MailFacts) => ({ to, ...(unsubscribe && { unsubscribe }) })

/** The mail about one event. */
export const noticeMail = (facts: MailFacts, { text, link }: NoticeLine): Mail => ({
  ...addressed(facts),
  subject: `${shortened(said(text).replace(/\..*$/, ''))} · ${brand.product}`,
  text: `Hola, ${said(facts.name)}:

${sentence(said(text))}
${link && !facts.unsubscribe ? `\n${link}\n` : ''}
${footer(facts)}

${brand.product}
${brand.support}
`,
})

/** The mail about several events, oldest first. */
export const digestMail = (facts: MailFacts, lines: readonly NoticeLine[]): Mail => ({
  ...addressed(facts),
  subject: `${lines.length === 1 ? '1 aviso' : `${lines.length} avisos`} de ${shortened(said(facts.bot))} · ${brand.product}`,
  text: `Hola, ${said(facts.name)}:

Esto pasó en «${said(facts.bot)}»:

${lines
  .slice(0, MOST_LINES)
  .map(({ when, text, link }) => `- ${when} · ${said(text)}${link && !facts.unsubscribe ? `\n  ${link}` : ''}`)
  .join('\n')}${lines.length > MOST_LINES ? `\n- … y ${lines.length - MOST_LINES} avisos más` : ''}

${footer(facts)}

${brand.product}
${brand.support}
`,
})

/** The mail that shows that mails arrive. */
export const testMail = (facts: MailFacts): Mail => ({
  ...addressed(facts),
  subject: `Aviso de prueba · ${brand.product}`,
  text: `Hola, ${said(facts.name)}:

Así te llegarán los avisos del chatbot «${said(facts.bot)}».

${footer(facts)}

${brand.product}
${brand.support}
`,
})
