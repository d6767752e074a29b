import type { UniqueIndex } from '../../../../generated/database.d.ts'
import { recordAs } from '../../foundation/audit/record.ts'
import { type FieldTexts, problem } from '../../foundation/http/problem.ts'
import { db } from '../../foundation/store/db.ts'
import { duplicateOf } from '../../foundation/store/errors.ts'
import { actorOf } from './sessions.ts'

/** An account as the rules of this area see it. */
export interface Account {
  id: number
  name: string
  username: string
  email: string | null
  password_hash: string
}

const columns = ['id', 'name', 'username', 'email', 'password_hash'] as const

/** The account with this username or e-mail, case ignored. A username has no @, so the two never meet. */
export function accountNamed(text: string): Promise<Account | undefined> {
  const query = db().selectFrom('app_user').select(columns)
  const name = text.toLowerCase()
  return query
    .where((is) => is(is.fn('lower', [text.includes('@') ? 'email' : 'username']), '=', name))
    .executeTakeFirst()
}

/** The account of a signed-in person. */
export function accountOf(userId: number): Promise<Account> {
  return db().selectFrom('app_user').select(columns).where('id', '=', userId).executeTakeFirstOrThrow()
}

/** What a new account is made of; the password is already hashed. */
export interface NewAccount {
  name: string
  username: string
  email: string | null
  passwordHash: string
}

/**
 * Creates an account inside the transaction in progress. A name or address that is taken rejects the transaction;
 * {@link orTaken} around it says so at the field.
 */
export async function createAccount({ passwordHash, ...given }: NewAccount): Promise<Account> {
  const account = await db()
    .insertInto('app_user')
    .values({ ...given, password_hash: passwordHash })
    .returning(columns)
    .executeTakeFirstOrThrow()
  await recordAs(
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
  app_user_username: { username: ['El nombre de usuario ya está en uso.'] },
  app_user_email: { email: ['El correo ya está en uso.'] },
}

/**
 * Runs a transaction that writes a username or an e-mail. Of two people who want the same at once, the unique index
 * lets one have it; the other is told at the field, with 409.
 */
export async function orTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const index = duplicateOf(error)
    const fields = index && taken[index]
    if (fields) throw problem(409, 'taken', Object.values(fields)[0]?.[0] ?? '', fields)
    throw error
  }
}
