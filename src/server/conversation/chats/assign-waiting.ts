import { sql } from 'kysely'
import { currentCall, inCall } from '../../foundation/http/context.ts'
import type { JobHandlers } from '../../foundation/jobs/run-job.ts'
import { ASSIGN_WAITING, RELEASE_CHATS } from '../../foundation/realtime/availability.ts'
import { maySee, viewersOf } from '../../foundation/scope/visibility.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db, isDiskFull, isStoreUnavailable, tx } from '../../foundation/store/db.ts'
import { nextAgent } from './core/areas.ts'
import { sendAssignmentMessage } from './core/assignment-message.ts'
import { apply, personOf } from './core/changes.ts'
import { lockChat } from './core/lock.ts'
import { introductionJobs } from './introductions.ts'

/** Returns the handlers of the jobs that assign waiting requests once somebody has capacity, and tell customers of it. */
export function assignmentJobs(services: Services): JobHandlers {
  return {
    [ASSIGN_WAITING]: (payload) => inCall({ services }, () => assignWaiting((payload as { bot_id: number }).bot_id)),
    [RELEASE_CHATS]: (payload) => {
      const { bot_id, user_id } = payload as { bot_id: number; user_id: number }
      return inCall({ services }, () => releaseUnseen(bot_id, user_id))
    },
    ...introductionJobs(services),
  }
}

/** Assigns the requests that wait in areas with an assignment rule: by priority, then by how long they wait. */
async function assignWaiting(botId: number): Promise<void> {
  const waiting = await db()
    .selectFrom('chat as c')
    .innerJoin('area as a', 'a.id', 'c.area_id')
    .select(['c.id', 'a.id as area_id'])
    .where('c.bot_id', '=', botId)
    .where('a.auto_assign', '<>', 'none')
    .where('c.type', '=', 'request')
    .where('c.live', '=', false)
    .where('c.state', '<>', 2)
    .where('c.assign_user_id', 'is', null)
    .where('c.snoozed_until', 'is', null)
    .orderBy(sql`array_position(array['urgent', 'high', 'normal', 'low'], c.priority)`)
    .orderBy('c.requested_at')
    .orderBy('c.id')
    .execute()
  const full = new Set<number>()
  for (const { id, area_id } of waiting)
    if (!full.has(area_id) && !(await assignOne(botId, id, area_id))) full.add(area_id)
}

/** Returns false when nobody of the area has capacity. */
function assignOne(botId: number, id: number, areaId: number): Promise<boolean> {
  return tx(async () => {
    const chat = await lockChat(botId, id)
    const waits = chat.type === 'request' && !chat.live && chat.state !== 2 && chat.assign_user_id === null
    if (!waits || chat.snoozed_until !== null || chat.area_id !== areaId) return true
    const userId = await nextAgent(botId, areaId, chat.contact_id)
    if (userId === null) return false
    await apply(chat, {
      set: { assign_user_id: userId },
      events: [['assign-user', { chat_id: id, assign_user: await personOf(userId) }]],
      whole: true,
      afterwards: sendAssignmentMessage,
    })
    return true
  })
}

/** Takes the open chats from a person who may no longer see them, and gives each to whose turn it is in its area, if any. */
async function releaseUnseen(botId: number, userId: number): Promise<void> {
  const held = await db()
    .selectFrom('chat')
    .select('id')
    .where('bot_id', '=', botId)
    .where('assign_user_id', '=', userId)
    .where('state', '<>', 2)
    .orderBy('id')
    .execute()
  for (const { id } of held) await releaseAlone(botId, id, userId)
}

/** A chat that cannot be released is logged: it does not keep the others from being. */
async function releaseAlone(botId: number, id: number, userId: number): Promise<void> {
  try {
    await releaseOne(botId, id, userId)
  } catch (error) {
    if (isStoreUnavailable(error) || isDiskFull(error)) throw error
    currentCall().services.log.error(
      { err: error, chat_id: id },
      'a chat was not taken from a person who may not see it',
    )
  }
}

function releaseOne(botId: number, id: number, userId: number): Promise<void> {
  return tx(async () => {
    const chat = await lockChat(botId, id)
    const [viewer] = await viewersOf(botId, userId)
    if (chat.assign_user_id !== userId || chat.state === 2 || (viewer && maySee(viewer, chat))) return
    const isOffered = chat.area_id !== null && chat.type !== 'bot' && chat.snoozed_until === null
    const next = isOffered ? await nextAgent(botId, chat.area_id ?? 0, chat.contact_id) : null
    await apply(chat, {
      set: { assign_user_id: next },
      events: [['assign-user', { chat_id: id, assign_user: next === null ? null : await personOf(next) }]],
      whole: true,
      ...(next !== null && { afterwards: sendAssignmentMessage }),
    })
  })
}
