import { type RawBuilder, sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import { ChatPriorityOptions } from '../../../../../generated/options.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { emitAll } from '../../../foundation/realtime/emit.ts'
import type { ChatFacts } from '../../../foundation/scope/visibility.ts'
import { db } from '../../../foundation/store/db.ts'
import type { LockedChat } from './lock.ts'
import { currentActor } from './thread-actor.ts'

type ThreadEvent = components['schemas']['ThreadEvent']

/** Something that happened to a chat; `detail` as in {@link ThreadEvent}. */
interface Happening {
  kind: ThreadEvent['kind']
  detail?: string | RawBuilder<string>
}

/** The columns of a chat whose changes its thread shows. Absent ones did not change. */
type Columns = Partial<
  Pick<
    LockedChat,
    'state' | 'type' | 'area_id' | 'assign_user_id' | 'given_at' | 'snoozed_until' | 'urgency' | 'base_priority'
  >
>

const COLUMNS = ['id', 'after_id', 'at', 'kind', 'actor', 'actor_name', 'detail'] as const

/** What happened to a locked chat, and where it is afterwards. */
interface Happened {
  chat: Pick<LockedChat, 'id'> & ChatFacts
  happened: readonly Happening[]
}

/**
 * Stores what happened to a locked chat and tells those who see it. Call it in the transaction of the change, before a
 * message that causes the change is stored.
 * @param chat the chat after the change
 */
export const recordHappenings = (
  chat: Pick<LockedChat, 'id' | 'bot_id'> & ChatFacts,
  happened: readonly Happening[],
): Promise<void> => recordAll(chat.bot_id, [{ chat, happened }])

/** {@link recordHappenings} for several chats of a bot. */
export async function recordAll(bot_id: number, all: readonly Happened[]): Promise<void> {
  const { actor, name: actor_name } = currentActor()
  const at = currentCall().services.clock()
  const values = all.flatMap(({ chat: { id: chat_id }, happened }) =>
    happened.map(({ kind, detail = '' }) => ({
      ...{ bot_id, chat_id, at, kind, actor, actor_name, detail },
      after_id: sql<number>`coalesce((select max(id) from message where chat_id = ${chat_id}), 0)`,
    })),
  )
  if (values.length === 0) return
  const rows = await db()
    .insertInto('chat_event')
    .values(values)
    .returning(['chat_id', ...COLUMNS])
    .execute()
  const changes = new Map<number, ThreadEvent[]>()
  for (const { chat_id, ...change } of rows) changes.set(chat_id, [...(changes.get(chat_id) ?? []), change])
  const events = all.flatMap(({ chat: { id: chat_id, area_id, assign_user_id } }) => {
    const own = changes.get(chat_id) ?? []
    const audience = { chat_id, area_id, assign_user_id }
    return own.length > 0 ? [{ name: 'thread-events' as const, payload: { chat_id, changes: own }, audience }] : []
  })
  await emitAll(bot_id, events)
}

/** Returns what a change of columns means to those who read the thread. */
export function happeningsOf(before: Columns, set: Columns): Happening[] {
  const after = { ...before, ...set }
  const [was, is] = [before.state === 2, after.state === 2]
  // Resolving also ends the rest.
  if (!was && is) return [{ kind: 'resolved' }]
  const moved = after.area_id !== before.area_id
  const back = after.type === 'bot' && before.type !== 'bot'
  const happened: Happening[] = []
  if (was && !is) happened.push({ kind: 'reopened' })
  if (back) happened.push({ kind: 'to_bot' })
  const isForPeople = before.type === 'bot' && after.type === 'request'
  // Staff gave it away: they say to whom, also if it named them already. The customer asked for nobody.
  const given = isForPeople && after.given_at !== before.given_at
  // The area says that it went to people.
  if (!moved && isForPeople && !given) happened.push({ kind: 'requested' })
  const { area_id: area, assign_user_id: person } = after
  if (moved || (given && area && !person))
    happened.push(area ? { kind: 'moved', detail: areaName(area) } : { kind: 'moved_out' })
  const isOther = person !== before.assign_user_id
  if (person && (isOther || given)) happened.push({ kind: 'assigned', detail: personName(person) })
  if (!person && isOther && !moved && !back && !given) happened.push({ kind: 'unassigned' })
  if (after.snoozed_until !== before.snoozed_until)
    happened.push(after.snoozed_until ? { kind: 'snoozed', detail: after.snoozed_until } : { kind: 'woken' })
  const urgent = (after.urgency ?? null) !== null
  if (!back && urgent !== ((before.urgency ?? null) !== null)) happened.push({ kind: urgent ? 'urgent' : 'not_urgent' })
  const level = after.base_priority
  if (!back && !urgent && level !== undefined && level !== before.base_priority)
    happened.push({
      kind: 'priority',
      detail: ChatPriorityOptions.find(({ value }) => value === level)?.label ?? level,
    })
  return happened
}

/** Returns, for each change of labels, which were added and removed; their titles are read at once. */
export async function labelHappenings(
  changes: readonly (readonly [before: readonly number[], after: readonly number[]])[],
): Promise<Happening[][]> {
  const ids = changes.flatMap(([before, after]) => [...minus(after, before), ...minus(before, after)])
  const rows =
    ids.length > 0
      ? await db()
          .selectFrom('label')
          .select(['id', 'title'])
          .where('id', 'in', [...new Set(ids)])
          .execute()
      : []
  const titles = new Map(rows.map(({ id, title }) => [id, title]))
  const named = (of: readonly number[], kind: 'label_added' | 'label_removed') =>
    of.flatMap((id): Happening[] => {
      const detail = titles.get(id)
      return detail === undefined ? [] : [{ kind, detail }]
    })
  return changes.map(([before, after]) => [
    ...named(minus(after, before), 'label_added'),
    ...named(minus(before, after), 'label_removed'),
  ])
}

const minus = (all: readonly number[], others: readonly number[]) => all.filter((id) => !others.includes(id))

// Names are read by the statement that stores them.
const areaName = (id: number) => sql<string>`coalesce((select name from area where id = ${id}), '')`
const personName = (id: number) => sql<string>`coalesce((select name from app_user where id = ${id}), '')`

/** Most changes beside a page of messages. */
const MOST = 200

/**
 * Returns what happened between the messages of a page, in order, the last {@link MOST}: also before its first one if the
 * chat begins with it.
 */
export async function threadEventsAround(
  chatId: number,
  ids: readonly number[],
  begins: boolean,
): Promise<ThreadEvent[]> {
  const [first, last] = [ids[0], ids.at(-1)]
  if (first === undefined && !begins) return []
  let query = db().selectFrom('chat_event').select(COLUMNS).where('chat_id', '=', chatId)
  if (first !== undefined && !begins) query = query.where('after_id', '>=', first)
  if (last !== undefined) query = query.where('after_id', '<=', await nextAfter(chatId, last))
  const rows = await query.orderBy('id', 'desc').limit(MOST).execute()
  return rows.reverse()
}

/** Messages may be deleted: what happened after one of them comes before the next one that there is. */
async function nextAfter(chatId: number, last: number): Promise<number> {
  const next = await db()
    .selectFrom('message')
    .select(({ fn }) => fn.min('id').as('id'))
    .where('chat_id', '=', chatId)
    .where('id', '>', last)
    .executeTakeFirst()
  return next?.id ? Number(next.id) - 1 : Number.MAX_SAFE_INTEGER
}
