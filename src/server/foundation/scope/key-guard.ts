import { apiKeyLimits } from '../../../../generated/operations.ts'
import { ApiScopeOptions } from '../../../../generated/options.ts'
import { allows } from '../../../contract/gate.ts'
import type { KeyCall } from '../http/guard.ts'
import { strictInteger } from '../http/input.ts'
import { hashed, tooManyRequests, waitText } from '../http/limits.ts'
import { rateLimitNetwork } from '../http/network.ts'
import { commonProblems, type ErrorCode, Problem, problem } from '../http/problem.ts'
import type { Scope } from '../http/scope.ts'
import { countCall } from '../store/rate.ts'
import { findApiKey, touchApiKey } from './api-key.ts'
import { effectivePermissions, permissionNames, roles } from './roles.ts'

/** Everything that a bot's administrator may do. The scopes of the key and the plan of the bot restrict it. */
const ALL = Object.fromEntries(permissionNames.map((name) => [name, true]))

/**
 * Admits a system with an API key or throws: 401 for a key that is not valid, 429 beyond its limit, 403 for an operation
 * that takes no keys or another scope, 404 for another bot than its own, 403 for a suspended bot and for what its plan
 * does not include. The key sees the whole bot.
 */
export async function scopeOfApiKey(token: string, call: KeyCall): Promise<Scope> {
  const { operation, ip, services } = call
  const key = await validKey(token, call)
  await countUse(key.id, call)
  if (operation.apiKey === undefined)
    throw problem(
      403,
      'key_not_allowed',
      'Esta llamada no acepta claves de API. Mira en Documentación cuáles las aceptan.',
    )
  if (strictInteger(call.bot) !== key.bot_id || key.removed_at !== null) throw commonProblems.notFound()
  if (!(key.scopes as readonly string[]).includes(operation.apiKey)) throw missingScope(operation.apiKey)
  if (key.suspended_reason !== null) throw commonProblems.suspended(key.suspended_reason)
  const permissions = effectivePermissions(ALL, key.plan_id)
  const membership = { permissions, plan: key.plan_id, role: roles.administrador }
  if (!permissions.plugins || !allows(operation.access, { user: { admin: false }, membership }))
    throw problem(403, 'forbidden', 'El plan de este chatbot no incluye esta función. Cámbialo en Facturación.')
  await touchApiKey(key, ip, services.clock())
  return {
    botId: key.bot_id,
    userId: null,
    userName: key.name,
    apiKeyId: key.id,
    roleId: roles.administrador,
    permissions,
    planId: key.plan_id,
    timeZone: key.time_zone,
    areas: 'all',
    suspended: null,
  }
}

/** Returns a key that exists, is not revoked and has not expired; otherwise 401, and 429 after too many of those. */
async function validKey(token: string, { ip, services }: KeyCall) {
  const now = services.clock()
  const key = await findApiKey(token)
  if (key && key.revoked_at === null && (key.expires_at === null || Date.parse(key.expires_at) > now.getTime()))
    return key
  const { max, window } = apiKeyLimits.failures
  const counted = await countCall(`api key failure ${hashed(rateLimitNetwork(ip))}`, max, window, now)
  if (!counted.ok) throw tooManyRequests(counted.retryAfter)
  if (!key) throw refused('key_unknown', 'No reconocemos esa clave de API. Revisa que esté completa.')
  if (key.revoked_at !== null) throw refused('key_revoked', 'Esa clave de API está anulada. Usa otra.')
  throw refused('key_expired', 'Esa clave de API venció. Crea otra en Conectores.')
}

const refused = (code: ErrorCode, text: string) =>
  new Problem(401, code, text, undefined, { 'www-authenticate': 'Bearer error="invalid_token"' })

/** Counts a call of a key against its limit, and tells how much is left of it. */
async function countUse(id: number, { services, addHeader }: KeyCall): Promise<void> {
  const { max, window } = apiKeyLimits.calls
  const { ok, retryAfter, left, renewal } = await countCall(`api key ${id}`, max, window, services.clock())
  addHeader('ratelimit-limit', String(max))
  addHeader('ratelimit-remaining', String(left))
  addHeader('ratelimit-reset', String(renewal))
  if (!ok) throw tooManyRequests(retryAfter, `La clave llegó a su límite de llamadas. Espera ${waitText(retryAfter)}.`)
}

function missingScope(scope: string): Problem {
  const label = ApiScopeOptions.find(({ value }) => value === scope)?.label ?? scope
  return problem(403, 'key_scope', `A la clave le falta el permiso «${label}» (${scope}).`)
}
