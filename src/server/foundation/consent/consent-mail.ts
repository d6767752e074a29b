import { brand } from '../../../../generated/shell.ts'
import { type FormOfAddress, resolveFormOfAddress } from '../../../contract/address-form.ts'
import type { Mail } from '../mail/mailer.ts'
import { said } from '../mail/said.ts'

/** What the mails to somebody outside the team say of their bot. */
interface Facts {
  bot: string
  form: FormOfAddress
  /** the page where they accept or refuse alerts */
  link: string
}

/** Most characters of a bot's name: what its members choose is not the mail. */
const NAME = 50

const nameOf = (bot: string): string => {
  const name = said(bot)
  return name.length > NAME ? `${name.slice(0, NAME - 1)}…` : name
}

/** The mail that asks whether alerts may come. It says nothing that members write but the name of their bot. */
export function consentMail(to: string, { bot, form, link }: Facts): Mail {
  const say = (text: string) => resolveFormOfAddress(text, form)
  return {
    to,
    subject: `${say('{Confirmá/Confirma/Confirme} {tu/su} correo para recibir avisos')} · ${brand.product}`,
    text: `Hola:

El equipo del chatbot «${nameOf(bot)}» ${say('quiere {enviarte/enviarle} avisos e informes por correo. Por ejemplo, cuando un cliente espera una respuesta, o las cifras de la semana.')}

${say('Si {querés/quieres/quiere} recibirlos, {confirmalo/confírmalo/confírmelo} {acá/aquí/aquí}:')}

${link}

${say('Sin {tu/su} confirmación no {te/le} enviaremos ninguno.')} ${say('Si no los {querés/quieres/quiere}, {ignorá/ignora/ignore} este correo o {elegí/elige/elija} «No recibirlos» en esa página.')}

${brand.product}
${brand.support}
`,
    unsubscribe: link,
  }
}

/** The last lines of an alert to somebody outside the team. */
export function contactFooter({ bot, form, link }: Facts): string {
  const say = (text: string) => resolveFormOfAddress(text, form)
  return `${say('{Recibís/Recibes/Recibe} este correo porque {aceptaste/aceptó} los avisos e informes de')} «${nameOf(bot)}». ${say('Para no recibirlos más, {abrí/abre/abra} este enlace:')}

${link}`
}
