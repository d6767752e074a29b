import { type Kysely, sql } from 'kysely'

/**
 * Does for the embedded store what autovacuum and the checkpointer do for a PostgreSQL server: without it a folder
 * grows without bound. Table by table, so that nobody waits long. Answers how to stop it.
 */
export function startMaintenance<D>(
  kysely: Kysely<D>,
  minutes: number,
  report: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let stopped = false
  const timer = setInterval(() => {
    running = running.then(() => maintain(kysely, () => stopped)).catch(report)
  }, minutes * 60_000)
  timer.unref()
  return async () => {
    stopped = true
    clearInterval(timer)
    await running
  }
}

/** One round: space and statistics of every table, the catalogue's included, then the log. */
export async function maintain<D>(kysely: Kysely<D>, isStopped: () => boolean = () => false): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'pg_catalog') order by n.nspname desc, c.relname`.execute(kysely)
  for (const { name } of rows) {
    if (isStopped()) return
    await sql.raw(`vacuum (analyze) ${name}`).execute(kysely)
  }
  await sql`checkpoint`.execute(kysely)
}
