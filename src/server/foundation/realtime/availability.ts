import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import type { EventPayloads } from '../../../../generated/events.ts'
import { currentCall } from '../http/context.ts'
import type { UserScope } from '../http/scope.ts'
import { enqueue } from '../jobs/queue.ts'
import { db, instant, tx } from '../store/db.ts'
import { emit } from './emit.ts'
import { onlineUserIds } from './online.ts'

type Availability = components['schemas']['Availability']
type State = components['schemas']['AvailabilityState']

/** Minutes without a sign of life of any browser of a person after which they count as absent. */
const IDLE_MINUTES = 10

/** The queue of the job that assigns the waiting requests of a bot (payload `{bot_id}`). */
export const ASSIGN_WAITING = 'assign-waiting'

/** Lets the waiting requests of a bot be assigned after the current transaction: somebody may have capacity now. */
export async function enqueueAssignment(botId: number): Promise<void> {
  const rule = await db()
    .selectFrom('area')
    .select('id')
    .where('bot_id', '=', botId)
    .where('auto_assign', '<>', 'none')
    .limit(1)
    .executeTakeFirst()
  if (rule) await enqueue(ASSIGN_WAITING, { bot_id: botId }, { key: String(botId) })
}

/** The queue of the job that takes chats from a person who may no longer see them (payload `{bot_id, user_id}`). */
export const RELEASE_CHATS = 'release-chats'

/** Lets the chats that a member may no longer see go to others after the current transaction, which changed their rights. */
export const enqueueRelease = (bot_id: number, user_id: number): Promise<void> =>
  enqueue(RELEASE_CHATS, { bot_id, user_id }, { key: `${bot_id}:${user_id}` })

/**
 * Returns an expression for the availability of a member: what they chose, or away while they are idle; null if they
 * never attended. The query must include the table `member_availability` as `v`.
 */
export const availabilityOf = () => sql<Availability | null>`case when v.idle then 'away' else v.chosen end`

/** Returns the ids of the people who attend a bot now: they have its console open and are available. */
export async function availableUserIds(botId: number): Promise<ReadonlySet<number>> {
  const online = await onlineUserIds(botId)
  if (online.size === 0) return online
  const rows = await db()
    .selectFrom('member_availability')
    .select('user_id')
    .where('bot_id', '=', botId)
    .where('user_id', 'in', [...online])
    .where('chosen', '=', 'available')
    .where('idle', '=', false)
    .execute()
  return new Set(rows.map(({ user_id }) => user_id))
}

/** Returns the caller's own availability; before the first sign of life, the default. */
export async function ownAvailability({ botId, userId }: UserScope): Promise<State> {
  const row = await db()
    .selectFrom('member_availability as v')
    .select(['v.chosen', availabilityOf().as('availability')])
    .where('v.bot_id', '=', botId)
    .where('v.user_id', '=', userId)
    .executeTakeFirst()
  const { chosen = 'available', availability } = row ?? {}
  return { chosen, availability: availability ?? chosen, idle_minutes: IDLE_MINUTES }
}

/** Stores what the caller chose. Who chooses is there, so they are not idle any more. */
export function setAvailability(scope: UserScope, chosen: Availability): Promise<State> {
  return tx(async () => {
    await change(scope.botId, { id: scope.userId, name: scope.userName }, chosen)
    return ownAvailability(scope)
  })
}

/** Records a sign of life of a member. Who was idle is again what they chose. */
export async function noteActivity(botId: number, user: { id: number; name: string }): Promise<void> {
  await tx(() => change(botId, user))
}

async function change(botId: number, user: { id: number; name: string }, wanted?: Availability): Promise<void> {
  const at = instant(currentCall().services.clock())
  const before = await db()
    .selectFrom('member_availability')
    .select(['chosen', 'idle'])
    .where('bot_id', '=', botId)
    .where('user_id', '=', user.id)
    .forUpdate()
    .executeTakeFirst()
  const chosen = wanted ?? before?.chosen ?? 'available'
  // Removed members get no row.
  const { rows } = await sql<{ chosen: Availability }>`
    insert into member_availability (bot_id, user_id, chosen, active_at)
    select m.bot_id, m.user_id, ${chosen}, ${at}
    from membership m where m.bot_id = ${botId} and m.user_id = ${user.id}
    on conflict (bot_id, user_id) do update set active_at = excluded.active_at, idle = false,
      chosen = case when ${wanted !== undefined} then excluded.chosen else member_availability.chosen end
    returning chosen`.execute(db())
  if (rows.length === 0 || (before && !before.idle && before.chosen === chosen)) return
  // The first sign of life is no change: their presence tells that they are there.
  if (before || chosen !== 'available') await announce(botId, { user, availability: chosen, chosen })
  if (chosen === 'available') await enqueueAssignment(botId)
}

/** Makes members of all bots absent who gave no sign of life since a while, and tells their teams. */
export function markIdle(now: Date): Promise<void> {
  return tx(async () => {
    const { rows } = await sql<{ bot_id: number; user_id: number; name: string; chosen: Availability }>`
      update member_availability v set idle = true from app_user u
      where u.id = v.user_id and not v.idle
        and v.active_at < ${now}::timestamptz - make_interval(mins => ${IDLE_MINUTES}::int)
      returning v.bot_id, v.user_id, u.name, v.chosen`.execute(db())
    for (const { bot_id, user_id: id, name, chosen } of rows)
      await announce(bot_id, { user: { id, name }, availability: 'away', chosen })
  })
}

const announce = (botId: number, payload: EventPayloads['availability']): Promise<void> =>
  emit(botId, 'availability', payload, {})
