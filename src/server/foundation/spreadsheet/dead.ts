import { type RawBuilder, sql } from 'kysely'
import { enqueue } from '../jobs/queue.ts'
import { db, tx } from '../store/db.ts'

/** What is told of an import that broke off. */
export const BROKEN = 'Algo falló de nuestro lado. Lo importado hasta aquí quedó.'
const HALF_UNDONE = 'Algo falló de nuestro lado. Vuelve a deshacer lo que queda.'

/** Attempts of an import that gets no further, before it is given up. */
const ATTEMPTS = 5

/** What is known of imports of a kind, to tell whether somebody works on one. */
interface ImportKind {
  table: 'contact_import' | 'product_import'
  /** of their jobs; the key of a job is the id of its import */
  queue: string
  /** of the jobs that delete the file of an import that ended */
  dropQueue: string
}

/** Returns what keeps the jobs of imports going, and ends imports whose job is dead. */
export function importAttempts({ table, queue, dropQueue }: ImportKind) {
  const liveJob = (id: number) =>
    sql`queue = ${queue} and key = ${String(id)} and done_at is null and failed_at is null`
  return {
    /**
     * Ends imports whose job was given up, because its process died again and again: they would keep others from
     * starting. What was imported stays and can be undone; a check can be started again.
     * @param which of the imports
     * @returns their number
     */
    endDead: (which: RawBuilder<unknown>, now: Date): Promise<number> =>
      tx(async () => {
        const { rows } = await sql<{ state: string; file: string | null }>`
          with dead as materialized (
            select id, file from ${sql.table(table)} i
            where state in ('checking', 'running', 'cancelling', 'undoing') and ${which} and not exists (
              select from job j
              where j.queue = ${queue} and j.key = i.id::text and j.done_at is null and j.failed_at is null)
            order by id for update
          )
          update ${sql.table(table)} i set
            state = case i.state when 'checking' then 'ready' else 'failed' end,
            message = case i.state when 'checking' then '' when 'undoing' then ${HALF_UNDONE} else ${BROKEN} end,
            finished_at = case i.state when 'checking' then null when 'undoing' then i.finished_at
              else ${now}::timestamptz end,
            file = case i.state when 'checking' then i.file end
          from dead where dead.id = i.id returning i.state, dead.file`.execute(db())
        for (const { state, file } of rows) if (state === 'failed' && file !== null) await enqueue(dropQueue, { file })
        return rows.length
      }),
    /** Gives an import that got on as many attempts as a new one: restarts of the server do not add up over a long file. */
    async keepTrying(id: number): Promise<void> {
      await sql`update job set max_attempts = attempts + ${ATTEMPTS}::int where ${liveJob(id)}`.execute(db())
    },
    /** Whether the attempt that runs is the last one of an import. */
    async isLast(id: number, attempt: number): Promise<boolean> {
      const { rows } = await sql<{ max_attempts: number }>`select max_attempts from job where ${liveJob(id)}`.execute(
        db(),
      )
      return attempt >= (rows[0]?.max_attempts ?? ATTEMPTS)
    },
  }
}
