import { randomBytes } from 'node:crypto'
import type { components } from '../../../../generated/api.d.ts'
import { brand } from '../../../../generated/shell.ts'
import { writeAuditAs } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Session } from '../../foundation/http/scope.ts'
import { signToken } from '../../foundation/http/session.ts'
import { emitAll, type NewEvent } from '../../foundation/realtime/emit.ts'
import { db, instant } from '../../foundation/store/db.ts'
import { rememberDevice } from './known-devices.ts'

const HOUR_MS = 3_600_000

/** The owner of a session. */
interface Person {
  id: number
  name: string
}

/**
 * Opens a session for an authenticated person and returns its token. Uses the current transaction and writes an audit
 * entry. 403 for a blocked person: only who proved to be them learns it.
 */
export async function openSession(person: Person): Promise<string> {
  const { services, request } = currentCall()
  await mustNotBeBlocked(person)
  const now = services.clock()
  const tokenId = randomBytes(16).toString('base64url')
  const expiresAt = new Date(now.getTime() + services.settings.sessionHours * HOUR_MS)
  const { id } = await db()
    .insertInto('session')
    .values({
      user_id: person.id,
      token_id: tokenId,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
      ip: request?.ip ?? null,
      user_agent: request?.userAgent ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await rememberDevice(person.id)
  const entry = { id, label: person.name, botId: null, actor: actorOf(person) }
  await writeAuditAs({ action: 'login', resource: 'session' }, entry)
  return signToken(services, { tokenId, userId: person.id, expiresAt })
}

/** 403 for a person whom the platform blocked. A concurrent block waits, and then revokes the new session. */
async function mustNotBeBlocked({ id }: Person): Promise<void> {
  const { blocked_at } = await db()
    .selectFrom('app_user')
    .select('blocked_at')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirstOrThrow()
  if (blocked_at) throw problem(403, 'blocked', `Tu cuenta está bloqueada. Escribe a ${brand.support}.`)
}

type CloseReason = components['schemas']['SessionCloseReason']

/**
 * Revokes a person's sessions (all, all but one, or one): requests with their tokens are rejected, and their sockets
 * are notified of the reason and closed. Returns the number of revoked sessions. Call it within the transaction of the
 * change that causes it.
 */
export async function revokeSessions(
  userId: number,
  reason: CloseReason,
  which: { except?: number; only?: number } = {},
): Promise<number> {
  const now = currentCall().services.clock()
  const ended = await db()
    .updateTable('session')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', instant(now))
    .$if(which.except !== undefined, (query) => query.where('id', '<>', which.except as number))
    .$if(which.only !== undefined, (query) => query.where('id', '=', which.only as number))
    .returning('id')
    .execute()
  if (ended.length > 0)
    await emitSessionsClosed(
      userId,
      ended.map(({ id }) => id),
      reason,
    )
  return ended.length
}

/**
 * Emits in every bot of the person, because their socket may be in any of them. The fixed order prevents deadlocks
 * between concurrent changes.
 */
async function emitSessionsClosed(userId: number, ids: readonly number[], reason: CloseReason): Promise<void> {
  const bots = await db()
    .selectFrom('membership')
    .select('bot_id')
    .where('user_id', '=', userId)
    .orderBy('bot_id')
    .execute()
  const events = ids.map(
    (session_id): NewEvent => ({
      name: 'session-closed',
      payload: { session_id, reason },
      audience: { user_id: userId },
    }),
  )
  for (const { bot_id } of bots) await emitAll(bot_id, events)
}

/** Returns a person's open sessions, most recently used first. */
export async function openSessionsOf({ id, user }: Session) {
  const now = currentCall().services.clock()
  const rows = await db()
    .selectFrom('session')
    .select(['id', 'created_at', 'last_used_at', 'expires_at', 'ip', 'user_agent'])
    .where('user_id', '=', user.id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', instant(now))
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    ...row,
    current: row.id === id,
    created_at: row.created_at,
    last_used_at: row.last_used_at,
    expires_at: row.expires_at,
  }))
}

/** The audit actor for what a person does before they have a session. */
export function actorOf({ id, name }: Person) {
  return { type: 'user' as const, id, name }
}
