import { type CompiledQuery, type Kysely, sql } from 'kysely'
import type { Database } from '../../../../generated/database.d.ts'
import { type EventName, type EventPayloads, events } from '../../../../generated/events.ts'
import type { EventEnvelope } from '../../../contract/events.ts'
import { currentCall } from '../http/context.ts'
import { afterCommit, type Ending, endingOf, storeHere, tx } from '../store/db.ts'

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
 * no change without its number, and numbers of a bot become visible in their order. It is written as the transaction
 * ends and fanned out after the commit. The transaction fails when the bot does not exist.
 */
export function emit<Name extends EventName>(
  botId: number,
  name: Name,
  payload: EventPayloads[Name],
  audience: AudienceOf<Name>,
): Promise<void> {
  return emitAll(botId, [{ name, payload, audience } as NewEvent])
}

/** {@link emit} of several events, numbered in their order. */
export async function emitAll(botId: number, given: readonly NewEvent[]): Promise<void> {
  if (given.length > 0) await tx(async () => endingOf(`events of ${botId}`, () => new NewEvents(botId)).add(given))
}

/** The events that a transaction writes for a bot. */
class NewEvents implements Ending {
  /** whoever changes the bot waits for its counter, and those who change several bots take them in one order */
  readonly order: number
  readonly #botId: number
  readonly #at = currentCall().services.clock().toISOString()
  readonly #events: Omit<WrittenEvent, 'bot_id' | 'seq' | 'at'>[] = []
  #last = 0

  constructor(botId: number) {
    this.#botId = this.order = botId
    const root = storeHere()
    afterCommit(() => this.#tell(root))
  }

  add(given: readonly NewEvent[]): void {
    for (const { name, payload, audience } of given)
      this.#events.push({ name, payload, audience: { kind: events[name].audience, ...audience } })
  }

  statement(kysely: Kysely<Database>): CompiledQuery {
    const botId = this.#botId
    const { length } = this.#events
    // without the bot there is no number, and the column refuses that
    return sql`
      with counted as (update bot set event_seq = event_seq + ${length} where id = ${botId} returning event_seq)
      insert into event (bot_id, seq, at, name, audience, payload)
      select ${botId}, (select event_seq from counted) - ${length} + place, ${this.#at}::timestamptz,
        told->>'name', told->'audience', told->'payload'
      from jsonb_array_elements(${JSON.stringify(this.#events)}::text::jsonb) with ordinality as t (told, place)
      returning seq`.compile(kysely)
  }

  done(rows: readonly unknown[]): void {
    this.#last = Math.max(...(rows as { seq: number }[]).map(({ seq }) => seq))
  }

  #tell(root: unknown): void {
    const first = this.#last - this.#events.length + 1
    const written = this.#events.map((event, i) => ({
      ...event,
      ...{ bot_id: this.#botId, seq: first + i, at: this.#at },
    })) as WrittenEvent[]
    for (const event of written) relay(event, root)
    for (const listener of batchListeners) listener(written, root)
  }
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

const gapListeners = new Set<(store: unknown) => void>()

/** Tells this process that there may be events in a store that it did not hear of. */
export function tellGap(store: unknown): void {
  for (const listener of gapListeners) listener(store)
}

/** Hears of gaps; what was missed stands in the store. */
export function onGap(listener: (store: unknown) => void): () => void {
  gapListeners.add(listener)
  return () => gapListeners.delete(listener)
}

/** Hears every event that this process learns of; those of one bot may be late or come twice, the store has them all. */
export function onEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
