import { sql } from 'kysely'
import { currentCall } from '../../foundation/http/context.ts'
import type { Session } from '../../foundation/http/scope.ts'
import { isOnline, lastSeen } from '../../foundation/realtime/online.ts'
import { db } from '../../foundation/store/db.ts'

/** A browser's report about its connection. Unknown values are absent or null. */
interface ConnectionInput {
  connected: boolean
  connection_downlink?: number | null
  connection_effective_type?: string | null
  connection_rtt?: number | null
  user_agent?: string | null
  platform?: string | null
}

/**
 * Stores the state of a person's connection. When it is reported as closed, the last known connection details are kept.
 */
export async function setConnection(userId: number, input: ConnectionInput): Promise<void> {
  const seen = { connected: input.connected, last_seen: currentCall().services.clock() }
  const line = {
    effective_type: input.connection_effective_type ?? null,
    downlink: input.connection_downlink ?? null,
    rtt: input.connection_rtt ?? null,
    user_agent: input.user_agent ?? null,
    platform: input.platform ?? null,
  }
  await db()
    .insertInto('user_connection')
    .values({ user_id: userId, ...seen, ...line })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(input.connected ? { ...seen, ...line } : seen))
    .execute()
}

/** Returns the connections of a person and everyone who shares a chatbot with them, most recently seen first. */
export async function connectionsAround({ user }: Session) {
  const now = currentCall().services.clock()
  const rows = await db()
    .selectFrom('user_connection as c')
    .innerJoin('app_user as u', 'u.id', 'c.user_id')
    .select(['u.id', 'u.name', 'u.username', 'c.effective_type', 'c.downlink', 'c.rtt'])
    .select(isOnline(sql.ref('u.id'), now).as('connected'))
    .select(lastSeen(sql.ref('u.id'), now).$notNull().as('last_seen'))
    .where((is) =>
      is.or([
        is('u.id', '=', user.id),
        is.exists(
          is
            .selectFrom('membership as mine')
            .innerJoin('membership as theirs', 'theirs.bot_id', 'mine.bot_id')
            .select('theirs.user_id')
            .where('mine.user_id', '=', user.id)
            .whereRef('theirs.user_id', '=', 'u.id'),
        ),
      ]),
    )
    .orderBy('last_seen', 'desc')
    .orderBy('u.id')
    .execute()
  return rows.map(({ id, name, username, ...row }) => ({
    id,
    user: { id, name, username },
    connected: row.connected,
    last_seen: row.last_seen,
    date_to_filter: Date.parse(row.last_seen),
    connection_effective_type: row.effective_type,
    connection_downlink: row.downlink,
    connection_rtt: row.rtt,
  }))
}
