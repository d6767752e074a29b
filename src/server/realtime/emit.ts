import { sql } from 'kysely'
import { type EventName, type EventPayloads, events } from '../../../generated/events.ts'
import type { EventEnvelope } from '../../contract/events.ts'
import { currentCall } from '../http/context.ts'
import { afterCommit, db, storeHere, tx } from '../store/db.ts'

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

/** An event to be written: its name, what it carries and who may hear it. */
export type NewEvent = {
  [Name in EventName]: { name: Name; payload: EventPayloads[Name]; audience: AudienceOf<Name> }
}[EventName]

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
  const [event] = await emitAll(botId, [{ name, payload, audience } as NewEvent])
  return event as WrittenEvent as WrittenEvent<Name>
}

/** {@link emit} of several events, numbered in their order. */
export async function emitAll(botId: number, given: readonly NewEvent[]): Promise<WrittenEvent[]> {
  if (given.length === 0) return []
  const at = currentCall().services.clock()
  return tx(async () => {
    const told = given.map(({ name, payload, audience }) => ({
      name,
      payload,
      audience: { kind: events[name].audience, ...audience },
    }))
    const { rows } = await sql<{ seq: number }>`
      with counted as (
        update bot set event_seq = event_seq + ${given.length} where id = ${botId} returning event_seq
      )
      insert into event (bot_id, seq, at, name, audience, payload)
      select ${botId}, event_seq - ${given.length} + place, ${at}, told->>'name', told->'audience', told->'payload'
      from counted, jsonb_array_elements(${JSON.stringify(told)}::text::jsonb) with ordinality as t (told, place)
      returning seq`.execute(db())
    const last = Math.max(...rows.map(({ seq }) => seq))
    if (rows.length < given.length) throw new Error(`There is no bot ${botId}`)
    const written = told.map((event, i) => ({
      ...event,
      bot_id: botId,
      seq: last - given.length + 1 + i,
      at: at.toISOString(),
    })) as WrittenEvent[]
    const root = storeHere()
    afterCommit(() => {
      for (const event of written) relay(event, root)
      for (const listener of batchListeners) listener(written, root)
    })
    return written
  })
}

/** Hears an event, and of which store it is: a test process may have several. */
type Listener = (event: WrittenEvent, store: unknown) => void

const listeners = new Set<Listener>()

const batchListeners = new Set<(events: readonly WrittenEvent[], store: unknown) => void>()

/** Tells this process of an event: one that it wrote, or one that another process wrote into the same store. */
export function relay(event: WrittenEvent, store: unknown): void {
  for (const listener of listeners) listener(event, store)
}

/** Hears what this process itself committed, a transaction at a time: what other processes have to be told. */
export function onOwnEvents(listener: (events: readonly WrittenEvent[], store: unknown) => void): () => void {
  batchListeners.add(listener)
  return () => batchListeners.delete(listener)
}

/** Hears every event that this process learns of; those of one bot may be late or come twice, the store has them all. */
export function onEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
