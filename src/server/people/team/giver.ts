import { refusals } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { mayGive, notYours, type Rights } from './giving.ts'
import { teamOf } from './queries.ts'

/**
 * What the caller has to give, read once the bot's team is locked: of two who take each other's rights at once, the
 * later one has them no more.
 */
export async function giverIn(scope: Scope): Promise<Rights> {
  const [giver] = await teamOf(scope, scope.userId)
  if (!giver?.permissions.configuration) throw refusals.forbidden()
  return giver
}

/** Refuses (403) to turn one membership into another that has more than the caller could give. */
export async function mustMayGive(scope: Scope, before: Rights | undefined, after: Rights): Promise<void> {
  if (!mayGive(await giverIn(scope), before, after)) throw notYours()
}
