import { operations } from '../../../../generated/operations.ts'
import { satisfies } from '../../../contract/gate.ts'
import type { Scope } from '../http/scope.ts'

/**
 * Returns true if a member may switch the bot on and off. Uses the operation's own rule, so that console and API agree.
 * Nobody may while the platform has suspended it.
 */
export function maySwitch({
  permissions,
  planId,
  roleId,
  suspended,
}: Pick<Scope, 'permissions' | 'planId' | 'roleId' | 'suspended'>): boolean {
  if (suspended != null) return false
  const { rule } = operations.botStateUpdate.access
  return satisfies({ role: [...rule.role] }, { permissions, plan: planId, role: roleId })
}
