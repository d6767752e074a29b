import { createHash, randomBytes } from 'node:crypto'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { problem } from '../../foundation/http/problem.ts'
import { passwordChangedMail, recoveryMail } from '../../foundation/mail/texts.ts'
import { db, instant, tx } from '../../foundation/store/db.ts'
import { forgetDevices, rememberDevice } from './known-devices.ts'
import { hashNewPassword } from './new-password.ts'
import { actorOf, revokeSessions } from './sessions.ts'
import { accountNamed, accountOf } from './users.ts'

const VALID_MS = 3_600_000

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * Mails a recovery link to the stored address of the account, if it exists, and invalidates earlier links. Runs as a
 * job, so that the response time of `POST /forgot` does not reveal whether the account exists.
 */
export async function sendRecovery(named: string): Promise<void> {
  const { services } = currentCall()
  const account = await accountNamed(named)
  if (!account?.email) return
  const { email, name } = account
  const token = randomBytes(32).toString('base64url')
  const now = services.clock()
  await tx(async () => {
    // Serialize concurrent requests, so that the second one invalidates the link of the first.
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

/** Returns the expiry of a link. Rejects with 404 for an invalid link. */
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

/**
 * Sets a new password with a single-use link and ends all sessions of the account. Rejects with 404 for an invalid
 * link.
 */
export async function completeRecovery(token: string, password: string): Promise<void> {
  const { user_id } = await openLink(token)
  const passwordHash = await hashNewPassword(password, await accountOf(user_id))
  await tx(async () => {
    const userId = await useLink(token)
    await changePassword(userId, passwordHash)
    await revokeSessions(userId, 'password_change')
  })
}

/** Marks the link as used. Only one of two concurrent attempts succeeds. */
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
 * Stores a new password within the current transaction: invalidates pending recovery links, forgets all known devices
 * and networks except those of the request, and notifies the owner by mail.
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
  await forgetDevices(userId)
  await rememberDevice(userId)
  await writeAudit({
    id: userId,
    label: account.name,
    before: { password: account.password_hash },
    after: { password: passwordHash },
    botId: null,
    actor: actorOf(account),
  })
  if (account.email)
    await services.mail.send(
      passwordChangedMail(account.email, account.name, `${services.settings.publicUrl}/login/reset`),
    )
}

/** Invalidates the pending links of an account. */
async function endLinks(userId: number, now: Date): Promise<void> {
  await db()
    .updateTable('recovery')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
}

function badLink() {
  return problem(404, 'bad_link', 'Este enlace ya no sirve: se usó o venció. Pide uno nuevo.')
}
