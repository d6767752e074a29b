import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { TIMEZONE } from '../../../contract/zone.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { isOnline, lastSeen } from '../../foundation/realtime/online.ts'
import { db } from '../../foundation/store/db.ts'
import { exact, type ListColumns, type ListRequest, listRows, text, time } from '../../foundation/store/list.ts'

/** A bot as seen by platform administrators. */
export type PlatformBot = components['schemas']['PlatformBot']
type UserConnection = components['schemas']['UserConnection']

// These lists span all bots and users, so dates use the default time zone of the installation.
const botColumns: ListColumns = {
  id: exact('b.id'),
  name: text('b.name'),
  plan: text('p.name'),
  plan_id: exact('b.plan_id'),
  version: text('b.bot_version'),
  special_state: exact('b.special_state'),
  state: exact('b.state'),
  members: exact(sql`(select count(*) from membership m where m.bot_id = b.id)`),
  created_at: time('b.created_at', TIMEZONE),
}

/** Returns one page of all bots. */
export async function listBots(request: ListRequest): Promise<{ items: PlatformBot[]; total: number }> {
  const { items, total } = await listRows(allBots(), request, botColumns)
  return { items: items.map(toBot), total }
}

/** Returns a bot; undefined when it does not exist. */
export async function findBot(id: number): Promise<PlatformBot | undefined> {
  const row = await allBots().where('b.id', '=', id).executeTakeFirst()
  return row && toBot(row)
}

function allBots() {
  return db()
    .selectFrom('bot as b')
    .innerJoin('plan as p', 'p.id', 'b.plan_id')
    .select(['b.id', 'b.name', 'b.plan_id', 'p.name as plan', 'b.bot_version as version', 'b.special_state', 'b.state'])
    .select(['b.created_at', sql<number>`(select count(*) from membership m where m.bot_id = b.id)`.as('members')])
}

type BotRow = Awaited<ReturnType<ReturnType<typeof allBots>['executeTakeFirstOrThrow']>>

function toBot({ created_at, ...row }: BotRow): PlatformBot {
  return { ...row, created_at } as PlatformBot
}

const connectionColumns = (now: Date): ListColumns => ({
  id: exact('c.user_id'),
  name: text('u.name'),
  username: text('u.username'),
  'user.name': text('u.name'),
  'user.username': text('u.username'),
  connected: exact(isOnline(sql.ref('u.id'), now)),
  last_seen: time(lastSeen(sql.ref('u.id'), now), TIMEZONE),
  date_to_filter: time(lastSeen(sql.ref('u.id'), now), TIMEZONE),
})

/** Returns one page of the connections of all users. */
export async function listConnections(request: ListRequest): Promise<{ items: UserConnection[]; total: number }> {
  const now = currentCall().services.clock()
  const all = db()
    .selectFrom('user_connection as c')
    .innerJoin('app_user as u', 'u.id', 'c.user_id')
    .select(['u.id', 'u.name', 'u.username', 'c.effective_type', 'c.downlink', 'c.rtt'])
    .select(isOnline(sql.ref('u.id'), now).as('connected'))
    .select(lastSeen(sql.ref('u.id'), now).$notNull().as('last_seen'))
  const { items, total } = await listRows(all, request, connectionColumns(now))
  return {
    items: items.map(({ id, name, username, connected, last_seen, ...line }) => ({
      id,
      user: { id, name, username },
      connected,
      last_seen,
      date_to_filter: Date.parse(last_seen),
      connection_effective_type: line.effective_type,
      connection_downlink: line.downlink,
      connection_rtt: line.rtt,
    })),
    total,
  }
}
