import { MAX_MISSED } from '../../../contract/realtime.ts'
import { type ChatFacts, maySee } from '../scope/visibility.ts'
import { db } from '../store/db.ts'
import { type Client, hears, seesAll } from './client.ts'
import type { WrittenEvent } from './emit.ts'
import { eventsAfter } from './stored.ts'

/** The events of a bot between two numbers; undefined when they are too many or not all there. */
export async function missedSince(botId: number, after: number, cursor: number): Promise<WrittenEvent[] | undefined> {
  if (after === cursor) return []
  if (after > cursor || cursor - after > MAX_MISSED) return undefined
  const events = await eventsAfter(botId, after, MAX_MISSED, cursor)
  return events.length === cursor - after ? events : undefined
}

/**
 * What a console may be told late of the events that it missed. A chat may have gone out of sight since: of such a chat
 * only what is said to the person themselves is told, that it left.
 */
export async function toldLate(client: Client, events: readonly WrittenEvent[]): Promise<WrittenEvent[]> {
  const heard = events.filter((event) => hears(client, event))
  if (!client.viewer || seesAll(client)) return heard
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
