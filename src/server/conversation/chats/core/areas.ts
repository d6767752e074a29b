import { sql } from 'kysely'
import { availableUserIds } from '../../../foundation/realtime/availability.ts'
import { viewersOf } from '../../../foundation/scope/visibility.ts'
import { db } from '../../../foundation/store/db.ts'
import { type ChatEvent, emitChatEvents } from './chat-events.ts'
import { lockChat } from './lock.ts'
import { happeningsOf, recordHappenings } from './thread-events.ts'

/** Moves the chats of an area that is being deleted to another area or to none. Open ones are unassigned. */
export async function moveChatsOutOfArea(botId: number, areaId: number, target: number | null): Promise<void> {
  const open = await db()
    .selectFrom('chat')
    .select('id')
    .where('bot_id', '=', botId)
    .where('area_id', '=', areaId)
    .where('state', '<>', 2)
    .orderBy('id')
    .execute()
  const area =
    target === null
      ? null
      : await db().selectFrom('area').select(['id', 'name']).where('id', '=', target).executeTakeFirstOrThrow()
  for (const { id } of open) {
    const chat = await lockChat(botId, id)
    const set = { area_id: target, assign_user_id: null }
    await db().updateTable('chat').set(set).where('id', '=', id).execute()
    const events: ChatEvent[] = area ? [['change-area', { chat_id: id, area }]] : []
    await emitChatEvents(botId, id, { before: chat, after: { ...chat, ...set }, whole: true }, ...events)
    await recordHappenings({ ...chat, ...set }, happeningsOf(chat, set))
  }
  await db()
    .updateTable('chat')
    .set({ area_id: target })
    .where('bot_id', '=', botId)
    .where('area_id', '=', areaId)
    .execute()
}

/**
 * Returns who gets a chat that enters an area; null when chats are not assigned automatically or nobody available has
 * capacity. The lock on the area serializes the turns; it admits chats that are moved there meanwhile, whose foreign key
 * locks the area, too.
 * @param rule how to choose; by default as the area says
 */
export async function nextAgent(
  botId: number,
  areaId: number,
  contactId: number,
  rule?: 'round_robin' | 'least_busy',
): Promise<number | null> {
  const area = await db()
    .selectFrom('area')
    .select(['auto_assign', 'max_open_per_user', 'last_assigned_user_id'])
    .where('id', '=', areaId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const auto = rule ?? area?.auto_assign
  if (!area || auto === 'none') return null
  const people = await free(botId, areaId, area.max_open_per_user)
  const chosen =
    auto === 'least_busy'
      ? people.toSorted((a, b) => a.open - b.open || a.userId - b.userId)[0]
      : ((auto === 'same_agent' ? await sameAs(people, contactId) : undefined) ??
        people.find(({ userId }) => userId > (area.last_assigned_user_id ?? 0)) ??
        people[0])
  if (!chosen) return null
  // Does not change the version of the area.
  await db().updateTable('area').set({ last_assigned_user_id: chosen.userId }).where('id', '=', areaId).execute()
  return chosen.userId
}

/** Whether a member of an area has capacity for another chat. False for people who are not in the area. */
export async function hasCapacity(botId: number, areaId: number, userId: number): Promise<boolean> {
  const area = await db().selectFrom('area').select('max_open_per_user').where('id', '=', areaId).executeTakeFirst()
  if (!area) return false
  return (await free(botId, areaId, area.max_open_per_user)).some((one) => one.userId === userId)
}

interface Free {
  userId: number
  /** unresolved chats assigned to them that the bot does not attend */
  open: number
}

/** Returns the members of an area who attend now and have capacity for another chat, ordered by id. */
async function free(botId: number, areaId: number, most: number): Promise<Free[]> {
  const rows = await db()
    .selectFrom('area_user as u')
    .select('u.user_id')
    .select(
      sql<number>`(select count(*) from chat c where c.bot_id = ${botId} and c.assign_user_id = u.user_id
        and c.state <> 2 and c.type <> 'bot')::int`.as('open'),
    )
    .where('u.area_id', '=', areaId)
    .orderBy('u.user_id')
    .execute()
  const there = await availableUserIds(botId)
  const reading = new Set((await viewersOf(botId)).map(({ userId }) => userId).filter((id) => there.has(id)))
  return rows
    .filter(({ user_id, open }) => reading.has(user_id) && (most === 0 || open < most))
    .map(({ user_id, open }) => ({ userId: user_id, open }))
}

/** Returns the person who last wrote to this contact, if they are among the given people. */
async function sameAs(people: readonly Free[], contactId: number): Promise<Free | undefined> {
  const row = await db()
    .selectFrom('message as m')
    .innerJoin('chat as c', 'c.id', 'm.chat_id')
    .select('m.user_id')
    .where('c.contact_id', '=', contactId)
    .where('m.author', '=', 'agent')
    .where('m.user_id', 'is not', null)
    .orderBy('m.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return people.find(({ userId }) => userId === row?.user_id)
}
