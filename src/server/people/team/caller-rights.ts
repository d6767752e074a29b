import { commonProblems } from '../../foundation/http/problem.ts'
import type { UserScope } from '../../foundation/http/scope.ts'
import { teamOf } from './queries.ts'
import { mayGrant, mayNotGrantError, type Rights } from './rights.ts'

/**
 * Returns the caller's own rights. Call it with the bot's team locked, so that a concurrent change of these rights is
 * seen.
 */
export async function callerRights(scope: UserScope): Promise<Rights> {
  const [giver] = await teamOf(scope, scope.userId)
  if (!giver?.permissions.configuration) throw commonProblems.forbidden()
  return giver
}

/** Rejects with 403 a membership change that grants more than the caller may grant. */
export async function assertMayGrant(scope: UserScope, before: Rights | undefined, after: Rights): Promise<void> {
  if (!mayGrant(await callerRights(scope), before, after)) throw mayNotGrantError()
}
