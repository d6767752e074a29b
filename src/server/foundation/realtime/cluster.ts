import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import type { Services } from '../services/services.ts'
import type { Store } from '../store/db.ts'
import { dispatch, notifyMissedEvents, onCommittedEvents } from './emit.ts'
import type { EphemeralEvent } from './ephemeral.ts'
import { eventsAfter } from './event-log.ts'

const CHANNEL = 'consola_realtime'
/** Maximum size of a notification in bytes: PostgreSQL's limit less a margin. */
const MOST = 7_500
const RECONNECT_MS = 250

/** A notification between processes: new events, or an ephemeral event. */
interface Note {
  from: string
  events?: [bot: number, first: number, last: number]
  what?: EphemeralEvent
  /** events may have been written without a notification */
  gap?: true
}

/** Parses a notification; undefined if another program sent it on this channel. */
function noteIn(payload: string): Note | undefined {
  try {
    const note: unknown = JSON.parse(payload)
    return typeof note === 'object' && note !== null ? (note as Note) : undefined
  } catch {
    return undefined
  }
}

export interface Cluster {
  publish(what: EphemeralEvent): void
  stop(): Promise<void>
}

/** For a single process: publishes nothing. */
export const singleProcess: Cluster = { publish: () => {}, stop: async () => {} }

/**
 * Connects this process with the other processes of a PostgreSQL database. They notify each other with LISTEN/NOTIFY
 * and read the events from the database themselves.
 * @param onEphemeralEvent receives ephemeral events of the other processes
 */
export function joinCluster(
  databaseUrl: string,
  store: Store,
  { log }: Services,
  onEphemeralEvent: (what: EphemeralEvent) => void,
): Cluster {
  const me = randomUUID()
  let stopped = false
  let listener: pg.Client | undefined
  let again: NodeJS.Timeout | undefined
  /** true once a lost connection is logged, so that not every reconnection attempt logs it again */
  let complained = false
  let reading: Promise<void> = Promise.resolve()

  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'consola realtime',
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: 10_000,
    })
    listener = client
    client.on('notification', ({ payload }) => take(payload ?? ''))
    client.on('error', (error) => lost(client, error))
    client.on('end', () => lost(client))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      return lost(client, error)
    }
    complained = false
    notifyMissedEvents(store.kysely)
  }

  function lost(client: pg.Client, error?: unknown): void {
    if (stopped || listener !== client) return
    listener = undefined
    if (error && !complained) log.warn({ err: error }, 'the connection for notifications of other processes was lost')
    complained = true
    client.end().catch(() => {})
    again = setTimeout(() => void listen(), RECONNECT_MS)
  }

  function take(payload: string): void {
    const note = noteIn(payload)
    if (!note || note.from === me) return
    if (note.gap) notifyMissedEvents(store.kysely)
    if (note.what) onEphemeralEvent(note.what)
    if (note.events) {
      const [bot, first, last] = note.events
      reading = reading
        .then(() => store.run(() => eventsAfter(bot, first - 1, last - first + 1, last)))
        .then((events) => {
          for (const event of events) dispatch(event, store.kysely)
        })
        .catch((error: unknown) => log.error({ err: error }, 'events of another process could not be read'))
    }
  }

  // Notifications are sent one at a time. Events that arrive meanwhile are merged per bot.
  const due = new Map<number, [first: number, last: number]>()
  const momentary: EphemeralEvent[] = []
  let gap = false
  let sending = false
  async function flush(): Promise<void> {
    if (sending) return
    sending = true
    try {
      while (gap || due.size > 0 || momentary.length > 0) {
        const notes: Note[] = [
          ...[...due].map(([bot, [first, last]]): Note => ({ from: me, events: [bot, first, last] })),
          ...momentary.map((what): Note => ({ from: me, what })),
          ...(gap ? [{ from: me, gap } as const] : []),
        ]
        due.clear()
        momentary.length = 0
        gap = false
        const texts = notes.map((note) => JSON.stringify(note)).filter((text) => Buffer.byteLength(text) < MOST)
        await sql`select pg_notify(${CHANNEL}, note) from json_array_elements_text(${JSON.stringify(texts)}::json) as t(note)`.execute(
          store.kysely,
        )
      }
    } catch (error) {
      log.warn({ err: error }, 'an event could not be published to other processes')
    } finally {
      sending = false
    }
  }

  const silence = onCommittedEvents((events, of) => {
    const [first, last] = [events[0], events.at(-1)]
    if (of !== store.kysely || !first || !last) return
    const known = due.get(first.bot_id)
    due.set(first.bot_id, [Math.min(known?.[0] ?? first.seq, first.seq), Math.max(known?.[1] ?? last.seq, last.seq)])
    void flush()
  })
  const back = store.onRecovery(() => {
    // The events committed just before the database became unavailable were not published.
    gap = true
    void flush()
  })
  void listen()
  return {
    publish: (what) => {
      momentary.push(what)
      void flush()
    },
    stop: async () => {
      stopped = true
      clearTimeout(again)
      silence()
      back()
      await listener?.end().catch(() => {})
      await reading
    },
  }
}
