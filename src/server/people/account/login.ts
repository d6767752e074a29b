import { writeAuditAs } from '../../foundation/audit/record.ts'
import { problem } from '../../foundation/http/problem.ts'
import { tx } from '../../foundation/store/db.ts'
import { verifyPassword } from './password.ts'
import { checkPasswordRateLimited } from './password-attempts.ts'
import { openSession } from './sessions.ts'
import { type Account, accountNamed } from './users.ts'

/**
 * Signs in with username or e-mail. The error message and response time are the same whether or not the account exists.
 */
export async function login(username: string, password: string): Promise<{ jwt: string }> {
  const account = await accountNamed(username)
  const right = await checkPasswordRateLimited(username, account, () =>
    verifyPassword(password, account?.password_hash),
  )
  if (!right || !account) {
    await tx(() => noteFailure(account))
    throw problem(401, 'bad_credentials', 'Usuario o contraseña incorrectos. Revísalos o restablece tu contraseña.')
  }
  return { jwt: await tx(() => openSession(account)) }
}

/** The typed name is not stored, because people sometimes type their password into the wrong field. */
function noteFailure(account: Account | undefined): Promise<void> {
  return writeAuditAs(
    { action: 'login_failed', resource: 'session' },
    {
      label: account?.name ?? null,
      botId: null,
      status: 'failed',
      actor: { type: 'user', id: account?.id ?? null, name: account?.name ?? 'Desconocido' },
    },
  )
}
