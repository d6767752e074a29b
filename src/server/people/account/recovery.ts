import { createHash, randomBytes } from 'node:crypto'
import { record } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { problem } from '../../foundation/http/problem.ts'
import { passwordChangedMail, recoveryMail } from '../../foundation/mail/texts.ts'
import { db, instant, tx } from '../../foundation/store/db.ts'
import { newPassword } from './new-password.ts'
import { forgetPlaces, rememberPlaces } from './places.ts'
import { actorOf, revokeSessions } from './sessions.ts'
import { accountNamed, accountOf } from './users.ts'

const VALID_MS = 3_600_000

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * Writes a recovery link to the address that the named account has stored, if there is such an account; it is the only
 * one that works from then on. Runs as a job: the caller of `POST /forgot` has his answer already, so its time tells nothing either.
 */
export async function sendRecovery(named: string): Promise<void> {
  const { services } = currentCall()
  const account = await accountNamed(named)
  if (!account?.email) return
  const { email, name } = account
  const token = randomBytes(32).toString('base64url')
  const now = services.clock()
  await tx(async () => {
    // of two that are asked for at once, one waits for the other and ends it
    await db().selectFrom('app_user').select('id').where('id', '=', account.id).forUpdate().execute()
    await endLinks(account.id, now)
    await db()
      .insertInto('recovery')
      .values({
        token_hash: hashOf(token),
        user_id: account.id,
        created_at: now,
        expires_at: new Date(now.getTime() + VALID_MS),
      })
      .execute()
    await services.mail.send(recoveryMail(email, name, `${services.settings.publicUrl}/login/forgot/${token}`))
  })
}

/** Until when a link is good. Rejects with 404 when it is not. */
export async function recoveryLink(token: string): Promise<{ expires_at: string }> {
  const { expires_at } = await openLink(token)
  return { expires_at }
}

async function openLink(token: string): Promise<{ user_id: number; expires_at: string }> {
  const row = await db()
    .selectFrom('recovery')
    .select(['user_id', 'expires_at'])
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', instant(currentCall().services.clock()))
    .executeTakeFirst()
  if (!row) throw badLink()
  return row
}

/** Sets a new password by a link, once, and ends all sessions of the account. Rejects with 404 for a bad link. */
export async function completeRecovery(token: string, password: string): Promise<void> {
  const { user_id } = await openLink(token)
  const passwordHash = await newPassword(password, await accountOf(user_id))
  await tx(async () => {
    const userId = await useLink(token)
    await changePassword(userId, passwordHash)
    await revokeSessions(userId, 'password_change')
  })
}

/** Uses the link up. Of two who try at once, one succeeds. */
async function useLink(token: string): Promise<number> {
  const now = currentCall().services.clock()
  const row = await db()
    .updateTable('recovery')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', instant(now))
    .returning('user_id')
    .executeTakeFirst()
  if (!row) throw badLink()
  return row.user_id
}

/**
 * Stores a new password inside the transaction in progress; links still under way stop working, no place is known any
 * more but the one that the call comes from, and its owner is told.
 */
export async function changePassword(userId: number, passwordHash: string): Promise<void> {
  const { services } = currentCall()
  const now = services.clock()
  const account = await accountOf(userId)
  await db()
    .updateTable('app_user')
    .set((set) => ({ password_hash: passwordHash, updated_at: now, version: set('version', '+', 1) }))
    .where('id', '=', userId)
    .execute()
  await endLinks(userId, now)
  await forgetPlaces(userId)
  await rememberPlaces(userId)
  await record({
    id: userId,
    label: account.name,
    before: { password: account.password_hash },
    after: { password: passwordHash },
    botId: null,
    actor: actorOf(account),
  })
  if (account.email) await services.mail.send(passwordChangedMail(account.email, account.name))
}

/** Makes the links of an account that are still under way stop working. */
async function endLinks(userId: number, now: Date): Promise<void> {
  await db()
    .updateTable('recovery')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
}

function badLink() {
  return problem(404, 'bad_link', 'El enlace no es válido o ya venció. Es necesario pedir uno nuevo.')
}
