import { type EventName, type EventPayloads, events } from '../../../generated/events.ts'
import type { EventEnvelope } from '../../contract/events.ts'
import { currentCall } from '../http/context.ts'
import { afterCommit, db, tx } from '../store/db.ts'

/** Facts that decide who hears an event, as they are after the change. */
export interface AudienceFacts {
  /** every member of the bot */
  bot: Record<never, never>
  /** those who may see the chat */
  chat: { chat_id: number; area_id: number | null; assign_user_id: number | null }
  /** one person */
  user: { user_id: number }
}

/** What an event of this name must say of its audience, by the contract's `x-audience`. */
export type AudienceOf<Name extends EventName> = AudienceFacts[(typeof events)[Name]['audience']]

/** An event as it was written, with who may hear it. */
export interface WrittenEvent<Name extends EventName = EventName> extends EventEnvelope<Name, EventPayloads[Name]> {
  audience: { kind: keyof AudienceFacts } & Partial<AudienceFacts['chat'] & AudienceFacts['user']>
}

/**
 * Writes an event of a bot, numbered inside the transaction of the change it tells of: no number without its change,
 * no change without its number, and numbers of a bot become visible in their order. It is fanned out after the
 * commit. Rejects when the bot does not exist.
 */
export async function emit<Name extends EventName>(
  botId: number,
  name: Name,
  payload: EventPayloads[Name],
  audience: AudienceOf<Name>,
): Promise<WrittenEvent<Name>> {
  const at = currentCall().services.clock()
  const heard = { kind: events[name].audience, ...audience }
  return tx(async () => {
    const { event_seq: seq } = await db()
      .updateTable('bot')
      .set((set) => ({ event_seq: set('event_seq', '+', 1) }))
      .where('id', '=', botId)
      .returning('event_seq')
      .executeTakeFirstOrThrow()
    await db()
      .insertInto('event')
      .values({ bot_id: botId, seq, at, name, audience: heard, payload: payload as object })
      .execute()
    const event = { bot_id: botId, seq, name, at: at.toISOString(), payload, audience: heard }
    afterCommit(() => tell(event as WrittenEvent))
    return event
  })
}

type Listener = (event: WrittenEvent) => void

const listeners = new Set<Listener>()

function tell(event: WrittenEvent): void {
  for (const listener of listeners) listener(event)
}

/** Hears the events that this process committed; answers how to stop. Events of other processes are in the store. */
export function onEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
