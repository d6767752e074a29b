import { errors, jwtVerify, SignJWT } from 'jose'
import type { Services } from '../services/services.ts'
import { db, instant } from '../store/db.ts'
import type { Session } from './scope.ts'

const ALGORITHM = 'HS256'
const ISSUER = 'consola'

// last_used_at helps people recognize a session. A precision of one minute is enough and avoids a write per call.
const TOUCH_AFTER_MS = 60_000

const keyOf = (services: Services) => new TextEncoder().encode(services.settings.secret)

/**
 * Signs a token for a stored session. It contains the user and the expiry; the database decides on each call whether
 * the session is still valid.
 */
export function signToken(
  services: Services,
  { tokenId, userId, expiresAt }: { tokenId: string; userId: number; expiresAt: Date },
): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setSubject(String(userId))
    .setJti(tokenId)
    .setIssuedAt(services.clock())
    .setExpirationTime(expiresAt)
    .sign(keyOf(services))
}

/** The content of one of our tokens: the session and its user. */
export interface Claims {
  tokenId: string
  userId: number
}

/**
 * Returns the session of a token; undefined if the token is not ours, has expired or was revoked. The database is
 * queried each time, so that a revocation takes effect immediately in every process.
 */
export async function sessionOf(token: string, services: Services): Promise<Session | undefined> {
  const claims = await claimsOf(token, services)
  return claims && storedSession(claims, services)
}

/** Like {@link sessionOf}, for the claims of a verified token. */
export async function storedSession({ tokenId, userId }: Claims, services: Services): Promise<Session | undefined> {
  const now = services.clock()
  const row = await db()
    .selectFrom('session as s')
    .innerJoin('app_user as u', 'u.id', 's.user_id')
    .select(['s.id', 's.expires_at', 's.last_used_at', 'u.id as user_id', 'u.name', 'u.username', 'u.admin'])
    .where('s.token_id', '=', tokenId)
    .where('s.user_id', '=', userId)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', instant(now))
    .executeTakeFirst()
  if (!row) return undefined
  if (now.getTime() - Date.parse(row.last_used_at) > TOUCH_AFTER_MS) await touch(row.id, now)
  return {
    id: row.id,
    tokenId,
    expiresAt: new Date(row.expires_at),
    user: { id: row.user_id, name: row.name, username: row.username, admin: row.admin },
  }
}

/** Returns the token of an `Authorization: Bearer …` header. */
export function bearer(header: string | undefined): string | undefined {
  return /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header ?? '')?.[1]
}

/** Returns what follows `Bearer mst_` of an `Authorization` header with its start; undefined for any other header. */
export function apiKeyIn(header: string | undefined): string | undefined {
  return /^Bearer (mst_.*)$/i.exec(header ?? '')?.[1]
}

/** Verified tokens by the services that signed them: a valid signature stays valid and need not be checked again. */
const genuine = new WeakMap<Services, Map<string, Claims & { expires: number }>>()
const GENUINE_AT_MOST = 2_000

/** Returns the claims of a token; undefined if it is not ours or has expired. */
export async function claimsOf(token: string, services: Services): Promise<Claims | undefined> {
  const now = services.clock()
  const known = genuine.get(services) ?? new Map<string, Claims & { expires: number }>()
  genuine.set(services, known)
  const found = known.get(token) ?? (await verified(token, services, now))
  if (!found) return undefined
  known.delete(token)
  if (found.expires <= now.getTime()) return undefined
  known.set(token, found)
  const [oldest] = known.keys()
  if (known.size > GENUINE_AT_MOST && oldest) known.delete(oldest)
  return found
}

async function verified(token: string, services: Services, now: Date) {
  try {
    const { payload } = await jwtVerify<{ sub: string; jti: string; exp: number }>(token, keyOf(services), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      currentDate: now,
      requiredClaims: ['sub', 'jti', 'exp'],
    })
    return { tokenId: payload.jti, userId: Number(payload.sub), expires: payload.exp * 1000 }
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

async function touch(id: number, now: Date): Promise<void> {
  await db().updateTable('session').set({ last_used_at: now }).where('id', '=', id).execute()
}
