import { brand } from '../../../../generated/shell.ts'
import type { Mail } from './mailer.ts'

const sign = `\n\n${brand.product}\n${brand.support}\n`

/** The link with which a forgotten password is replaced. */
export function recoveryMail(to: string, name: string, link: string): Mail {
  return {
    to,
    subject: `Restablecer Contraseña · ${brand.product}`,
    text: `Hola, ${name}:

Se pidió restablecer la contraseña de tu cuenta. Para elegir una nueva, abrir este enlace antes de una hora:

${link}

El enlace sirve una sola vez. Si no fue un pedido tuyo, ignorar este correo: la contraseña no cambia.${sign}`,
  }
}

/** Tells somebody that his password changed, so that a change he did not make does not go unnoticed. */
export function passwordChangedMail(to: string, name: string): Mail {
  return {
    to,
    subject: `Contraseña cambiada · ${brand.product}`,
    text: `Hola, ${name}:

La contraseña de tu cuenta cambió y se cerraron las demás sesiones.

Si no fuiste vos, restablecer la contraseña desde la pantalla de inicio de sesión y avisar a ${brand.support}.${sign}`,
  }
}

/** Tells the old address that the account has another one now. */
export function emailChangedMail(to: string, name: string): Mail {
  return {
    to,
    subject: `Correo cambiado · ${brand.product}`,
    text: `Hola, ${name}:

El correo de tu cuenta cambió; esta dirección ya no recibirá sus mensajes.

Si no fuiste vos, avisar a ${brand.support}.${sign}`,
  }
}
