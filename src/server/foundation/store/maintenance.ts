import { type Kysely, sql } from 'kysely'

/**
 * Runs the maintenance that autovacuum and the checkpointer do on a PostgreSQL server; without it the embedded store's
 * folder would grow without bound. It works table by table, so that others do not wait long. Returns a function that
 * stops it.
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

/** Runs maintenance once: vacuums and analyzes every table including the system catalog, then writes a checkpoint. */
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
