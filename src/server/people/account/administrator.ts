import { randomBytes } from 'node:crypto'
import { recordAs } from '../../foundation/audit/record.ts'
import { inCall } from '../../foundation/http/context.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db, type Store, tx } from '../../foundation/store/db.ts'
import { hashPassword } from './password.ts'
import { accountNamed, createAccount, orTaken } from './users.ts'

/** Who shall administrate the platform. */
export interface Administrator {
  username: string
  email: string
  name: string
}

/**
 * Makes somebody an administrator of the platform, creating his account where there is none. Answers the password
 * that a new account got; undefined for an account that had its own.
 */
export async function makeAdministrator(
  store: Store,
  services: Services,
  person: Administrator,
): Promise<string | undefined> {
  const password = randomBytes(12).toString('base64url')
  const passwordHash = await hashPassword(password)
  return store.run(() =>
    inCall({ services }, () =>
      orTaken(() =>
        tx(async () => {
          const known = await accountNamed(person.username)
          const account = known ?? (await createAccount({ ...person, passwordHash }))
          await db().updateTable('app_user').set({ admin: true }).where('id', '=', account.id).execute()
          await recordAs(
            { action: 'permission_change', resource: 'user' },
            {
              id: account.id,
              label: account.name,
              after: { admin: true },
            },
          )
          return known ? undefined : password
        }),
      ),
    ),
  )
}
