import { createHash } from 'node:crypto'
import type { Operation, RateLimit } from '../../../contract/operation.ts'
import type { Services } from '../services/services.ts'
import { take } from '../store/rate.ts'
import { networkOf } from './network.ts'
import { Problem } from './problem.ts'
import type { Session } from './scope.ts'

/** Counts the call under its operation's limits by address and by user. Throws 429 when one is exhausted. */
export async function takeByCaller(
  operation: Operation,
  ip: string,
  session: Session | undefined,
  services: Services,
): Promise<void> {
  for (const limit of callLimits(operation))
    if (limit.by === 'address') await count(operation, limit, networkOf(ip), services)
    else if (limit.by === 'user' && session) await count(operation, limit, session.user.id, services)
}

/** Counts the call under its operation's limits by account: the one that the body names, else the caller's own. */
export async function takeByAccount(
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

/** Limits on all calls; those on failures are counted by the handler, which alone knows what failed. */
function callLimits({ rateLimits = [] }: Operation): RateLimit[] {
  return rateLimits.filter(({ counts }) => counts !== 'failures')
}

async function count(
  operation: Operation,
  { by, max, window }: RateLimit,
  who: string | number,
  { clock }: Services,
): Promise<void> {
  const { ok, retryAfter } = await take(`${operation.id} ${by} ${window} ${hashed(who)}`, max, window, clock())
  if (!ok) throw tooMany(retryAfter)
}

/** The name of somebody or something in a counter. Hashed: people type passwords into the wrong field. */
export function hashed(who: string | number): string {
  return createHash('sha256').update(String(who)).digest('base64url').slice(0, 22)
}

/** The refusal of a call that came too often, in words of its own where it has some. */
export function tooMany(retryAfter: number, text = `Hiciste muchos intentos. Espera ${waiting(retryAfter)}.`): Problem {
  return new Problem(429, 'too_many', text, undefined, { 'retry-after': String(retryAfter) })
}

/** A wait in words, minutes rounded up. */
export function waiting(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`
}

/** A name as limits count it, however it is spelt. */
export function nameCounted(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

/** The account that a body names. */
function accountIn(body: unknown): string | undefined {
  const { username, email } = (body ?? {}) as { username?: unknown; email?: unknown }
  const named = username ?? email
  return typeof named === 'string' ? nameCounted(named) : undefined
}
