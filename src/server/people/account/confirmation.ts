import type { components } from '../../../../generated/api.d.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { linkAddress } from '../../foundation/http/link-address.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Session } from '../../foundation/http/scope.ts'
import { confirmationMail } from '../../foundation/mail/texts.ts'
import { unchanged } from '../../foundation/resource/unchanged.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { type AccountLink, badLink, createLink, openLink, sentLink, useLink } from './links.ts'
import { actorOf } from './sessions.ts'
import { assertLasting } from './unconfirmed.ts'
import { type Account, accountOf } from './users.ts'

type ConfirmationLink = components['schemas']['EmailConfirmation']

const ALREADY = 'Tu correo ya estaba confirmado: puedes seguir.'

/**
 * Mails a link that confirms the account's address, and invalidates earlier ones. Call it within the transaction that
 * sets the address. 409 for an account that is about to be deleted because no address was confirmed.
 */
export async function sendConfirmation({ id, name, username, email }: Omit<Account, 'password_hash'>): Promise<void> {
  if (!email) return
  await assertLasting(id)
  const { services } = currentCall()
  const link = `${linkAddress()}/register/confirm/${await createLink('confirmation', id, email)}`
  await services.mail.send(confirmationMail(email, { name, username, link }))
}

/** Sends the signed-in person another link. 409 when their address is confirmed already, or when they have none. */
export async function resendConfirmation({ user }: Session): Promise<{ message: string }> {
  const account = await accountOf(user.id)
  if (account.email_confirmed_at) throw problem(409, 'answered', ALREADY)
  if (!account.email) throw problem(409, 'no_destination', 'Tu cuenta no tiene correo. Agrégalo en Mi cuenta.')
  await tx(() => sendConfirmation(account))
  return { message: `Te enviamos otro enlace a ${account.email}. Ábrelo antes de 48 horas.` }
}

/** Returns what a link confirms. Rejects with 404 for an invalid link, unless its address is confirmed already. */
export async function confirmationLink(token: string): Promise<ConfirmationLink> {
  const { account, confirmed } = (await confirmedBy(token)) ?? (await waitingFor(await openLink('confirmation', token)))
  return { email: account.email ?? '', username: account.username, confirmed }
}

/**
 * Confirms the address that a link was sent to. Confirming it again is no error; the link of an address that the account
 * no longer has is rejected with 404, like any other invalid link.
 */
export async function confirmEmail(token: string): Promise<{ message: string }> {
  if (await confirmedBy(token)) return unchanged({ message: ALREADY })
  try {
    await tx(() => useToConfirm(token))
  } catch (error) {
    // Another call with this link may have won.
    if (await confirmedBy(token)) return unchanged({ message: ALREADY })
    throw error
  }
  return { message: 'Correo confirmado correctamente.' }
}

async function useToConfirm(token: string): Promise<void> {
  const { account } = await waitingFor(await useLink('confirmation', token))
  await markConfirmed(account.id, account.email ?? '')
  const change = { before: { email_confirmed: false }, after: { email_confirmed: true } }
  await writeAudit({ id: account.id, label: account.name, botId: null, actor: actorOf(account), ...change })
}

/** Returns the account of a link that was sent to its present address, if that is confirmed. */
async function confirmedBy(token: string) {
  const link = await sentLink('confirmation', token)
  const account = link && (await accountOf(link.user_id))
  return account?.email_confirmed_at && isFor(link, account) ? { account, confirmed: true } : undefined
}

async function waitingFor(link: AccountLink) {
  const account = await accountOf(link.user_id)
  if (!isFor(link, account)) throw badLink()
  return { account, confirmed: false }
}

const isFor = (link: AccountLink | undefined, { email }: Account) =>
  email !== null && link?.email?.toLowerCase() === email.toLowerCase()

/** Marks the address of an account as confirmed, if it is still this one. Uses the current transaction. */
export async function markConfirmed(userId: number, email: string): Promise<void> {
  await db()
    .updateTable('app_user')
    .set({ email_confirmed_at: currentCall().services.clock() })
    .where('id', '=', userId)
    .where((is) => is(is.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('email_confirmed_at', 'is', null)
    .execute()
}
