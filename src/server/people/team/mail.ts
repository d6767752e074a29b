import { brand } from '../../../../generated/shell.ts'
import type { Mail } from '../../foundation/mail/mailer.ts'
import { said } from '../../foundation/mail/said.ts'
import { roleName } from './queries.ts'

/** The mail with the link to join a team. It goes to strangers, and may have no link but ours. */
export function invitationMail(to: string, inviter: string, botName: string, roleId: number, link: string): Mail {
  const [by, bot] = [said(inviter), said(botName)]
  return {
    to,
    subject: `${by} te invita al equipo de ${bot} · ${brand.product}`,
    text: `Hola:

${by} te invita al equipo de ${bot}, con el rol ${roleName(roleId)}.

Para aceptar, abre este enlace antes de siete días:

${link}

El enlace sirve una sola vez. Si no esperabas la invitación, ignora este correo.

${brand.product}
${brand.support}
`,
  }
}
