import { createHash, randomBytes } from 'node:crypto'
import { currentCall } from '../../foundation/http/context.ts'
import { type Problem, problem } from '../../foundation/http/problem.ts'
import { db, instant } from '../../foundation/store/db.ts'

/** What a link in a mail allows: to choose a new password, or to confirm the address. */
export type LinkPurpose = 'recovery' | 'confirmation'

/** How long a link works, in milliseconds. */
export const VALID_MS: Readonly<Record<LinkPurpose, number>> = { recovery: 3_600_000, confirmation: 48 * 3_600_000 }

/** A link that was sent: its account and the address of the mail; null for a link from before addresses were stored. */
export interface AccountLink {
  user_id: number
  email: string | null
  expires_at: string
}

const columns = ['user_id', 'email', 'expires_at'] as const

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * Stores a new link within the current transaction, invalidates earlier ones of the same purpose, and returns its token.
 * Only a hash of the token is stored. Concurrent requests of an account wait for each other, so that the later one
 * invalidates the link of the earlier one.
 */
export async function createLink(purpose: LinkPurpose, userId: number, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = currentCall().services.clock()
  await db().selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute()
  await endLinks(purpose, userId)
  await db()
    .insertInto('account_link')
    .values({
      token_hash: hashOf(token),
      purpose,
      user_id: userId,
      email,
      created_at: now,
      expires_at: new Date(now.getTime() + VALID_MS[purpose]),
    })
    .execute()
  return token
}

/** Returns a link that still works. Rejects with 404 for any other. */
export async function openLink(purpose: LinkPurpose, token: string): Promise<AccountLink> {
  const row = await db()
    .selectFrom('account_link')
    .select(columns)
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', instant(currentCall().services.clock()))
    .executeTakeFirst()
  if (!row) throw await deadLink(purpose, token)
  return row
}

/** Returns a link that was sent, even if it no longer works; undefined for one that never was. */
export function sentLink(purpose: LinkPurpose, token: string): Promise<AccountLink | undefined> {
  const query = db().selectFrom('account_link').select(columns)
  return query.where('token_hash', '=', hashOf(token)).where('purpose', '=', purpose).executeTakeFirst()
}

/** Marks a link as used and returns it. Only one of two concurrent attempts succeeds; the other is rejected with 404. */
export async function useLink(purpose: LinkPurpose, token: string): Promise<AccountLink> {
  const now = currentCall().services.clock()
  const row = await db()
    .updateTable('account_link')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', instant(now))
    .returning(columns)
    .executeTakeFirst()
  if (!row) throw await deadLink(purpose, token)
  return row
}

/** Invalidates the pending links of an account. */
export async function endLinks(purpose: LinkPurpose, userId: number): Promise<void> {
  await db()
    .updateTable('account_link')
    .set({ used_at: currentCall().services.clock() })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}

/** Returns the error of a link that does not work: one that a newer mail replaced leads to that mail. */
async function deadLink(purpose: LinkPurpose, token: string): Promise<Problem> {
  const sent = await sentLink(purpose, token)
  // Who has the mail to an address that was replaced is told nothing of the other one.
  const newer =
    sent?.email &&
    (await db()
      .selectFrom('account_link')
      .select('user_id')
      .where('user_id', '=', sent.user_id)
      .where('email', '=', sent.email)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('expires_at', '>', instant(currentCall().services.clock()))
      .executeTakeFirst())
  if (!newer) return badLink()
  return problem(404, 'bad_link', 'Este enlace ya no sirve: después te enviamos otro. Abre el del correo más nuevo.')
}

/** The same error for a link that was used, has expired, was replaced or never existed. */
export function badLink(): Problem {
  return problem(404, 'bad_link', 'Este enlace ya no sirve: se usó o venció. Pide uno nuevo.')
}
