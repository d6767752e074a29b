import type { FastifyRequest } from 'fastify'
import { allows, type Principal } from '../../contract/gate.ts'
import type { Operation } from '../../contract/operation.ts'
import { membershipOf } from '../scope/membership.ts'
import type { Services } from '../services.ts'
import { type InputRules, readParams, strictInteger } from './input.ts'
import { type Counted, takeByCaller } from './limits.ts'
import { refusals } from './problem.ts'
import type { Scope, Session } from './scope.ts'
import { bearer, sessionOf } from './session.ts'

/** Who calls, on what: all that is known before a byte of the body is read. */
export interface Admission {
  session?: Session
  scope?: Scope
  params: Record<string, unknown>
  /** limits that it counted under already */
  counted: Counted[]
}

/**
 * Lets a caller in or refuses him: 401 without a session, 404 for a bot that does not exist or is not his (alike),
 * 403 when the operation's gate is closed to him, 404 for other path parameters that cannot name anything, 429 when
 * he called too often.
 */
export async function admit(
  operation: Operation,
  rules: InputRules,
  request: FastifyRequest,
  services: Services,
): Promise<Admission> {
  const given = request.params as Record<string, string>
  const token = bearer(request.headers.authorization)
  const session = token ? await sessionOf(token, services) : undefined
  if (operation.access.who !== 'public' && !session) throw refusals.unauthorized()
  const scope = operation.botScoped && session ? await scopeOf(session, given.bot) : undefined
  if (!allows(operation.access, principal(session, scope))) throw refusals.forbidden()
  const params = readParams(rules, given)
  return { session, scope, params, counted: await takeByCaller(operation, request.ip, session, services) }
}

async function scopeOf({ user }: Session, bot: unknown): Promise<Scope> {
  const botId = strictInteger(bot)
  const membership = botId !== undefined && botId > 0 ? await membershipOf(user.id, botId) : null
  if (botId === undefined || !membership) throw refusals.notFound()
  return { botId, userId: user.id, userName: user.name, ...membership }
}

function principal(session: Session | undefined, scope: Scope | undefined): Principal {
  return {
    user: session && { admin: session.user.admin },
    membership: scope && { permissions: scope.permissions, plan: scope.planId, role: scope.roleId },
  }
}
