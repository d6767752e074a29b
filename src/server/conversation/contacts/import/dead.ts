import { type RawBuilder, sql } from 'kysely'
import { enqueue } from '../../../foundation/jobs/queue.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import { CONTACT_IMPORT, CONTACT_IMPORT_DROP } from './store.ts'

/** What is told of an import that broke off. */
export const BROKEN = 'Algo falló de nuestro lado. Lo importado hasta aquí quedó.'
const HALF_UNDONE = 'Algo falló de nuestro lado. Vuelve a deshacer lo que queda.'

/**
 * Ends imports whose job was given up, because its process died again and again: they would keep others from starting,
 * and every contact from being erased. What was imported stays and can be undone; a check can be started again.
 * @param which of the imports
 * @returns their number
 */
export const endDeadImports = (which: RawBuilder<unknown>, now: Date): Promise<number> =>
  tx(async () => {
    const { rows } = await sql<{ state: string; file: string | null }>`
      with dead as materialized (
        select id, file from contact_import i
        where state in ('checking', 'running', 'cancelling', 'undoing') and ${which} and not exists (select from job j
          where j.queue = ${CONTACT_IMPORT} and j.key = i.id::text and j.done_at is null and j.failed_at is null)
        order by id for update
      )
      update contact_import i set
        state = case i.state when 'checking' then 'ready' else 'failed' end,
        message = case i.state when 'checking' then '' when 'undoing' then ${HALF_UNDONE} else ${BROKEN} end,
        finished_at = case i.state when 'checking' then null when 'undoing' then i.finished_at
          else ${now}::timestamptz end,
        file = case i.state when 'checking' then i.file end
      from dead where dead.id = i.id returning i.state, dead.file`.execute(db())
    for (const { state, file } of rows)
      if (state === 'failed' && file !== null) await enqueue(CONTACT_IMPORT_DROP, { file })
    return rows.length
  })

/** Attempts of an import that gets no further, before it is given up. */
const ATTEMPTS = 5

/** Gives an import that got on as many attempts as a new one: restarts of the server do not add up over a long file. */
export async function keepTrying(id: number): Promise<void> {
  await db()
    .updateTable('job')
    .set({ max_attempts: sql`attempts + ${ATTEMPTS}::int` })
    .where('queue', '=', CONTACT_IMPORT)
    .where('key', '=', String(id))
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute()
}

/** Whether the attempt that runs is the last one of an import. */
export async function isLastAttempt(id: number, attempt: number): Promise<boolean> {
  const job = await db()
    .selectFrom('job')
    .select('max_attempts')
    .where('queue', '=', CONTACT_IMPORT)
    .where('key', '=', String(id))
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst()
  return attempt >= (job?.max_attempts ?? ATTEMPTS)
}
