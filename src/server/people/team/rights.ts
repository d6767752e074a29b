import { problem } from '../../foundation/http/problem.ts'
import type { Permissions } from '../../foundation/http/scope.ts'
import { defaultPermissions, permissionNames, type RoleId, roles } from '../../foundation/scope/roles.ts'

/** The rights of a membership. */
export interface Rights {
  role_id: number
  permissions: Permissions
  area_ids: readonly number[]
}

/** The rights granted by an invitation to a role. */
export const rightsOfRole = (role: RoleId): Rights => ({
  role_id: role,
  permissions: defaultPermissions(role),
  area_ids: [],
})

/**
 * Whether somebody may create or change a membership this way. Without the role Administrador, people can only grant
 * what they have themselves: permissions, the abilities of their role and access to chats.
 */
export function mayGrant(giver: Rights, before: Rights | undefined, after: Rights): boolean {
  if (giver.role_id === roles.administrador) return true
  if (after.role_id === roles.administrador) return false
  const lacking = permissionNames.some((name) => gains(before, after, has(name)) && !has(name)(giver))
  if (lacking || (gains(before, after, leads) && !leads(giver))) return false
  if (!isBound(giver)) return true
  const known = new Set([...giver.area_ids, ...(before?.area_ids ?? [])])
  return !gains(before, after, seesAll) && after.area_ids.every((id) => known.has(id))
}

/** The error for granting more than one's own rights. */
export const mayNotGrantError = () =>
  problem(403, 'forbidden', 'Solo puedes dar los permisos que tienes. Pídeselo a quien tenga el rol Administrador.')

type Trait = (rights: Rights) => boolean

const gains = (before: Rights | undefined, after: Rights, trait: Trait) =>
  trait(after) && !(before !== undefined && trait(before))

const has =
  (name: string): Trait =>
  ({ permissions }) =>
    permissions[name] === true

/** A Coordinador can change colleagues' work and approve what others may not send. */
const leads: Trait = ({ role_id }) => role_id === roles.administrador || role_id === roles.coordinador

/** Only an Operador is limited to their areas and to unattended chats. */
const isBound: Trait = ({ role_id }) => role_id === roles.operador

const seesAll: Trait = (rights) => rights.permissions.chats === true && !isBound(rights)
