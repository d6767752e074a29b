import { isDeepStrictEqual } from 'node:util'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope, UserScope } from '../../foundation/http/scope.ts'
import { enqueueAssignment, enqueueRelease } from '../../foundation/realtime/availability.ts'
import { emit } from '../../foundation/realtime/emit.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import { defaultPermissions, type PermissionName, type RoleId, roles } from '../../foundation/scope/roles.ts'
import { tx } from '../../foundation/store/db.ts'
import { announceMembership } from './announce.ts'
import { assertMayGrant, callerRights } from './caller-rights.ts'
import { endInvitationsOf } from './invitations.ts'
import {
  areasAmong,
  endMembership,
  hasOtherAdministrator,
  setAreas,
  type TeamUser,
  teamOf,
  updateMembership,
} from './queries.ts'
import type { Rights } from './rights.ts'

/** Changes a member's role and resets their permissions to those of the role. */
export function changeRole(scope: UserScope, userId: number, roleId: RoleId): Promise<TeamUser> {
  return change(scope, userId, async (member, at) => {
    if (userId === scope.userId)
      throw problem(
        409,
        'own_role',
        'No puedes cambiar tu propio rol. Pídeselo a otra persona con el rol Administrador.',
      )
    await assertMayGrant(scope, member, { ...member, role_id: roleId, permissions: defaultPermissions(roleId) })
    if (member.role_id === roleId) return
    if (roleId !== roles.administrador) await mustNotBeLast(scope, member)
    await updateMembership(scope, userId, { role_id: roleId, permissions: defaultPermissions(roleId) }, at)
  })
}

/** The editable fields of a member. Other fields of the submitted user are ignored. */
interface MemberEdit {
  permissions: Record<PermissionName, boolean>
  area_ids?: readonly number[]
}

/** Changes a member's permissions and areas. */
export function editMember(scope: UserScope, userId: number, { permissions, area_ids }: MemberEdit): Promise<TeamUser> {
  return change(scope, userId, async (member, at) => {
    await assertMayGrant(scope, member, { ...member, permissions, area_ids: area_ids ?? member.area_ids })
    if (!permissions.configuration) await mustNotBeLast(scope, member)
    if (area_ids) {
      const known = await areasAmong(scope, area_ids)
      if (known.length < area_ids.length) {
        const text = 'Elegiste un área que ya no existe. Quítala y vuelve a guardar.'
        throw problem(422, 'invalid', text, { area_ids: [text] })
      }
      await setAreas(scope, userId, known)
    }
    await updateMembership(scope, userId, { permissions }, at)
  })
}

/**
 * Removes a member from the team and withdraws the invitations they sent. Their other bots and their account are not
 * affected.
 */
export async function removeMember(scope: UserScope, userId: number): Promise<void> {
  await tx(async () => {
    await lockBot(scope)
    const member = await memberOf(scope, userId)
    mayTouch(await callerRights(scope), member)
    await mustNotBeLast(scope, member)
    await takeOut(scope, userId)
    const { name } = member
    await writeAudit({ id: userId, label: name, before: facts(member) })
  })
}

/**
 * Takes a person out of the team, withdraws the invitations they sent and announces both, within the current
 * transaction. The caller checks whether that is allowed.
 */
export async function takeOut(scope: Scope, userId: number): Promise<void> {
  await endInvitationsOf(scope, userId)
  const freed = await endMembership(scope, userId)
  if (freed.length > 0) await enqueueAssignment(scope.botId)
  for (const { id, area_id } of freed) {
    const audience = { chat_id: id, area_id, assign_user_id: null }
    await emit(scope.botId, 'assign-user', { chat_id: id, assign_user: null }, audience)
  }
  await announceMembership(scope.botId, userId)
}

/** Changes a member with the bot's team locked, and writes an audit entry. */
function change(
  scope: UserScope,
  userId: number,
  work: (member: TeamUser, at: Date) => Promise<void>,
): Promise<TeamUser> {
  return tx(async () => {
    await lockBot(scope)
    const before = await memberOf(scope, userId)
    mayTouch(await callerRights(scope), before)
    await work(before, currentCall().services.clock())
    const after = await memberOf(scope, userId)
    await endInvitationsOf(scope, userId, after)
    const states = { before: facts(before), after: facts(after) }
    await announceMembership(scope.botId, userId)
    if (!isDeepStrictEqual(states.before, states.after)) await enqueueRelease(scope.botId, userId)
    await writeAudit({ id: userId, label: after.name, ...states })
    return after
  })
}

async function memberOf(scope: Scope, userId: number): Promise<TeamUser> {
  const [member] = await teamOf(scope, userId)
  if (!member) throw commonProblems.notFound()
  return member
}

/** People without the role Administrador cannot change administrators. */
function mayTouch(giver: Rights, member: TeamUser): void {
  if (member.role_id === roles.administrador && giver.role_id !== roles.administrador) throw commonProblems.forbidden()
}

async function mustNotBeLast(scope: Scope, member: TeamUser): Promise<void> {
  if (member.role_id !== roles.administrador || !member.permissions.configuration) return
  if (await hasOtherAdministrator(scope, member.user_id)) return
  throw problem(
    409,
    'last_administrator',
    'El chatbot se quedaría sin quien lo administre. Da antes el rol Administrador a otra persona.',
  )
}

/** Returns the audited fields of a member. Permissions are flattened, so that each difference is readable. */
function facts({ role_id, permissions, area_ids }: TeamUser) {
  return { role_id, ...permissions, area_ids }
}
