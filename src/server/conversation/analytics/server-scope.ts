import type { Scope } from '../../foundation/http/scope.ts'
import { roles } from '../../foundation/scope/roles.ts'

/** Returns the scope in which the server reads the reports and alerts of a bot. Their figures are read by their authors'. */
export const serverScope = (botId: number): Scope => ({
  ...{ botId, userId: null, userName: '', roleId: roles.administrador, planId: 0, permissions: {} },
  ...{ timeZone: 'UTC', areas: 'all' },
})
