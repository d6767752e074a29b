import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Services } from '../services/services.ts'
import { db, type Store } from '../store/db.ts'
import type { Client } from './client.ts'
import type { Hub } from './hub.ts'
import { LOST_SECONDS, TOLD_AGAIN_SECONDS } from './online.ts'

/**
 * Writes into the store who has a chatbot open, so that every process of it knows. Times are the database's own: they
 * are those of lines, not of the business. Answers how to stop.
 */
export function keepPresence(hub: Hub, store: Store, { log, clock, settings }: Services): () => Promise<void> {
  const me = randomUUID()
  let writing: Promise<void> = Promise.resolve()
  const here = new Map<string, { bot_id: number; user_id: number; consoles: number }>()
  const keyOf = ({ botId, session }: Client) => `${botId} ${session.user.id}`
  const write = (work: () => Promise<unknown>) => {
    writing = writing
      .then(() => store.run(work))
      .then(
        () => {},
        (error: unknown) => log.warn({ err: error }, 'who is here was not written'),
      )
    return writing
  }
  const told = (rows: readonly { bot_id: number; user_id: number }[]) => async () => {
    // who was removed meanwhile is nobody's to tell of
    for (const { bot_id, user_id } of rows)
      await sql`insert into console_presence (bot_id, user_id, process)
        select m.bot_id, m.user_id, ${me} from membership m where m.bot_id = ${bot_id} and m.user_id = ${user_id}
        on conflict (bot_id, user_id, process) do update set seen_at = now()`.execute(db())
  }

  // the embedded store has one process: lines of an earlier one are gone
  if (!settings.databaseUrl) void write(() => db().deleteFrom('console_presence').execute())

  hub.watch({
    joined(client) {
      const key = keyOf(client)
      const known = here.get(key) ?? { bot_id: client.botId, user_id: client.session.user.id, consoles: 0 }
      here.set(key, { ...known, consoles: known.consoles + 1 })
      if (known.consoles === 0) void write(told([known]))
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
          // a page that stays open without a line says so again by itself
          await sql`update user_connection set connected = false, last_seen = ${at}::timestamptz
            where user_id = ${known.user_id}
              and not exists (select from console_presence line where line.user_id = ${known.user_id})`.execute(db())
        })
      }
    },
  })

  const again = setInterval(() => {
    if (here.size === 0) return
    void write(told([...here.values()]))
    void write(() => sql`delete from console_presence where seen_at < now() - interval '1 day'`.execute(db()))
  }, TOLD_AGAIN_SECONDS * 1000)
  again.unref()
  return async () => {
    clearInterval(again)
    await write(() => db().deleteFrom('console_presence').where('process', '=', me).execute())
  }
}

/** Who has this chatbot's console open, in whatever process. */
export async function presentIn(botId: number): Promise<ReadonlySet<number>> {
  const rows = await db()
    .selectFrom('console_presence')
    .select('user_id')
    .where('bot_id', '=', botId)
    .where('seen_at', '>', sql<string>`now() - make_interval(secs => ${LOST_SECONDS}::int)`)
    .execute()
  return new Set(rows.map(({ user_id }) => user_id))
}
