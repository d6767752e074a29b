import type { UniqueIndex } from '../../../../generated/database.d.ts'
import { writeAuditAs } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { type FieldTexts, problem } from '../../foundation/http/problem.ts'
import { db } from '../../foundation/store/db.ts'
import { duplicateOf } from '../../foundation/store/errors.ts'
import { actorOf } from './sessions.ts'

/** An account as this module uses it. */
export interface Account {
  id: number
  name: string
  username: string
  email: string | null
  password_hash: string
  /** when the person proved that the address is theirs; null before */
  email_confirmed_at: string | null
  /** since when the platform keeps the person from signing in; null if it does not */
  blocked_at: string | null
}

const columns = ['id', 'name', 'username', 'email', 'password_hash', 'email_confirmed_at', 'blocked_at'] as const

/**
 * Returns the account with this username or e-mail, ignoring case. Usernames cannot contain @, so the two cannot be
 * confused.
 */
export function accountNamed(text: string): Promise<Account | undefined> {
  const query = db().selectFrom('app_user').select(columns)
  const name = text.toLowerCase()
  return query
    .where((is) => is(is.fn('lower', [text.includes('@') ? 'email' : 'username']), '=', name))
    .executeTakeFirst()
}

/** Returns the account of a signed-in person. */
export function accountOf(userId: number): Promise<Account> {
  return db().selectFrom('app_user').select(columns).where('id', '=', userId).executeTakeFirstOrThrow()
}

/** Input for a new account, with the password already hashed. */
interface NewAccount {
  name: string
  username: string
  email: string | null
  passwordHash: string
  /** whether it is known already that the person receives mail at the address */
  confirmed: boolean
}

/**
 * Creates an account within the current transaction. A taken username or address fails the transaction; wrap it in
 * {@link translateDuplicate} to report it on the field.
 */
export async function createAccount({ passwordHash, confirmed, ...given }: NewAccount): Promise<Account> {
  const at = currentCall().services.clock()
  const account = await db()
    .insertInto('app_user')
    .values({
      ...given,
      password_hash: passwordHash,
      email_confirmed_at: confirmed ? at : null,
      created_at: at,
      updated_at: at,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  await writeAuditAs(
    { action: 'create', resource: 'user' },
    {
      id: account.id,
      label: account.name,
      after: given,
      botId: null,
      actor: actorOf(account),
    },
  )
  return account
}

const taken: Partial<Record<UniqueIndex, FieldTexts>> = {
  app_user_username: { username: ['El nombre de usuario ya está en uso. Elige otro.'] },
  app_user_email: { email: ['El correo ya está en uso. Ingresa otro.'] },
}

/**
 * Runs a transaction that writes a username or e-mail. Translates a unique index violation into a 409 with the error on
 * the field.
 */
export async function translateDuplicate<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const index = duplicateOf(error)
    const fields = index && taken[index]
    if (fields) throw problem(409, 'taken', Object.values(fields)[0]?.[0] ?? '', fields)
    throw error
  }
}
