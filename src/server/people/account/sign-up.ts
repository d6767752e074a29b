import type { components } from '../../../../generated/api.d.ts'
import { SignUpModeOptions } from '../../../../generated/options.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { problem } from '../../foundation/http/problem.ts'
import { tx } from '../../foundation/store/db.ts'
import { sendConfirmation } from './confirmation.ts'
import { hashNewPassword } from './new-password.ts'
import { openSession } from './sessions.ts'
import { assertKeptAddress } from './throwaway.ts'
import { releaseAddress } from './unconfirmed.ts'
import { createAccount, translateDuplicate } from './users.ts'

/**
 * Creates an account, signs in, and mails the link that confirms the address. 403 where the operator does not let people
 * sign up by themselves.
 */
export async function signUp(input: components['schemas']['AccountInput']): Promise<{ jwt: string }> {
  const { signUp: mode } = currentCall().services.settings
  if (mode !== 'open') throw problem(403, 'disabled', SignUpModeOptions.find(({ value }) => value === mode)?.help ?? '')
  const { password, ...given } = input
  assertKeptAddress(given.email)
  const passwordHash = await hashNewPassword(password, given)
  return translateDuplicate(() =>
    tx(async () => {
      await releaseAddress(given.email)
      const account = await createAccount({ ...given, passwordHash, confirmed: false })
      await sendConfirmation(account)
      return { jwt: await openSession(account) }
    }),
  )
}
