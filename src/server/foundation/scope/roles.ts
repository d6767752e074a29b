import { OPERATOR_ROLE } from '../../../contract/grants.ts'
import type { Permissions } from '../http/scope.ts'

/** The permissions stored with a membership, as one flag each. */
export const permissionNames = [
  'responses',
  'forms',
  'plugins',
  'chats',
  'contacts',
  'advanced_configuration',
  'configuration',
  'pricing',
] as const

export type PermissionName = (typeof permissionNames)[number]

/** Team roles by id (`role_id` of the API). */
export const roles = { administrador: 2, editor: 3, operador: OPERATOR_ROLE, coordinador: 5 } as const

export type RoleId = (typeof roles)[keyof typeof roles]

/** Default permissions of each role, for new invitations, role changes and tests. */
const defaults: Record<RoleId, readonly PermissionName[]> = {
  2: permissionNames,
  3: ['responses', 'forms', 'plugins', 'contacts', 'advanced_configuration'],
  4: ['chats', 'contacts'],
  5: ['chats', 'contacts'],
}

/** Plan 1 has quick responses and the contact form instead of these. */
const withheldByPlan: Readonly<Record<number, readonly PermissionName[]>> = { 1: ['responses', 'forms'] }

/** Returns the permissions of a new member with this role, or of a member whose role changes to it. */
export function defaultPermissions(role: RoleId): Record<PermissionName, boolean> {
  return flags((name) => defaults[role].includes(name))
}

/** Returns the effective permissions of a member: the stored flags less those that the bot's plan does not include. */
export function effectivePermissions(stored: Permissions, planId: number): Record<PermissionName, boolean> {
  const withheld = withheldByPlan[planId] ?? []
  return flags((name) => stored[name] === true && !withheld.includes(name))
}

function flags(has: (name: PermissionName) => boolean): Record<PermissionName, boolean> {
  return Object.fromEntries(permissionNames.map((name) => [name, has(name)])) as Record<PermissionName, boolean>
}
