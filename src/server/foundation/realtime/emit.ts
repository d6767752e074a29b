import { type CompiledQuery, type Kysely, sql } from 'kysely'
import type { Database } from '../../../../generated/database.d.ts'
import { type EventName, type EventPayloads, events } from '../../../../generated/events.ts'
import type { EventEnvelope } from '../../../contract/events.ts'
import { currentCall } from '../http/context.ts'
import { afterCommit, currentStore, type DeferredWork, deferredWork, tx } from '../store/db.ts'

/** Data that determines the recipients of an event, as of after the change. */
interface AudienceFacts {
  /** every member of the bot */
  bot: Record<never, never>
  /** the members who may see the chat */
  chat: { chat_id: number; area_id: number | null; assign_user_id: number | null }
  /** one person */
  user: { user_id: number }
}

/** The audience data that an event of this name needs, by the contract's `x-audience`. */
export type AudienceOf<Name extends EventName> = AudienceFacts[(typeof events)[Name]['audience']]

/** A stored event with its audience. */
export interface WrittenEvent<Name extends EventName = EventName> extends EventEnvelope<Name, EventPayloads[Name]> {
  audience: { kind: keyof AudienceFacts } & Partial<AudienceFacts['chat'] & AudienceFacts['user']>
}

/** An event to write: name, payload and audience. */
export type NewEvent = {
  [Name in EventName]: { name: Name; payload: EventPayloads[Name]; audience: AudienceOf<Name> }
}[EventName]

/**
 * Writes an event of a bot in the transaction of its change, so that both are committed together. Sequence numbers of a
 * bot have no gaps and become visible in order. The event is inserted at the end of the transaction and published after
 * the commit. The transaction fails if the bot does not exist.
 */
export function emit<Name extends EventName>(
  botId: number,
  name: Name,
  payload: EventPayloads[Name],
  audience: AudienceOf<Name>,
): Promise<void> {
  return emitAll(botId, [{ name, payload, audience } as NewEvent])
}

/** {@link emit} for several events, numbered in their order. */
export async function emitAll(botId: number, given: readonly NewEvent[]): Promise<void> {
  if (given.length > 0) await tx(async () => deferredWork(`events of ${botId}`, () => new NewEvents(botId)).add(given))
}

/** The events that a transaction writes for a bot. */
class NewEvents implements DeferredWork {
  /**
   * bot id: counters are locked late, because other changes of the bot wait for them, and in a fixed order, to prevent
   * deadlocks
   */
  readonly order: number
  readonly #botId: number
  readonly #at = currentCall().services.clock().toISOString()
  readonly #events: Omit<WrittenEvent, 'bot_id' | 'seq' | 'at'>[] = []
  #last = 0

  constructor(botId: number) {
    this.#botId = this.order = botId
    const root = currentStore()
    afterCommit(() => this.#dispatch(root))
  }

  add(given: readonly NewEvent[]): void {
    for (const { name, payload, audience } of given)
      this.#events.push({ name, payload, audience: { kind: events[name].audience, ...audience } })
  }

  statement(kysely: Kysely<Database>): CompiledQuery {
    const botId = this.#botId
    const { length } = this.#events
    // If the bot does not exist, seq is null and the insert fails.
    return sql`
      with counted as (update bot set event_seq = event_seq + ${length} where id = ${botId} returning event_seq)
      insert into event (bot_id, seq, at, name, audience, payload)
      select ${botId}, (select event_seq from counted) - ${length} + place, ${this.#at}::timestamptz,
        item->>'name', item->'audience', item->'payload'
      from jsonb_array_elements(${JSON.stringify(this.#events)}::text::jsonb) with ordinality as t (item, place)
      returning seq`.compile(kysely)
  }

  done(rows: readonly unknown[]): void {
    this.#last = Math.max(...(rows as { seq: number }[]).map(({ seq }) => seq))
  }

  #dispatch(root: unknown): void {
    const first = this.#last - this.#events.length + 1
    const written = this.#events.map((event, i) => ({
      ...event,
      ...{ bot_id: this.#botId, seq: first + i, at: this.#at },
    })) as WrittenEvent[]
    for (const event of written) dispatch(event, root)
    for (const listener of batchListeners) listener(written, root)
  }
}

/** Receives an event and the store it belongs to: a test process may have several. */
type Listener = (event: WrittenEvent, store: unknown) => void

const listeners = new Set<Listener>()

const batchListeners = new Set<(events: readonly WrittenEvent[], store: unknown) => void>()

/** Publishes an event within this process. It was written here or by another process with the same database. */
export function dispatch(event: WrittenEvent, store: unknown): void {
  for (const listener of listeners) listener(event, store)
}

/**
 * Subscribes to the events that this process committed, one call per transaction, so that they can be sent to the other
 * processes. Returns a function that unsubscribes.
 */
export function onCommittedEvents(listener: (events: readonly WrittenEvent[], store: unknown) => void): () => void {
  batchListeners.add(listener)
  return () => batchListeners.delete(listener)
}

const gapListeners = new Set<(store: unknown) => void>()

/** Notifies this process that it may have missed events of a store. */
export function notifyMissedEvents(store: unknown): void {
  for (const listener of gapListeners) listener(store)
}

/** Subscribes to gaps: missed events must be read from the database. Returns a function that unsubscribes. */
export function onMissedEvents(listener: (store: unknown) => void): () => void {
  gapListeners.add(listener)
  return () => gapListeners.delete(listener)
}

/**
 * Subscribes to every event that this process receives. Events of a bot may arrive late or twice; the database has all
 * of them. Returns a function that unsubscribes.
 */
export function onEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
