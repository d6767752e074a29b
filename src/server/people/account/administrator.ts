import { randomBytes } from 'node:crypto'
import { writeAuditAs } from '../../foundation/audit/record.ts'
import { inCall } from '../../foundation/http/context.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db, type Store, tx } from '../../foundation/store/db.ts'
import { hashPassword } from './password.ts'
import { accountNamed, createAccount, translateDuplicate } from './users.ts'

/** The person to make an administrator. */
interface Administrator {
  username: string
  email: string
  name: string
}

/**
 * Makes a person a platform administrator, creating the account if necessary. Returns the password of a new account;
 * undefined for an existing account.
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
      translateDuplicate(() =>
        tx(async () => {
          const known = await accountNamed(person.username)
          const account = known ?? (await createAccount({ ...person, passwordHash, confirmed: true }))
          await db().updateTable('app_user').set({ admin: true }).where('id', '=', account.id).execute()
          await writeAuditAs(
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
