import type { components } from '../../../../generated/api.d.ts'
import { RoleIdOptions } from '../../../../generated/options.ts'
import { mask } from '../../foundation/audit/mask.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { roles } from '../../foundation/scope/roles.ts'

/** An entry of the audit log as in the API. */
export type Change = components['schemas']['Change']

/** An entry as stored. */
interface AuditRow {
  id: number
  at: string
  actor_type: string
  actor_id: number | null
  actor_name: string
  actor_role: string | null
  action: string
  resource_type: string
  resource_id: string | null
  resource_label: string | null
  before: unknown
  after: unknown
  ip: string | null
  user_agent: string | null
  request_id: string | null
  status: string
}

export const changeColumns = [
  'id',
  'at',
  'actor_type',
  'actor_id',
  'actor_name',
  'actor_role',
  'action',
  'resource_type',
  'resource_id',
  'resource_label',
  'before',
  'after',
  'ip',
  'user_agent',
  'request_id',
  'status',
] as const satisfies readonly (keyof AuditRow)[]

/**
 * Maps a stored entry to the API with its changes per field. Secrets are masked again, because the entry may have been
 * written by an older version. IP address and user agent are only included for an Administrador.
 */
export function toChange(row: AuditRow, { roleId }: Pick<Scope, 'roleId'>): Change {
  const showsOrigin = roleId === roles.administrador
  return {
    id: row.id,
    at: row.at,
    actor: {
      id: row.actor_id,
      name: row.actor_name,
      role: labelOf(RoleIdOptions, row.actor_role),
      type: row.actor_type,
    },
    action: row.action,
    resource_type: row.resource_type,
    resource_id: row.resource_id,
    resource_label: row.resource_label,
    diff: diff(asObject(row.before), asObject(row.after)),
    ip: showsOrigin ? row.ip : null,
    user_agent: showsOrigin ? row.user_agent : null,
    request_id: row.request_id,
    status: row.status,
  } as Change
}

/** Returns the fields in which two states differ. A missing field is null. */
export function diff(before: Record<string, unknown>, after: Record<string, unknown>): Change['diff'] {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
  const [old, current] = [mask(before), mask(after)] as Record<string, unknown>[]
  return Object.fromEntries(
    changed.map((field) => [field, { old: old?.[field] ?? null, new: current?.[field] ?? null }]),
  )
}

function asObject(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : {}
}

function labelOf(options: readonly { value: unknown; label: string }[], role: string | null): string | null {
  return options.find(({ value }) => String(value) === role)?.label ?? role
}
