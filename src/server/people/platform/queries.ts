import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { TIMEZONE } from '../../../contract/zone.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { isOnline, lastSeen } from '../../foundation/realtime/online.ts'
import { isUnfinished } from '../../foundation/scope/bot.ts'
import { roles } from '../../foundation/scope/roles.ts'
import { db } from '../../foundation/store/db.ts'
import { exact, type ListColumns, type ListRequest, listRows, text, time } from '../../foundation/store/list.ts'

/** A bot as seen by platform administrators. */
export type PlatformBot = components['schemas']['PlatformBot']
type UserConnection = components['schemas']['UserConnection']

/** A deleted bot has no members any more; its team is what it had. */
const members = sql<number>`(case when b.removal is null
  then (select count(*)::int from membership m where m.bot_id = b.id)
  else jsonb_array_length(b.removal->'members') end)`

const status = sql<PlatformBot['status']>`(case when b.removed_at is not null then 'removed'
  when b.suspended_at is not null then 'suspended' else b.special_state end)`

/** A bot without a published model is not trained, whatever its changes. */
const state = sql<PlatformBot['state']>`(case when b.state in ('active', 'pending')
  and not exists (select from bot_model m where m.bot_id = b.id and m.active) then 'untrained' else b.state end)`

const limit = sql<number | null>`(p.limits->>'conversations')::int`

/** Conversations since the first of the month in the bot's own time zone, as in its quotas. */
const conversations = (now: Date) => sql<number>`(
  select coalesce(sum(c.conversations), 0)::int from daily_count c where c.bot_id = b.id and c.day >=
    date_trunc('month', ${now}::timestamptz at time zone coalesce(b.settings->>'timezone', ${TIMEZONE}))::date)`

/** The part of the limit from which a bot is near it. */
const NEAR = 0.8

// These lists span all bots and users, so dates use the default time zone of the installation.
const botColumns = (now: Date): ListColumns => ({
  id: exact('b.id'),
  name: text('b.name'),
  plan: text('p.name'),
  plan_id: exact('b.plan_id'),
  version: text('b.bot_version'),
  special_state: exact('b.special_state'),
  status: exact(status),
  state: exact(state),
  owner: text('o.name'),
  owner_email: text('o.email'),
  members: exact(members),
  conversations: exact(conversations(now)),
  near_limit: exact(sql`coalesce(${conversations(now)} >= ${NEAR}::numeric * ${limit}, false)`),
  created_at: time('b.created_at', TIMEZONE),
})

/** Returns one page of all bots, also of those that were deleted and can be restored. */
export async function listBots(request: ListRequest): Promise<{ items: PlatformBot[]; total: number }> {
  const now = currentCall().services.clock()
  const { items, total } = await listRows(allBots(now), request, botColumns(now))
  return { items, total }
}

/** Returns a bot; undefined when it does not exist. */
export async function findBot(id: number): Promise<PlatformBot | undefined> {
  return allBots(currentCall().services.clock()).where('b.id', '=', id).executeTakeFirst()
}

/** Returns the person who owns a bot; undefined for a bot without an administrator. */
export async function ownerOf(id: number): Promise<number | undefined> {
  const row = await db()
    .selectFrom('bot as b')
    .innerJoinLateral(owner, (join) => join.onTrue())
    .select('o.id')
    .where('b.id', '=', id)
    .executeTakeFirst()
  return row?.id ?? undefined
}

/**
 * The owner of the bot `b`: the person to whom the platform gave it, as long as they administer it, else its first
 * administrator. A bot without a team shows the address that was invited to administer it.
 */
const owner = sql<{ id: number | null; name: string | null; email: string | null }>`(
  select * from (
    select u.id, u.name, u.email, 0 as place, u.id is distinct from b.owner_id as other, m.created_at as since
      from membership m join app_user u on u.id = m.user_id where m.bot_id = b.id and m.role_id = ${roles.administrador}
    union all
    select u.id, u.name, u.email, 0, u.id is distinct from b.owner_id, u.created_at
      from jsonb_array_elements(b.removal->'members') as gone join app_user u on u.id = (gone->>'user_id')::int
      where (gone->>'role_id')::int = ${roles.administrador}
    union all
    select null, null, i.email, 1, true, i.created_at from invitation i
      where i.bot_id = b.id and i.role_id = ${roles.administrador} and i.accepted_at is null and i.revoked_at is null
  ) as candidate order by place, other, since, id limit 1)`.as<'o'>('o')

/** What the edit form shows, in one value: whoever changes any of it, here or elsewhere, changes this. */
const revision = sql<string>`md5(jsonb_build_array(b.name, b.plan_id, b.bot_version, b.special_state)::text)`

/** Leaves out bots that an import is still building: they are hidden, but nobody removed them. */
function allBots(now: Date) {
  return db()
    .selectFrom('bot as b')
    .innerJoin('plan as p', 'p.id', 'b.plan_id')
    .leftJoinLateral(owner, (join) => join.onTrue())
    .where(({ not }) => not(isUnfinished('b')))
    .select(['b.id', 'b.name', 'b.plan_id', 'p.name as plan', 'b.bot_version as version', 'b.special_state'])
    .select(['o.name as owner', 'o.email as owner_email', 'b.suspended_reason as suspended', 'b.created_at'])
    .select([status.as('status'), state.as('state'), members.as('members'), 'b.removed_at'])
    .select([conversations(now).as('conversations'), limit.as('conversations_limit')])
    .select(revision.as('revision'))
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
