import { operations } from '../../../../generated/operations.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { limitByCaller } from '../../foundation/http/limits.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Session } from '../../foundation/http/scope.ts'
import { emailChangedMail } from '../../foundation/mail/texts.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { sendConfirmation } from './confirmation.ts'
import { hashNewPassword } from './new-password.ts'
import { verifyPassword } from './password.ts'
import { changePassword } from './recovery.ts'
import { revokeSessions } from './sessions.ts'
import { assertKeptAddress } from './throwaway.ts'
import { releaseAddress } from './unconfirmed.ts'
import { accountOf, translateDuplicate } from './users.ts'

/** The fields people can change in their profile. */
interface ProfileInput {
  name: string
  username: string
  email: string
  current_password?: string
}

/**
 * Updates name, username and e-mail. Changing the e-mail requires the password, because the account is recovered with
 * it. The new address is unconfirmed until its link is used; the link is sent under the limits of sending it again.
 */
export async function editProfile(session: Session, { current_password, ...input }: ProfileInput) {
  const before = await accountOf(session.user.id)
  const moved = before.email?.toLowerCase() !== input.email.toLowerCase()
  if (moved && !current_password) throw wrongPassword('Ingresa tu contraseña actual para cambiar el correo.')
  if (moved && !(await verifyPassword(current_password ?? '', before.password_hash))) throw wrongPassword()
  if (moved) assertKeptAddress(input.email)
  if (moved) await limitConfirmations(session)
  await translateDuplicate(() =>
    tx(async () => {
      const { services } = currentCall()
      if (moved) await releaseAddress(input.email)
      await db()
        .updateTable('app_user')
        .set((set) => ({
          ...input,
          ...(moved && { email_confirmed_at: null }),
          ...(moved && before.email_confirmed_at && { was_confirmed: true }),
          updated_at: services.clock(),
          version: set('version', '+', 1),
        }))
        .where('id', '=', before.id)
        .execute()
      const { name, username, email } = before
      const change = { before: { name, username, email }, after: input }
      await writeAudit({ id: before.id, label: input.name, botId: null, ...change })
      if (!moved) return
      await sendConfirmation({ ...before, ...input, email_confirmed_at: null })
      if (email && before.email_confirmed_at) await services.mail.send(emailChangedMail(email, input.name))
    }),
  )
  return { id: before.id, ...input }
}

function limitConfirmations(session: Session): Promise<void> {
  const { services, request } = currentCall()
  return limitByCaller(operations.emailConfirmationResend, request?.ip ?? '', session.user.id, services)
}

/** Changes the password of a person who knows the current one, and ends their other sessions. */
export async function replacePassword(session: Session, current: string, password: string): Promise<void> {
  const account = await accountOf(session.user.id)
  if (!(await verifyPassword(current, account.password_hash))) throw wrongPassword()
  const passwordHash = await hashNewPassword(password, account)
  await tx(async () => {
    await changePassword(session.user.id, passwordHash)
    await revokeSessions(session.user.id, 'password_change', { except: session.id })
  })
}

function wrongPassword(text = 'La contraseña actual no es correcta. Ingrésala nuevamente.') {
  return problem(422, 'wrong_password', text, { current_password: [text] })
}
