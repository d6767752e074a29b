import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import type { Services } from '../services/services.ts'
import type { Store } from '../store/db.ts'
import type { Momentary } from './company.ts'
import { onOwnEvents, relay, tellGap } from './emit.ts'
import { eventsAfter } from './stored.ts'

const CHANNEL = 'consola_realtime'
/** Bytes that PostgreSQL lets one notification carry, less a margin. */
const MOST = 7_500
const RECONNECT_MS = 250

/** What processes say to each other: which events there are, or something momentary. */
interface Note {
  from: string
  events?: [bot: number, first: number, last: number]
  what?: Momentary
  /** events may have been written that no note tells of */
  gap?: true
}

/** The note that a payload is; undefined for what somebody else says on the channel. */
function noteIn(payload: string): Note | undefined {
  try {
    const note: unknown = JSON.parse(payload)
    return typeof note === 'object' && note !== null ? (note as Note) : undefined
  } catch {
    return undefined
  }
}

export interface Neighbours {
  publish(what: Momentary): void
  stop(): Promise<void>
}

/** The only process there is. */
export const alone: Neighbours = { publish: () => {}, stop: async () => {} }

/**
 * Joins this process to the others of a PostgreSQL database: they wake each other by notifications and read the
 * events from the store themselves.
 * @param onMomentary hears what others tell that is not stored
 */
export function joinNeighbours(
  databaseUrl: string,
  store: Store,
  { log }: Services,
  onMomentary: (what: Momentary) => void,
): Neighbours {
  const me = randomUUID()
  let stopped = false
  let listener: pg.Client | undefined
  let again: NodeJS.Timeout | undefined
  /** said once a cut, not at every try to mend it */
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
    tellGap(store.kysely)
  }

  function lost(client: pg.Client, error?: unknown): void {
    if (stopped || listener !== client) return
    listener = undefined
    if (error && !complained) log.warn({ err: error }, 'notifications of other processes were cut off')
    complained = true
    client.end().catch(() => {})
    again = setTimeout(() => void listen(), RECONNECT_MS)
  }

  function take(payload: string): void {
    const note = noteIn(payload)
    if (!note || note.from === me) return
    if (note.gap) tellGap(store.kysely)
    if (note.what) onMomentary(note.what)
    if (note.events) {
      const [bot, first, last] = note.events
      reading = reading
        .then(() => store.run(() => eventsAfter(bot, first - 1, last - first + 1, last)))
        .then((events) => {
          for (const event of events) relay(event, store.kysely)
        })
        .catch((error: unknown) => log.error({ err: error }, 'events of another process were not read'))
    }
  }

  // notes go out one at a time; events that come meanwhile are put together, bot by bot
  const due = new Map<number, [first: number, last: number]>()
  const momentary: Momentary[] = []
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
      log.warn({ err: error }, 'other processes were not told')
    } finally {
      sending = false
    }
  }

  const silence = onOwnEvents((events, of) => {
    const [first, last] = [events[0], events.at(-1)]
    if (of !== store.kysely || !first || !last) return
    const known = due.get(first.bot_id)
    due.set(first.bot_id, [Math.min(known?.[0] ?? first.seq, first.seq), Math.max(known?.[1] ?? last.seq, last.seq)])
    void flush()
  })
  const back = store.onReturn(() => {
    // what was committed as the store went away is told by nobody
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
