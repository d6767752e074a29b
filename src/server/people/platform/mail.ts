import { brand } from '../../../../generated/shell.ts'
import type { Mail } from '../../foundation/mail/mailer.ts'
import { said } from '../../foundation/mail/said.ts'

function mail(to: string, name: string, subject: string, text: string): Mail {
  const signed = `Hola, ${said(name)}:\n\n${text}\n\n${brand.product}\n${brand.support}\n`
  return { to, subject: `${subject} · ${brand.product}`, text: signed }
}

/** Says what a suspended bot cannot do. */
const suspendedText = (
  reason: string,
) => `Está suspendido: no responde, y su equipo no puede escribir a los clientes hasta que la plataforma lo reanude. Motivo: ${reason}

Para resolverlo, escribe a ${brand.support}.`

/**
 * Tells a person that a bot is theirs now.
 * @param suspended why it is suspended; null if it is not
 */
export const newOwnerMail = (to: string, name: string, bot: string, suspended: string | null = null): Mail =>
  mail(
    to,
    name,
    `Ahora administras ${said(bot)}`,
    `Desde ahora eres responsable del chatbot ${said(bot)}, con el rol Administrador. Entra con tu usuario de siempre.
${suspended === null ? '' : `\n${suspendedText(suspended)} Puedes crear otros chatbots.\n`}
Si no lo esperabas, escribe a ${brand.support}.`,
  )

/**
 * Tells a person that a bot is somebody else's now.
 * @param role the role that they keep; null if they left
 */
export const formerOwnerMail = (to: string, name: string, bot: string, owner: string, role: string | null): Mail =>
  mail(
    to,
    name,
    `Cambió el responsable de ${said(bot)}`,
    `Desde ahora ${said(owner)} es responsable del chatbot ${said(bot)}. ${
      role === null ? 'Ya no eres parte del equipo.' : `Sigues en el equipo, con el rol ${role}.`
    }

Si no lo esperabas, escribe a ${brand.support}.`,
  )

/** Tells an administrator that their bot stopped, and why. */
export const suspendedMail = (to: string, name: string, bot: string, reason: string): Mail =>
  mail(
    to,
    name,
    `Suspendimos ${said(bot)}`,
    `Suspendimos el chatbot ${said(bot)}. Motivo: ${reason}

Mientras tanto no responde y tu equipo no puede escribir a los clientes. Sus mensajes siguen llegando a Conversaciones.

Para resolverlo, escribe a ${brand.support}.`,
  )

/** Tells an administrator that their bot may go on. */
export const resumedMail = (to: string, name: string, bot: string, on: boolean): Mail =>
  mail(
    to,
    name,
    `Reanudamos ${said(bot)}`,
    on
      ? `Tu chatbot ${said(bot)} vuelve a responder y tu equipo puede escribir a los clientes.`
      : `Tu equipo de ${said(bot)} puede volver a escribir a los clientes. El chatbot sigue apagado: enciéndelo en Estado.`,
  )

/** Tells an administrator that their bot was deleted, and why. */
export const removedMail = (to: string, name: string, bot: string, reason: string): Mail =>
  mail(
    to,
    name,
    `Eliminamos ${said(bot)}`,
    `Eliminamos el chatbot ${said(bot)}. Motivo: ${reason}
Dejó de responder y tu equipo ya no puede entrar. Lo guardamos 30 días.
Si fue un error, escribe a ${brand.support} antes de que pasen: podemos recuperarlo.`,
  )

/**
 * Tells an administrator that their deleted bot is back.
 * @param suspended why it is suspended; null if it is only switched off
 */
export const restoredMail = (to: string, name: string, bot: string, suspended: string | null): Mail =>
  mail(
    to,
    name,
    `Recuperamos ${said(bot)}`,
    `Recuperamos el chatbot ${said(bot)}: tu equipo puede entrar otra vez. ${
      suspended === null ? 'Sigue apagado: enciéndelo en Estado.' : suspendedText(suspended)
    }`,
  )
