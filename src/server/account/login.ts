import { record } from '../audit/record.ts'
import { giveBack } from '../http/limits.ts'
import { problem } from '../http/problem.ts'
import { tx } from '../store/db.ts'
import { hashPassword, passwordFits } from './password.ts'
import { openSession } from './sessions.ts'
import { type Account, accountNamed, createAccount, orTaken } from './users.ts'

/** Signs in with username or e-mail. The refusal is the same, in words and in time, whether or not the account exists. */
export async function login(username: string, password: string): Promise<{ jwt: string }> {
  const account = await accountNamed(username)
  if (!(await passwordFits(password, account?.password_hash)) || !account) {
    await tx(() => noteFailure(account))
    throw problem(401, 'bad_credentials', 'Usuario o contraseña incorrectos.')
  }
  const jwt = await tx(() => openSession(account))
  // the limits are there for guesses; a whole office may sign in from one address
  await giveBack()
  return { jwt }
}

/** The name typed is not kept: people type their password into the wrong field. */
function noteFailure(account: Account | undefined): Promise<void> {
  return record({
    action: 'login_failed',
    resource: 'session',
    label: account?.name ?? null,
    botId: null,
    status: 'failed',
    actor: { type: 'user', id: account?.id ?? null, name: account?.name ?? 'Desconocido' },
  })
}

/** Creates an account and signs it in. */
export async function signUp(input: {
  name: string
  username: string
  email: string
  password: string
}): Promise<{ jwt: string }> {
  const { password, ...given } = input
  const passwordHash = await hashPassword(password)
  return orTaken(() => tx(async () => ({ jwt: await openSession(await createAccount({ ...given, passwordHash })) })))
}
