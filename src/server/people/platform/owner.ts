import type { components } from '../../../../generated/api.d.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope, Session } from '../../foundation/http/scope.ts'
import { enqueueRelease } from '../../foundation/realtime/availability.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { defaultPermissions, type RoleId, roles } from '../../foundation/scope/roles.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { type Account, accountNamed, accountOf } from '../account/users.ts'
import { announceMembership } from '../team/announce.ts'
import { endInvitationsOf } from '../team/invitations.ts'
import { roleName, type TeamUser, teamOf, updateMembership } from '../team/queries.ts'
import { takeOut } from '../team/rules.ts'
import { actingScope } from './acting-scope.ts'
import { botToChange, getBot } from './bots.ts'
import { formerOwnerMail, newOwnerMail } from './mail.ts'
import { addMember } from './new-bot.ts'
import { ownerOf, type PlatformBot } from './queries.ts'

type Input = components['schemas']['PlatformBotOwnerInput']

/**
 * Moves a bot to another person, who becomes Administrador. The owner until now keeps the membership with the given
 * role, or leaves. Both are told by mail and see it at once. 422 for an account that does not exist, did not confirm
 * its address, is blocked, or owns the bot already.
 */
export function moveOwnership(session: Session, id: number, { new_owner, former_role }: Input): Promise<PlatformBot> {
  return tx(async () => {
    const { name, suspended } = await botToChange(id)
    const account = await usableAccount(new_owner)
    const formerId = await ownerOf(id)
    if (formerId === account.id)
      throw invalidProblem('new_owner', 'Esa persona ya es responsable del chatbot. Elige otra.')
    const scope = await actingScope(session, id)
    await promote(scope, account)
    await db().updateTable('bot').set({ owner_id: account.id }).where('id', '=', id).execute()
    const { mail } = currentCall().services
    if (account.email) await mail.send(newOwnerMail(account.email, account.name, name, suspended))
    if (formerId !== undefined) {
      const former = await accountOf(formerId)
      await demote(scope, former.id, former_role === 'leave' ? null : roles[former_role])
      const stays = former_role === 'leave' ? null : roleName(roles[former_role])
      if (former.email) await mail.send(formerOwnerMail(former.email, former.name, name, account.name, stays))
    }
    return getBot(id)
  })
}

/** Returns the account that may become the owner of a bot. 422 at `new_owner` otherwise. */
export async function usableAccount(named: string): Promise<Account> {
  const account = await accountNamed(named)
  if (!account) throw invalidProblem('new_owner', 'No encontramos una cuenta con ese usuario o correo. Revísalo.')
  if (account.blocked_at) throw invalidProblem('new_owner', 'Esa cuenta está bloqueada. Desbloquéala o elige otra.')
  if (!account.email_confirmed_at)
    throw invalidProblem('new_owner', 'Esa persona todavía no confirmó su correo. Pídele que lo haga.')
  return account
}

async function promote(scope: Scope, { id, name }: Account): Promise<void> {
  const [member] = await teamOf(scope, id)
  const at = currentCall().services.clock()
  const role_id = roles.administrador
  if (!member) await addMember(scope.botId, id)
  else if (member.role_id !== role_id || !member.permissions.configuration)
    await updateMembership(scope, id, { role_id, permissions: defaultPermissions(role_id) }, at)
  await announceMembership(scope.botId, id)
  await note(scope, { id, name }, { before: member && facts(member), after: { role_id, owner: true } })
}

/** @param role null to leave the team */
async function demote(scope: Scope, id: number, role: RoleId | null): Promise<void> {
  const [member] = await teamOf(scope, id)
  if (!member) return
  if (role === null) await takeOut(scope, id)
  else {
    const permissions = defaultPermissions(role)
    if (role !== member.role_id) {
      await updateMembership(scope, id, { role_id: role, permissions }, currentCall().services.clock())
      await endInvitationsOf(scope, id, { ...member, role_id: role, permissions })
      await enqueueRelease(scope.botId, id)
    }
    await announceMembership(scope.botId, id)
  }
  const after = role === null ? null : { role_id: role, owner: false }
  await note(scope, { id, name: member.name }, { before: { ...facts(member), owner: true }, after })
}

const facts = ({ role_id }: TeamUser) => ({ role_id, owner: false })

function note(
  { botId }: Scope,
  { id, name }: Pick<Account, 'id' | 'name'>,
  states: { before?: object; after: object | null },
): Promise<void> {
  return writeAudit({ id, label: name, ...states, botId })
}
