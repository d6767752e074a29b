import type { components } from '../../../../generated/api.d.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { problem } from '../../foundation/http/problem.ts'
import { defaultPermissions } from '../../foundation/scope/roles.ts'
import { db, instant, tx } from '../../foundation/store/db.ts'
import { isDuplicate } from '../../foundation/store/errors.ts'
import { markConfirmed } from '../account/confirmation.ts'
import { hashNewPassword } from '../account/new-password.ts'
import { verifyPassword } from '../account/password.ts'
import { checkPasswordRateLimited } from '../account/password-attempts.ts'
import { actorOf, openSession } from '../account/sessions.ts'
import { releaseAddress } from '../account/unconfirmed.ts'
import { type Account, accountNamed, createAccount, translateDuplicate } from '../account/users.ts'
import { announceMembership } from './announce.ts'
import { hashOf } from './invitations.ts'

type InvitationLink = components['schemas']['InvitationLink']
type Answer = components['schemas']['InvitationAnswer']

/**
 * Returns the content of an invitation link. Rejects with the same 404 when it was used, withdrawn, replaced or has
 * expired, or its bot was removed.
 */
export async function invitationLink(token: string): Promise<InvitationLink> {
  const row = await db()
    .selectFrom('invitation as i')
    .innerJoin('bot as b', 'b.id', 'i.bot_id')
    .leftJoin('app_user as u', 'u.id', 'i.invited_by')
    .select(['b.name as bot_name', 'i.email', 'i.role_id', 'u.name as invited_by', 'i.expires_at'])
    .where('i.token_hash', '=', hashOf(token))
    .where('i.accepted_at', 'is', null)
    .where('i.revoked_at', 'is', null)
    .where('b.removed_at', 'is', null)
    .where('i.expires_at', '>', instant(currentCall().services.clock()))
    .executeTakeFirst()
  if (!row) throw badLink()
  return {
    ...row,
    role_id: row.role_id,
    expires_at: row.expires_at,
    registered: Boolean((await accountNamed(row.email))?.email_confirmed_at),
  }
}

/**
 * Joins the team and signs in. A person who already has an account with the invited address proves it with their
 * username (or e-mail) and password. Otherwise an account is created; the link verifies its address. An account that
 * never confirmed the address gives way to it, unless its username and password are given.
 */
export async function accept(token: string, answer: Answer): Promise<{ jwt: string }> {
  const { email } = await invitationLink(token)
  const known = await accountNamed(email)
  if (known && (await isOwn(known, answer)))
    return join(token, email, async () => {
      await markConfirmed(known.id, email)
      return known
    })
  if (known?.email_confirmed_at) throw notYours()
  const { name, username } = answer
  const passwordHash = await hashNewPassword(answer.password, { username, email })
  return translateDuplicate(() =>
    join(token, email, async () => {
      await releaseAddress(email, { proved: true })
      return createAccount({ name, username, email, passwordHash, confirmed: true })
    }),
  )
}

/** Marks the link as used, creates the account if necessary and adds the membership, in one transaction. */
async function join(token: string, email: string, person: () => Promise<Account>): Promise<{ jwt: string }> {
  try {
    return await tx(async () => {
      const at = currentCall().services.clock()
      const invitation = await useLink(token, email, at)
      const account = await person()
      await db()
        .insertInto('membership')
        .values({
          bot_id: invitation.bot_id,
          user_id: account.id,
          role_id: invitation.role_id,
          permissions: defaultPermissions(invitation.role_id),
          created_at: at,
          updated_at: at,
        })
        .execute()
      await writeAudit({
        id: account.id,
        label: account.name,
        after: { role_id: invitation.role_id },
        botId: invitation.bot_id,
        actor: { ...actorOf(account), role: String(invitation.role_id) },
      })
      await announceMembership(invitation.bot_id, account.id)
      return { jwt: await openSession(account) }
    })
  } catch (error) {
    if (isDuplicate(error, 'membership_pkey'))
      throw problem(409, 'taken', 'Ya eres parte de este equipo. Inicia sesión para continuar.')
    throw error
  }
}

/** Only one of two concurrent attempts succeeds, and none while the bot is being removed. */
async function useLink(token: string, email: string, now: Date) {
  const row = await db()
    .updateTable('invitation')
    .set({ accepted_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', instant(now))
    .returning(['bot_id', 'role_id'])
    .executeTakeFirst()
  const bot =
    row &&
    (await db()
      .selectFrom('bot')
      .select('id')
      .where('id', '=', row.bot_id)
      .where('removed_at', 'is', null)
      .forKeyShare()
      .executeTakeFirst())
  if (!row || !bot) throw badLink()
  return row
}

async function isOwn(known: Account, { username, password }: Answer): Promise<boolean> {
  const named = username.toLowerCase()
  const same = named === known.username.toLowerCase() || named === known.email?.toLowerCase()
  // A stranger's failures on an account that never proved the address do not make its owner wait.
  if (!same && !known.email_confirmed_at) return false
  return (await checkPasswordRateLimited(username, known, () => verifyPassword(password, known.password_hash))) && same
}

function notYours() {
  const text = 'Ya tienes una cuenta con ese correo: ingresa con su usuario y su contraseña.'
  return problem(422, 'bad_credentials', text, { username: [text] })
}

function badLink() {
  return problem(
    404,
    'bad_link',
    'Esta invitación ya no sirve: se usó, se anuló o venció. Pide otra a quien te invitó.',
  )
}
