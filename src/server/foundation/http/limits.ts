import { createHash } from 'node:crypto'
import type { Operation, RateLimit } from '../../../contract/operation.ts'
import type { Services } from '../services/services.ts'
import { countCall } from '../store/rate.ts'
import { rateLimitNetwork } from './network.ts'
import { Problem } from './problem.ts'
import type { Session } from './scope.ts'

/**
 * Counts the call against its operation's limits by address, user and bot. Throws 429 if one is exceeded.
 * @param user the person, or the system with an API key
 */
export async function limitByCaller(
  operation: Operation,
  ip: string,
  user: number | string | undefined,
  services: Services,
  botId?: number,
): Promise<void> {
  for (const limit of callLimits(operation))
    if (limit.by === 'address') await count(operation, limit, rateLimitNetwork(ip), services)
    else if (limit.by === 'bot' && botId !== undefined) await count(operation, limit, botId, services)
    else if (limit.by === 'user' && user !== undefined) await count(operation, limit, user, services)
}

/** Counts the call against its operation's limits by account: the account in the body, otherwise the caller's own. */
export async function limitByAccount(
  operation: Operation,
  body: unknown,
  session: Session | undefined,
  services: Services,
): Promise<void> {
  for (const limit of callLimits(operation)) {
    const account = limit.by === 'account' ? (accountIn(body) ?? session?.user.id) : undefined
    if (account !== undefined) await count(operation, limit, account, services)
  }
}

/**
 * Counts a success against its operation's limits on successes, by what is given. Throws 429 if one is exceeded. Call it
 * within the transaction of the call: one that is refused afterwards does not count.
 */
export async function limitSuccess(
  operation: Operation,
  by: Readonly<Partial<Record<RateLimit['by'], string | number>>>,
  services: Services,
): Promise<void> {
  for (const limit of operation.rateLimits ?? []) {
    const who = by[limit.by]
    if (limit.counts !== 'successes' || who === undefined) continue
    await count(operation, limit, typeof who === 'string' ? normalizeName(who) : who, services, true)
  }
}

/**
 * Returns the limits that count every call. Limits on failures and successes are counted by the handler, which knows
 * how the call ended.
 */
function callLimits({ rateLimits = [] }: Operation): RateLimit[] {
  return rateLimits.filter(({ counts }) => counts === undefined)
}

async function count(
  operation: Operation,
  { by, max, window }: RateLimit,
  who: string | number,
  { clock }: Services,
  durable = false,
): Promise<void> {
  const key = `${operation.id} ${by} ${window} ${hashed(who)}`
  const { ok, retryAfter } = await countCall(key, max, window, clock(), { durable })
  if (!ok) throw tooManyRequests(retryAfter)
}

/** Returns the hashed name of a counter's subject. It is hashed because people type passwords into the wrong field. */
export function hashed(who: string | number): string {
  return createHash('sha256').update(String(who)).digest('base64url').slice(0, 22)
}

/** Returns the error for an exceeded rate limit, with a default message. `retryAfter` is in seconds. */
export function tooManyRequests(
  retryAfter: number,
  text = `Hiciste muchos intentos. Espera ${waitText(retryAfter)}.`,
): Problem {
  return new Problem(429, 'too_many', text, undefined, { 'retry-after': String(retryAfter) })
}

/** Formats a waiting time as text; minutes and hours are rounded up. */
export function waitText(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`
  const minutes = Math.ceil(seconds / 60)
  if (minutes > 90) return `${Math.ceil(minutes / 60)} horas`
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`
}

/** Normalizes a name for counting, so that all its spellings count as one. */
export function normalizeName(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

/** Returns the account name in a body. */
function accountIn(body: unknown): string | undefined {
  const { username, email } = (body ?? {}) as { username?: unknown; email?: unknown }
  const named = username ?? email
  return typeof named === 'string' ? normalizeName(named) : undefined
}
