import { inCall } from '../../src/server/foundation/http/context.ts'
import type { Scope } from '../../src/server/foundation/http/scope.ts'
import { defaultPermissions, roles } from '../../src/server/foundation/scope/roles.ts'
import type { TestApp } from '../support/app.ts'

/** The scope of a bot's administrator. */
export const scopeOf = (botId: number, userId = 1): Scope => ({
  botId,
  userId,
  userName: 'Marina',
  roleId: roles.administrador,
  permissions: defaultPermissions(roles.administrador),
  planId: 2,
  timeZone: 'America/Argentina/Buenos_Aires',
  areas: 'all',
})

/** Runs work on the server's store, outside of a request. */
export const running = <T>(app: TestApp, work: () => Promise<T>): Promise<T> =>
  app.store.run(() => inCall({ services: app.app.services }, work))
