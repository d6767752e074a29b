import type { FastifyRequest } from 'fastify'
import { allows, type Principal } from '../../../contract/gate.ts'
import type { Operation } from '../../../contract/operation.ts'
import type { Services } from '../services/services.ts'
import type { CallEffects } from './context.ts'
import { factsOf, type RequestFacts } from './handler.ts'
import { type InputRules, readParams, strictInteger } from './input.ts'
import { limitByCaller } from './limits.ts'
import { commonProblems } from './problem.ts'
import type { Scope, Session } from './scope.ts'
import { apiKeyIn, bearer, type Claims, claimsOf, storedSession } from './session.ts'

/** Returns what a person may currently do with a bot; null if the bot does not exist or they are not a member of it. */
type MembershipOf = (userId: number, botId: number) => Promise<Omit<Scope, 'botId' | 'userId' | 'userName'> | null>

/** A call with an API key. */
export interface KeyCall {
  readonly operation: Operation
  readonly ip: string
  /** the bot in the path, as sent */
  readonly bot: unknown
  readonly services: Services
  /** adds a header to the response, also to that of an error */
  readonly addHeader: (name: string, value: string) => void
}

/** How callers are admitted. */
export interface Admitters {
  readonly membershipOf: MembershipOf
  /** returns the scope of a system with an API key, or throws */
  readonly scopeOfApiKey: (key: string, call: KeyCall) => Promise<Scope>
}

/** The caller and the target of a call: everything known before the body is read. */
export interface Admission {
  session?: Session | undefined
  scope?: Scope | undefined
  params: Record<string, unknown>
  effects: CallEffects
  request: RequestFacts
}

/**
 * Admits a caller or throws: 401 without a session, 404 for a bot that does not exist or that the caller is not a
 * member of (indistinguishable), 403 if the operation's permission check fails, or if it reaches the customers of a
 * suspended bot, 404 for other path parameters that cannot exist, 429 if the rate limit is exceeded. A call with an API
 * key is admitted by the key alone.
 * @param addHeader adds a header to the response
 */
export async function authorizeCall(
  operation: Operation,
  rules: InputRules,
  request: FastifyRequest,
  services: Services,
  { membershipOf, scopeOfApiKey }: Admitters,
  addHeader: (name: string, value: string) => void,
): Promise<Admission> {
  const given = request.params as Record<string, string>
  // Anybody may call a public operation: a key changes nothing there, and is not looked up.
  const key = operation.access.who === 'public' ? undefined : apiKeyIn(request.headers.authorization)
  const { session, scope } =
    key === undefined
      ? await admitPerson(operation, request, services, membershipOf)
      : { scope: await scopeOfApiKey(key, { operation, ip: request.ip, bot: given.bot, services, addHeader }) }
  if (operation.reachesCustomers && scope?.suspended) throw commonProblems.suspended(scope.suspended)
  const params = readParams(rules, given)
  const user = session?.user.id ?? (scope?.apiKeyId === undefined ? undefined : `key ${scope.apiKeyId}`)
  await limitByCaller(operation, request.ip, user, services, scope?.botId)
  return { session, scope, params, effects: { history: [], untrained: 0 }, request: factsOf(request) }
}

async function admitPerson(
  operation: Operation,
  { headers, params }: FastifyRequest,
  services: Services,
  membershipOf: MembershipOf,
): Promise<Pick<Admission, 'session' | 'scope'>> {
  const token = bearer(headers.authorization)
  const claims = token ? await claimsOf(token, services) : undefined
  // In parallel: a round trip to the database costs more than the query itself.
  const [session, membership] = await Promise.all([
    claims && storedSession(claims, services),
    claims && operation.scope ? membershipIn(claims, (params as { bot?: string }).bot, membershipOf) : null,
  ])
  if (operation.access.who !== 'public' && !session) throw commonProblems.unauthorized()
  const scope = operation.scope && session ? scopeOf(session, membership) : undefined
  if (!allows(operation.access, principal(session, scope))) throw commonProblems.forbidden()
  return { session, scope }
}

/** Returns the caller's membership in the bot of the path; null if there is none. */
async function membershipIn({ userId }: Claims, bot: unknown, membershipOf: MembershipOf) {
  const botId = strictInteger(bot)
  const membership = botId !== undefined && botId > 0 ? await membershipOf(userId, botId) : null
  return membership && { botId: botId as number, ...membership }
}

function scopeOf({ user }: Session, membership: Awaited<ReturnType<typeof membershipIn>>): Scope {
  if (!membership) throw commonProblems.notFound()
  return { userId: user.id, userName: user.name, ...membership }
}

function principal(session: Session | undefined, scope: Scope | undefined): Principal {
  return {
    user: session && { admin: session.user.admin },
    membership: scope && { permissions: scope.permissions, plan: scope.planId, role: scope.roleId },
  }
}
