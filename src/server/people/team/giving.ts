import { problem } from '../../foundation/http/problem.ts'
import type { Permissions, Scope } from '../../foundation/http/scope.ts'
import { defaultPermissions, permissionNames, type RoleId, roles } from '../../foundation/scope/roles.ts'

/** What a membership lets somebody do and see. */
export interface Rights {
  role_id: number
  permissions: Permissions
  area_ids: readonly number[]
}

/** What an invitation to a role brings. */
export const rightsOfRole = (role: RoleId): Rights => ({
  role_id: role,
  permissions: defaultPermissions(role),
  area_ids: [],
})

/**
 * Whether somebody may turn one membership into another, or make it where there was none. Whoever is no Administrador
 * gives only what they have themselves: permissions, what their role may do beyond them, and sight of chats.
 */
export function mayGive(giver: Rights, before: Rights | undefined, after: Rights): boolean {
  if (giver.role_id === roles.administrador) return true
  if (after.role_id === roles.administrador) return false
  const lacking = permissionNames.some((name) => gains(before, after, has(name)) && !has(name)(giver))
  if (lacking || (gains(before, after, leads) && !leads(giver))) return false
  if (!isBound(giver)) return true
  const known = new Set([...giver.area_ids, ...(before?.area_ids ?? [])])
  return !gains(before, after, seesAll) && after.area_ids.every((id) => known.has(id))
}

/**
 * Whether somebody may change an area, put people into it or take it away: each decides who sees and gets its chats.
 */
export function mayGiveArea({ areas }: Pick<Scope, 'areas'>, areaId: number): boolean {
  return areas === 'all' || areas.includes(areaId)
}

/** What is said to whoever would give more than they have. */
export const notYours = () =>
  problem(403, 'forbidden', 'Solo puedes dar los permisos que tienes. Pídeselo a quien tenga el rol Administrador.')

/** What is said to whoever would change an area that they don't work in. */
export const notYourArea = () =>
  problem(
    403,
    'forbidden',
    'Solo puedes cambiar las áreas en las que estás. Pídeselo a quien tenga el rol Administrador.',
  )

type Trait = (rights: Rights) => boolean

const gains = (before: Rights | undefined, after: Rights, trait: Trait) =>
  trait(after) && !(before !== undefined && trait(before))

const has =
  (name: string): Trait =>
  ({ permissions }) =>
    permissions[name] === true

/** A Coordinador changes what colleagues made and approves what others may not send. */
const leads: Trait = ({ role_id }) => role_id === roles.administrador || role_id === roles.coordinador

/** Only an Operador is bound to areas and to what nobody else attends. */
const isBound: Trait = ({ role_id }) => role_id === roles.operador

const seesAll: Trait = (rights) => rights.permissions.chats === true && !isBound(rights)
