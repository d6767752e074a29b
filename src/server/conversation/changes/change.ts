import type { components } from '../../../../generated/api.d.ts'
import { RoleIdOptions } from '../../../../generated/options.ts'
import { mask } from '../../foundation/audit/mask.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { roles } from '../../foundation/scope/roles.ts'

/** A line of the history as the API speaks of it. */
export type Change = components['schemas']['Change']

/** What a line is made of in the store. */
export interface AuditRow {
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

export const auditColumns = [
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
 * A stored line with what changed, field by field. Masked once more: it may have been written by an older program. From
 * where somebody works is for an Administrador to know.
 */
export function toChange(row: AuditRow, { roleId }: Pick<Scope, 'roleId'>): Change {
  const told = roleId === roles.administrador
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
    ip: told ? row.ip : null,
    user_agent: told ? row.user_agent : null,
    request_id: row.request_id,
    status: row.status,
  } as Change
}

/** The fields in which two states differ; a field that one of them lacks is null there. */
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
