import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Operation, RateLimit } from '../../contract/operation.ts'
import type { Services } from '../services.ts'
import { db } from '../store/db.ts'
import { take } from '../store/rate.ts'
import { currentCall } from './context.ts'
import { Problem } from './problem.ts'
import type { Session } from './scope.ts'

/** One call counted under a limit. */
export interface Counted {
  key: string
  at: Date
}

/** Counts the call under its operation's limits by address and by user. Throws 429 when one is exhausted. */
export async function takeByCaller(
  operation: Operation,
  ip: string,
  session: Session | undefined,
  services: Services,
): Promise<Counted[]> {
  const counted: Counted[] = []
  for (const limit of operation.rateLimits ?? [])
    if (limit.by === 'address') counted.push(await count(operation, limit, ip, services))
    else if (limit.by === 'user' && session) counted.push(await count(operation, limit, session.user.id, services))
  return counted
}

/** Counts the call under its operation's limits by account: the one that the body names, else the caller's own. */
export async function takeByAccount(
  operation: Operation,
  body: unknown,
  session: Session | undefined,
  services: Services,
): Promise<Counted[]> {
  const counted: Counted[] = []
  for (const limit of operation.rateLimits ?? []) {
    const account = limit.by === 'account' ? (accountIn(body) ?? session?.user.id) : undefined
    if (account !== undefined) counted.push(await count(operation, limit, account, services))
  }
  return counted
}

/** Takes the call in progress out of the limits it counted under: they are for failures, and it was none. */
export async function giveBack(): Promise<void> {
  for (const { key, at } of currentCall().counted ?? [])
    await sql`
      update rate_count set hits = hits[:place - 1] || hits[place + 1:]
      from (select array_position(hits, ${at}::timestamptz) as place from rate_count where key = ${key}) found
      where key = ${key} and place is not null`.execute(db())
}

async function count(
  operation: Operation,
  { by, max, window }: RateLimit,
  who: string | number,
  { clock }: Services,
): Promise<Counted> {
  // hashed: people type passwords into the wrong field
  const hash = createHash('sha256').update(String(who)).digest('base64url').slice(0, 22)
  const counted = { key: `${operation.id} ${by} ${window} ${hash}`, at: clock() }
  const { ok, retryAfter } = await take(counted.key, max, window, counted.at)
  if (ok) return counted
  const text = `Demasiados intentos. Volver a intentar en ${waiting(retryAfter)}.`
  throw new Problem(429, 'too_many', text, undefined, { 'retry-after': String(retryAfter) })
}

function waiting(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`
}

/** The account that a body names, however it is spelt. */
function accountIn(body: unknown): string | undefined {
  const { username, email } = (body ?? {}) as { username?: unknown; email?: unknown }
  const named = username ?? email
  return typeof named === 'string' ? named.normalize('NFKC').trim().toLowerCase() : undefined
}
