import { MAX_MISSED } from '../../../contract/realtime.ts'
import { type ChatFacts, maySee } from '../scope/visibility.ts'
import { db } from '../store/db.ts'
import { type Client, mayReceive, seesAllChats } from './client.ts'
import type { WrittenEvent } from './emit.ts'
import { eventsAfter } from './event-log.ts'

/** Returns the events of a bot between two sequence numbers; undefined if there are too many or some are missing. */
export async function missedSince(botId: number, after: number, cursor: number): Promise<WrittenEvent[] | undefined> {
  if (after === cursor) return []
  if (after > cursor || cursor - after > MAX_MISSED) return undefined
  const events = await eventsAfter(botId, after, MAX_MISSED, cursor)
  return events.length === cursor - after ? events : undefined
}

/**
 * Filters missed events by what a console may see now. Events of a chat that is no longer visible are dropped, except
 * those addressed to the person, such as the one that the chat was removed.
 */
export async function visibleMissedEvents(client: Client, events: readonly WrittenEvent[]): Promise<WrittenEvent[]> {
  const heard = events.filter((event) => mayReceive(client, event))
  if (!client.viewer || seesAllChats(client)) return heard
  const { viewer } = client
  const chats = await factsOf(client.botId, new Set(heard.flatMap(({ audience }) => audience.chat_id ?? [])))
  return heard.filter(({ audience }) => {
    if (audience.kind !== 'chat') return true
    const now = chats.get(audience.chat_id ?? 0)
    return now !== undefined && maySee(viewer, now)
  })
}

async function factsOf(botId: number, ids: ReadonlySet<number>): Promise<Map<number, ChatFacts>> {
  if (ids.size === 0) return new Map()
  const rows = await db()
    .selectFrom('chat')
    .select(['id', 'area_id', 'assign_user_id'])
    .where('bot_id', '=', botId)
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
