import { randomBytes } from 'node:crypto'
import type { components } from '../../../../generated/api.d.ts'
import { recordAs } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Session } from '../../foundation/http/scope.ts'
import { signToken } from '../../foundation/http/session.ts'
import { emitAll, type NewEvent } from '../../foundation/realtime/emit.ts'
import { db, instant } from '../../foundation/store/db.ts'
import { rememberPlaces } from './places.ts'

const HOUR_MS = 3_600_000

/** Who opens a session. */
interface Person {
  id: number
  name: string
}

/**
 * Opens a session for somebody who proved who he is, and answers its token. Joins the transaction in progress; the
 * history of changes gets its line.
 */
export async function openSession(person: Person): Promise<string> {
  const { services, request } = currentCall()
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
  await rememberPlaces(person.id)
  const entry = { id, label: person.name, botId: null, actor: actorOf(person) }
  await recordAs({ action: 'login', resource: 'session' }, entry)
  return signToken(services, { tokenId, userId: person.id, expiresAt })
}

type CloseReason = components['schemas']['SessionCloseReason']

/**
 * Ends a person's sessions (all, all but one, or one): the next call with their tokens is refused, and their sockets
 * are told why and end. Answers how many. Inside the transaction of what ends them.
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
    await tellClosed(
      userId,
      ended.map(({ id }) => id),
      reason,
    )
  return ended.length
}

/** In every bot of the person, since he may listen to any; in one order, so that two such changes can't lock each other. */
async function tellClosed(userId: number, ids: readonly number[], reason: CloseReason): Promise<void> {
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

/** A person's open sessions, the one used last first. */
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

/** A person as the author of what he does before he has a session. */
export function actorOf({ id, name }: Person) {
  return { type: 'user' as const, id, name }
}
