import { sql } from 'kysely'
import { db, tx } from '../../foundation/store/db.ts'
import { measureConversations } from './measure.ts'

/** Chats that are counted again in one transaction. */
const BATCH = 50

/** Asks for the conversations of a bot to be counted again, the newest chats first. */
export async function requestRecount(botId: number): Promise<void> {
  await sql`
    insert into conversation_count (bot_id, chats)
    values (${botId}::int, (select count(*) from chat where bot_id = ${botId}::int))
    on conflict (bot_id) do update set before_chat = null, counted = 0, chats = excluded.chats, requested_at = now(),
      finished_at = null`.execute(db())
}

/**
 * Counts the chats of the bots that ask for it again, a few at a time, so that a restart repeats few and others wait for
 * none.
 * @param isOver whether to stop for now
 */
export async function recountRequested(isOver: () => boolean = () => false): Promise<void> {
  while (!isOver() && (await recountSome()));
}

/** Counts some chats of a bot again; false if no bot asks for it. */
const recountSome = (): Promise<boolean> =>
  tx(async () => {
    const run = await db()
      .selectFrom('conversation_count')
      .select(['bot_id', 'before_chat'])
      .where('finished_at', 'is', null)
      .orderBy('requested_at')
      .limit(1)
      .forUpdate()
      .executeTakeFirst()
    if (!run) return false
    const { rows } = await sql<{ id: number }>`
      select id from chat where bot_id = ${run.bot_id}::int 
        and (${run.before_chat}::int is null or id < ${run.before_chat}::int)
      order by id desc limit ${BATCH}::int`.execute(db())
    await sql`select conversation_recount(${run.bot_id}::int, ${rows.map(({ id }) => id)}::int[])`.execute(db())
    const last = rows.at(-1)?.id
    await sql`
      update conversation_count set before_chat = ${last ?? run.before_chat}::int, counted = counted + ${rows.length}::int,
        finished_at = ${rows.length < BATCH ? sql`now()` : sql`null`}
      where bot_id = ${run.bot_id}::int`.execute(db())
    return true
  })

/** Counts the conversations of a bot, or of all, again at once; returns the number of their chats. */
export async function recountAll(botId?: number): Promise<number> {
  const bots = await db()
    .selectFrom('bot')
    .select('id')
    .$if(botId !== undefined, (query) => query.where('id', '=', botId ?? 0))
    .execute()
  for (const { id } of bots) await requestRecount(id)
  await recountRequested()
  await measureConversations()
  const { rows } = await sql<{ chats: number }>`
    select coalesce(sum(counted), 0)::int as chats from conversation_count
    where bot_id = any(${bots.map(({ id }) => id)}::int[])`.execute(db())
  return rows[0]?.chats ?? 0
}
