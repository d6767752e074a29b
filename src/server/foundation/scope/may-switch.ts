import { operations } from '../../../../generated/operations.ts'
import { satisfies } from '../../../contract/gate.ts'
import type { Scope } from '../http/scope.ts'

/**
 * Returns true if a member may switch the bot on and off. Uses the operation's own rule, so that console and API agree.
 */
export function maySwitch({ permissions, planId, roleId }: Pick<Scope, 'permissions' | 'planId' | 'roleId'>): boolean {
  const { rule } = operations.botStateUpdate.access
  return satisfies({ role: [...rule.role] }, { permissions, plan: planId, role: roleId })
}
