import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { availabilityOf } from '../../foundation/realtime/availability.ts'
import { maySee, seesAll, type Viewer, viewersOf } from '../../foundation/scope/visibility.ts'
import { db, spanishOrder } from '../../foundation/store/db.ts'
import { visibleChat } from './core/lock.ts'

type Assignee = components['schemas']['ChatAssignee']

/**
 * Returns who can be assigned chats of the bot, by name: the members who read chats. With `chatId`, returns all members
 * with the reason for those who cannot be assigned it; 404 without the permission for chats.
 */
export async function assignable(scope: Scope, chatId?: number): Promise<Assignee[]> {
  if (chatId !== undefined && !scope.permissions.chats) throw commonProblems.notFound()
  const chat = chatId === undefined ? undefined : await visibleChat(scope, chatId)
  const viewers = new Map((await viewersOf(scope.botId)).map((viewer) => [viewer.userId, viewer]))
  const members = await db()
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .leftJoin('member_availability as v', (join) =>
      join.onRef('v.bot_id', '=', 'm.bot_id').onRef('v.user_id', '=', 'm.user_id'),
    )
    .select(['u.id', 'u.name', availabilityOf().as('availability')])
    .where('m.bot_id', '=', scope.botId)
    .orderBy(spanishOrder(sql.ref('u.name')))
    .orderBy('u.id')
    .execute()
  const area = chat?.area_id ? await areaName(chat.area_id) : ''
  const refusalOf = (id: number): string | null => {
    const viewer = viewers.get(id)
    if (!viewer) return 'No atiende conversaciones'
    if (!chat || maySee(viewer, { area_id: chat.area_id, assign_user_id: id })) return null
    return `No atiende el área ${area}`
  }
  const seesNow = (id: number): { sees?: boolean } => {
    const viewer = viewers.get(id)
    return chat ? { sees: viewer !== undefined && maySee(viewer, chat) } : {}
  }
  const places = chat ? await firstAreasOf(scope.botId, [...viewers.values()]) : new Map<number, { name: string }>()
  const movesTo = (id: number): { moves_to?: string } => {
    return viewers.has(id) && refusalOf(id) !== null ? { moves_to: places.get(id)?.name ?? '' } : {}
  }
  // Some are chats that not everybody sees.
  const open = chat && seesAll(scope) ? await openChatsByPerson(scope.botId) : undefined
  return members
    .map((person) => ({
      ...person,
      refusal: refusalOf(person.id),
      ...movesTo(person.id),
      ...seesNow(person.id),
      ...(open && { open_chats: open.get(person.id) ?? 0 }),
    }))
    .filter(({ refusal }) => chat !== undefined || refusal === null)
}

/** Returns how many unresolved chats that the bot does not attend each person has; nobody without any. */
async function openChatsByPerson(botId: number): Promise<Map<number, number>> {
  const rows = await db()
    .selectFrom('chat')
    .select(['assign_user_id', sql<number>`count(*)::int`.as('open')])
    .where('bot_id', '=', botId)
    .where('assign_user_id', 'is not', null)
    .where('state', '<>', 2)
    .where('type', '<>', 'bot')
    // The bot answers again after one was resolved, whoever attended it.
    .where(({ eb, or }) => or([eb('type', '<>', 'live'), eb('live', '=', true)]))
    .groupBy('assign_user_id')
    .execute()
  return new Map(rows.map(({ assign_user_id, open }) => [assign_user_id ?? 0, open]))
}

/** Returns the area, by person, to which a chat goes that is passed to them and whose area they do not attend. */
export async function firstAreasOf(
  botId: number,
  viewers: readonly Viewer[],
): Promise<Map<number, { id: number; name: string }>> {
  const all = await db()
    .selectFrom('area')
    .select(['id', 'name'])
    .where('bot_id', '=', botId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return new Map(
    viewers.flatMap(({ userId, areas }) => {
      const first = areas === 'all' ? undefined : all.find(({ id }) => areas.includes(id))
      return first ? [[userId, first] as const] : []
    }),
  )
}

async function areaName(id: number): Promise<string> {
  return (await db().selectFrom('area').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name
}

/** Returns the areas whose chats the caller sees, and the others, which they can move chats to. */
export async function areasOf({ botId, areas }: Scope) {
  const all = await db()
    .selectFrom('area')
    .select(['id', 'name', 'enable_handoff'])
    .where('bot_id', '=', botId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const seen = ({ id }: { id: number }) => areas === 'all' || areas.includes(id)
  return { areas: all.filter(seen), others: all.filter((area) => !seen(area)) }
}
