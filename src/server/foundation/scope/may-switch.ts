import { operations } from '../../../../generated/operations.ts'
import { satisfies } from '../../../contract/gate.ts'
import type { Scope } from '../http/scope.ts'

/** Whether a member may switch the bot on and off: what the console offers is what the call allows. */
export function maySwitch({ permissions, planId, roleId }: Pick<Scope, 'permissions' | 'planId' | 'roleId'>): boolean {
  const { rule } = operations.botStateUpdate.access
  return satisfies({ role: [...rule.role] }, { permissions, plan: planId, role: roleId })
}
