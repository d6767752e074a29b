import { brand } from '../../../../generated/shell.ts'
import type { Mail } from '../../foundation/mail/mailer.ts'
import { roleName } from './queries.ts'

/** The link with which an invited person joins a team. */
export function invitationMail(to: string, by: string, bot: string, roleId: number, link: string): Mail {
  return {
    to,
    subject: `Invitación a ${bot} · ${brand.product}`,
    text: `Hola:

${by} invita a esta dirección a formar parte del equipo de ${bot}, con el rol de ${roleName(roleId)}.

Para aceptar, abrir este enlace antes de siete días:

${link}

El enlace sirve una sola vez. Si la invitación no se esperaba, alcanza con ignorar este correo.

${brand.product}
${brand.support}
`,
  }
}
