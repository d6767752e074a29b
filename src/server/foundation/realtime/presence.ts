import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { inCall } from '../http/context.ts'
import type { Services } from '../services/services.ts'
import { db, type Store } from '../store/db.ts'
import { enqueueAssignment, noteActivity } from './availability.ts'
import type { Client } from './client.ts'
import type { Hub } from './hub.ts'
import { HEARTBEAT_SECONDS } from './online.ts'

/**
 * Stores who has a bot's console open, so that every process knows. It uses the database's clock because the rows track
 * connections. A person who joins a bot gives a sign of life, unless their page was left alone.
 */
export function recordPresence(hub: Hub, store: Store, services: Services) {
  const { log, clock, settings } = services
  const me = randomUUID()
  let writing: Promise<void> = Promise.resolve()
  const here = new Map<string, { bot_id: number; user_id: number; consoles: number }>()
  const keyOf = ({ botId, session }: Client) => `${botId} ${session.user.id}`
  const write = (work: () => Promise<unknown>) => {
    writing = writing
      .then(() => store.run(work))
      .then(
        () => {},
        (error: unknown) => log.warn({ err: error }, 'presence could not be saved'),
      )
    return writing
  }
  const saveActivity = async ({ botId, session, viewer }: Client) => {
    // Only who reads chats attends them.
    if (viewer) await noteActivity(botId, { id: session.user.id, name: session.user.name })
  }
  const heartbeat = (rows: readonly { bot_id: number; user_id: number }[]) => async () => {
    // Removed members get no row.
    for (const { bot_id, user_id } of rows)
      await sql`insert into console_presence (bot_id, user_id, process)
        select m.bot_id, m.user_id, ${me} from membership m where m.bot_id = ${bot_id} and m.user_id = ${user_id}
        on conflict (bot_id, user_id, process) do update set seen_at = now()`.execute(db())
  }

  // An embedded database has one process: rows of an earlier process are stale.
  if (!settings.databaseUrl) void write(() => db().deleteFrom('console_presence').execute())

  hub.watch({
    joined(client) {
      const key = keyOf(client)
      const known = here.get(key) ?? { bot_id: client.botId, user_id: client.session.user.id, consoles: 0 }
      here.set(key, { ...known, consoles: known.consoles + 1 })
      const isFirst = known.consoles === 0
      if (!isFirst && client.isIdle) return
      void write(() =>
        inCall({ services }, async () => {
          // Before the heartbeat: who is online is known to be available or not.
          if (!client.isIdle) await saveActivity(client)
          if (!isFirst) return
          await heartbeat([known])()
          await enqueueAssignment(known.bot_id)
        }),
      )
    },
    left(client) {
      const key = keyOf(client)
      const known = here.get(key)
      if (!known) return
      if (known.consoles > 1) here.set(key, { ...known, consoles: known.consoles - 1 })
      else {
        here.delete(key)
        const at = clock()
        void write(async () => {
          await db()
            .deleteFrom('console_presence')
            .where('process', '=', me)
            .where('bot_id', '=', known.bot_id)
            .where('user_id', '=', known.user_id)
            .execute()
          // A page that stays open without a websocket reports itself again.
          await sql`update user_connection set connected = false, last_seen = ${at}::timestamptz
            where user_id = ${known.user_id}
              and not exists (select from console_presence line where line.user_id = ${known.user_id})`.execute(db())
        })
      }
    },
  })

  const again = setInterval(() => {
    if (here.size === 0) return
    void write(heartbeat([...here.values()]))
    void write(() => sql`delete from console_presence where seen_at < now() - interval '1 day'`.execute(db()))
  }, HEARTBEAT_SECONDS * 1000)
  again.unref()
  return {
    /** Records a sign of life of the person at a console. */
    noteActivity: (client: Client) => write(() => inCall({ services }, () => saveActivity(client))),
    stop: async () => {
      clearInterval(again)
      await write(() => db().deleteFrom('console_presence').where('process', '=', me).execute())
    },
  }
}
