import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { linkAddress } from '../../foundation/http/link-address.ts'
import { passwordChangedMail, recoveryMail } from '../../foundation/mail/texts.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { markConfirmed } from './confirmation.ts'
import { forgetDevices, rememberDevice } from './known-devices.ts'
import { createLink, endLinks, openLink, useLink } from './links.ts'
import { hashNewPassword } from './new-password.ts'
import { actorOf, revokeSessions } from './sessions.ts'
import { accountNamed, accountOf } from './users.ts'

/**
 * Mails a recovery link to the stored address of the account, if it exists, and invalidates earlier links. Runs as a
 * job, so that the response time of `POST /forgot` does not reveal whether the account exists.
 * @param address the console's, for the link
 */
export async function sendRecovery(named: string, address: string): Promise<void> {
  const { services } = currentCall()
  const account = await accountNamed(named)
  if (!account?.email) return
  const { id, email, name } = account
  await tx(async () => {
    const token = await createLink('recovery', id, email)
    await services.mail.send(recoveryMail(email, name, `${address}/login/forgot/${token}`))
  })
}

/** Returns the expiry of a link. Rejects with 404 for an invalid link. */
export async function recoveryLink(token: string): Promise<{ expires_at: string }> {
  const { expires_at } = await openLink('recovery', token)
  return { expires_at }
}

/**
 * Sets a new password with a single-use link and ends all sessions of the account. The link also confirms the address
 * that it was sent to, so that the owner of an address gets an account that somebody else created with it. Rejects with
 * 404 for an invalid link.
 */
export async function completeRecovery(token: string, password: string): Promise<void> {
  const { user_id } = await openLink('recovery', token)
  const passwordHash = await hashNewPassword(password, await accountOf(user_id))
  await tx(async () => {
    const { user_id: userId, email } = await useLink('recovery', token)
    await changePassword(userId, passwordHash)
    if (email) await markConfirmed(userId, email)
    await revokeSessions(userId, 'password_change')
  })
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
  await endLinks('recovery', userId)
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
    await services.mail.send(passwordChangedMail(account.email, account.name, `${linkAddress()}/login/reset`))
}
