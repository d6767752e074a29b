import { createHash, randomBytes } from 'node:crypto'
import type { components } from '../../../../generated/api.d.ts'
import { operations } from '../../../../generated/operations.ts'
import { writeAudit, writeAuditAs } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { limitSuccess } from '../../foundation/http/limits.ts'
import { linkAddress } from '../../foundation/http/link-address.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope, UserScope } from '../../foundation/http/scope.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import { type RoleId, roles } from '../../foundation/scope/roles.ts'
import { db, instant, tx } from '../../foundation/store/db.ts'
import { isDuplicate } from '../../foundation/store/errors.ts'
import { assertMayGrant } from './caller-rights.ts'
import { invitationMail } from './mail.ts'
import { assertPlace } from './places.ts'
import { mayGrant, type Rights, rightsOfRole } from './rights.ts'

type Invitation = components['schemas']['Invitation']

const VALID_MS = 7 * 86_400_000

/** Returns the hash under which a link's token is stored. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Returns the pending invitations, newest first. Includes expired ones, so that they can be resent. */
export async function pendingInvitations({ botId }: Scope): Promise<Invitation[]> {
  const rows = await pending(botId).orderBy('i.created_at', 'desc').orderBy('i.id', 'desc').execute()
  return rows.map(toInvitation)
}

/**
 * Invites an address by mail. 409 when the person is already a member or has a valid invitation, or when the plan allows
 * no more people, 429 when too many mails were sent. An expired invitation is replaced.
 */
export async function invite(scope: UserScope, email: string, roleId: RoleId = roles.operador): Promise<Invitation> {
  try {
    return await tx(async () => {
      await lockBot(scope)
      await assertMayGrant(scope, undefined, rightsOfRole(roleId))
      if (await isMember(scope, email)) throw taken('Esa persona ya es parte del equipo. Revisa el correo.')
      await dropExpired(scope, email)
      await assertPlace(scope.botId)
      const by = { user: scope.userId, bot: scope.botId, account: email }
      await limitSuccess(operations.teamInvite, by, currentCall().services)
      const id = await insertInvitation(scope, email, roleId)
      await writeAudit({ id, label: email, after: { email, role_id: roleId } })
      return one(scope, id)
    })
  } catch (error) {
    if (isDuplicate(error, 'invitation_open'))
      throw taken('Ya hay una invitación pendiente para ese correo. Reenvíala o anúlala.')
    throw error
  }
}

/**
 * Stores an invitation and mails its link, within the current transaction. The caller checks whether the scope's person
 * may grant the role, and writes the audit entry.
 */
export async function insertInvitation(scope: Scope, email: string, roleId: RoleId): Promise<number> {
  const link = await freshLink(scope, email, roleId)
  const { id } = await db()
    .insertInto('invitation')
    .values({ bot_id: scope.botId, email, role_id: roleId, invited_by: scope.userId, ...link })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Resends an invitation with a new link in the caller's name. The previous link stops working. 409 for an expired one when
 * the plan allows no more people, 429 when its address was mailed too often.
 */
export function resend(scope: UserScope, id: number): Promise<Invitation> {
  return tx(async () => {
    const { services } = currentCall()
    await lockBot(scope)
    const { email, role_id, expires_at } = await one(scope, id)
    await assertMayGrant(scope, undefined, rightsOfRole(role_id))
    if (Date.parse(expires_at) <= services.clock().getTime()) await assertPlace(scope.botId)
    await limitSuccess(operations.invitationResend, { user: scope.userId, bot: scope.botId }, services)
    await limitSuccess(operations.teamInvite, { account: email }, services)
    await db()
      .updateTable('invitation')
      .set({ ...(await freshLink(scope, email, role_id)), invited_by: scope.userId })
      .where('bot_id', '=', scope.botId)
      .where('id', '=', id)
      .execute()
    await writeAudit({ id, label: email })
    return one(scope, id)
  })
}

/**
 * Withdraws an invitation: its link stops working. Only administrators can withdraw the invitation of an administrator.
 */
export async function withdraw(scope: Scope, id: number): Promise<void> {
  await tx(async () => {
    const invitation = await one(scope, id)
    if (invitation.role_id === roles.administrador && scope.roleId !== roles.administrador)
      throw commonProblems.forbidden()
    await end(scope, invitation)
  })
}

/**
 * Withdraws a person's pending invitations that they may no longer grant: all of them once they are removed from the
 * team. Call it within the transaction of that change.
 */
export async function endInvitationsOf(scope: Scope, userId: number, left?: Rights): Promise<void> {
  const rows = await pending(scope.botId).where('i.invited_by', '=', userId).orderBy('i.id').forUpdate('i').execute()
  for (const invitation of rows.map(toInvitation))
    if (!left?.permissions.configuration || !mayGrant(left, undefined, rightsOfRole(invitation.role_id)))
      await end(scope, invitation)
}

async function end(scope: Scope, { id, email, role_id }: Invitation): Promise<void> {
  await db()
    .updateTable('invitation')
    .set({ revoked_at: currentCall().services.clock() })
    .where('bot_id', '=', scope.botId)
    .where('id', '=', id)
    .execute()
  const entry = { id, label: email, before: { email, role_id }, botId: scope.botId }
  await writeAuditAs({ action: 'delete', resource: 'invitation' }, entry)
}

/** Creates a token, queues the mail with the link, and returns the columns to store. */
async function freshLink(scope: Scope, email: string, roleId: number) {
  const { services } = currentCall()
  const token = randomBytes(32).toString('base64url')
  const now = services.clock()
  const { name } = await db().selectFrom('bot').select('name').where('id', '=', scope.botId).executeTakeFirstOrThrow()
  const link = `${linkAddress()}/register/invited/${token}`
  await services.mail.send(invitationMail(email, scope.userName, name, roleId, link), { botId: scope.botId })
  return { token_hash: hashOf(token), created_at: now, expires_at: new Date(now.getTime() + VALID_MS) }
}

async function isMember({ botId }: Scope, email: string): Promise<boolean> {
  const row = await db()
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select('u.id')
    .where('m.bot_id', '=', botId)
    .where((is) => is(is.fn('lower', ['u.email']), '=', email.toLowerCase()))
    .executeTakeFirst()
  return row !== undefined
}

async function dropExpired({ botId }: Scope, email: string): Promise<void> {
  const now = currentCall().services.clock()
  await db()
    .updateTable('invitation')
    .set({ revoked_at: now })
    .where('bot_id', '=', botId)
    .where((is) => is(is.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '<=', instant(now))
    .execute()
}

/** Returns a pending invitation of this bot and locks it until the end of the transaction; 404 otherwise. */
async function one({ botId }: Scope, id: number): Promise<Invitation> {
  const row = await pending(botId).where('i.id', '=', id).forUpdate('i').executeTakeFirst()
  if (!row) throw commonProblems.notFound()
  return toInvitation(row)
}

function pending(botId: number) {
  return db()
    .selectFrom('invitation as i')
    .leftJoin('app_user as u', 'u.id', 'i.invited_by')
    .select(['i.id', 'i.email', 'i.role_id', 'u.name as invited_by', 'i.created_at', 'i.expires_at'])
    .where('i.bot_id', '=', botId)
    .where('i.accepted_at', 'is', null)
    .where('i.revoked_at', 'is', null)
}

type Row = Awaited<ReturnType<ReturnType<typeof pending>['executeTakeFirstOrThrow']>>

function toInvitation({ created_at, expires_at, role_id, ...row }: Row): Invitation {
  return {
    ...row,
    role_id,
    created_at,
    expires_at,
  }
}

function taken(text: string) {
  return problem(409, 'taken', text, { email: [text] })
}
