import { brand } from '../../../../generated/shell.ts'
import type { Mail } from './mailer.ts'
import { said } from './said.ts'

const sign = `\n\n${brand.product}\n${brand.support}\n`

/** The mail with the link to reset a forgotten password. */
export function recoveryMail(to: string, name: string, link: string): Mail {
  return {
    to,
    subject: `Pedido para cambiar tu contraseña · ${brand.product}`,
    text: `Hola, ${said(name)}:

Recibimos un pedido para cambiar tu contraseña. Abre este enlace antes de una hora:

${link}

El enlace sirve una sola vez. Si no fuiste tú, ignora este correo: tu contraseña sigue igual.${sign}`,
  }
}

/**
 * The mail with the link that confirms an address. It names the account, so that a person who did not sign up sees whose
 * account they would confirm.
 */
export function confirmationMail(to: string, account: { name: string; username: string; link: string }): Mail {
  const { name, username, link } = account
  return {
    to,
    subject: `Confirma tu correo · ${brand.product}`,
    text: `Hola, ${said(name)}:

Alguien creó la cuenta «${said(username)}» con este correo. Si fuiste tú, confírmalo antes de 48 horas:

${link}

El enlace sirve una sola vez. Si no fuiste tú, ignora este correo: sin tu confirmación eliminaremos la cuenta.${sign}`,
  }
}

/**
 * Notifies a person that their password changed, so that they notice a change that they did not make.
 * @param link page to reset the password
 */
export function passwordChangedMail(to: string, name: string, link: string): Mail {
  return {
    to,
    subject: `Tu contraseña cambió · ${brand.product}`,
    text: `Hola, ${said(name)}:

Tu contraseña cambió y cerramos tus demás sesiones.

Si no fuiste tú, elige otra contraseña ahora mismo:

${link}${sign}`,
  }
}

/** Notifies the previous address that the account has a new one. */
export function emailChangedMail(to: string, name: string): Mail {
  return {
    to,
    subject: `El correo de tu cuenta cambió · ${brand.product}`,
    text: `Hola, ${said(name)}:

El correo de tu cuenta cambió: ya no te escribiremos a esta dirección.

Si no fuiste tú, escribe ahora mismo a ${brand.support}.${sign}`,
  }
}

/** The name of a page as {@link said}; an own mailbox has no other name than its address, which leads to no site. */
const accountName = (name: string): string => (/^[^\s@/:]+@[^\s@/:]+$/.test(name) ? name : said(name))

/** Tells administrators that a number or a page stopped, and what to do. */
export function channelTroubleMail(
  to: string,
  name: string,
  { bot, account, problem, link }: { bot: string; account: string; problem: string; link: string },
): Mail {
  return {
    to,
    subject: `${accountName(account)} requiere atención · ${brand.product}`,
    text: `Hola, ${said(name)}:

«${accountName(account)}», la conexión del chatbot «${said(bot)}», dejó de enviar mensajes.

${said(problem)}

Revísala aquí:

${link}

Lo que quedó por enviar sale cuando vuelva a funcionar.${sign}`,
  }
}

/** Tells administrators that Meta moved a template of WhatsApp to another category, which has another price. */
export function templateCategoryMail(
  to: string,
  name: string,
  { bot, news, link }: { bot: string; news: string; link: string },
): Mail {
  return {
    to,
    subject: `Meta cambió una plantilla de WhatsApp · ${brand.product}`,
    text: `Hola, ${said(name)}:

${said(news)} Es del chatbot «${said(bot)}».

Mira los precios de Meta antes de seguir usándola. Si no estás de acuerdo, pide una revisión en el administrador de WhatsApp.

${link}${sign}`,
  }
}
