import type { FastifyRequest } from 'fastify'
import { allows, type Principal } from '../../../contract/gate.ts'
import type { Operation } from '../../../contract/operation.ts'
import type { Services } from '../services/services.ts'
import type { Told } from './context.ts'
import { type InputRules, readParams, strictInteger } from './input.ts'
import { takeByCaller } from './limits.ts'
import { refusals } from './problem.ts'
import type { Scope, Session } from './scope.ts'
import { bearer, type Claims, claimsOf, storedSession } from './session.ts'

/** What a member may do with a bot now; null when the bot does not exist or they are not a member of it. */
export type MembershipOf = (
  userId: number,
  botId: number,
) => Promise<Omit<Scope, 'botId' | 'userId' | 'userName'> | null>

/** Who calls, on what: all that is known before a byte of the body is read. */
export interface Admission {
  session?: Session
  scope?: Scope
  params: Record<string, unknown>
  told: Told
}

/**
 * Lets a caller in or refuses him: 401 without a session, 404 for a bot that does not exist or is not his (alike),
 * 403 when the operation's gate is closed to him, 404 for other path parameters that cannot name anything, 429 when
 * he called too often.
 * @param membershipOf asks what a person may do with a bot; null when it is none of theirs
 */
export async function admit(
  operation: Operation,
  rules: InputRules,
  request: FastifyRequest,
  services: Services,
  membershipOf: MembershipOf,
): Promise<Admission> {
  const given = request.params as Record<string, string>
  const token = bearer(request.headers.authorization)
  const claims = token ? await claimsOf(token, services) : undefined
  // asked together: each way to the store and back costs more than its answer
  const [session, membership] = await Promise.all([
    claims && storedSession(claims, services),
    claims && operation.scope ? membershipIn(claims, given.bot, membershipOf) : null,
  ])
  if (operation.access.who !== 'public' && !session) throw refusals.unauthorized()
  const scope = operation.scope && session ? scopeOf(session, membership) : undefined
  if (!allows(operation.access, principal(session, scope))) throw refusals.forbidden()
  const params = readParams(rules, given)
  await takeByCaller(operation, request.ip, session, services)
  return { session, scope, params, told: { history: [], untrained: 0 } }
}

/** The bot that an address names and what its bearer may do with it; null when there is none such for him. */
async function membershipIn({ userId }: Claims, bot: unknown, membershipOf: MembershipOf) {
  const botId = strictInteger(bot)
  const membership = botId !== undefined && botId > 0 ? await membershipOf(userId, botId) : null
  return membership && { botId: botId as number, ...membership }
}

function scopeOf({ user }: Session, membership: Awaited<ReturnType<typeof membershipIn>>): Scope {
  if (!membership) throw refusals.notFound()
  return { userId: user.id, userName: user.name, ...membership }
}

function principal(session: Session | undefined, scope: Scope | undefined): Principal {
  return {
    user: session && { admin: session.user.admin },
    membership: scope && { permissions: scope.permissions, plan: scope.planId, role: scope.roleId },
  }
}
