import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import { enqueue } from '../../foundation/jobs/queue.ts'
import { db, json } from '../../foundation/store/db.ts'
import type { ContentFault } from '../content/problems.ts'

// Whole bots on their way: imports, copies and exports, each a row with its progress.

export type BotImport = components['schemas']['BotImport']
export type Move = NonNullable<Awaited<ReturnType<typeof moveOf>>>

/** Queue of the jobs that review archives, copy bots and write archives. */
export const BOT_IMPORT = 'bot-import'

/** Queue of the jobs that delete what belonged to a forgotten row: a trigger of the database fills it. */
export const BOT_IMPORT_DROP = 'bot-import-drop'

/** Attempts before one of them has failed. */
export const ATTEMPTS = 3

const columns = [
  ...(['id', 'kind', 'name', 'state', 'done', 'total', 'bot_id', 'summary', 'lost', 'faults', 'created_at'] as const),
]

interface NewMove extends Pick<BotImport, 'kind' | 'name'>, Partial<Pick<BotImport, 'summary'>> {
  file?: string
  source_bot_id?: number
}

/** Inserts a row and enqueues its job, in the current transaction. */
export async function begin(userId: number, { summary = {}, ...made }: NewMove): Promise<BotImport> {
  const at = currentCall().services.clock()
  const row = await db()
    .insertInto('bot_import')
    .values({ ...made, summary: json(summary), state: 'running', user_id: userId, created_at: at, updated_at: at })
    .returning(columns)
    .executeTakeFirstOrThrow()
  await enqueue(BOT_IMPORT, { id: row.id }, { key: String(row.id), maxAttempts: ATTEMPTS })
  return row
}

/** Returns what the caller imports, copies or exports; 404 for what others do. */
export async function ownImport(userId: number, id: number, lock = false): Promise<BotImport> {
  const query = db().selectFrom('bot_import').select(columns).where('id', '=', id).where('user_id', '=', userId)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  if (!row) throw commonProblems.notFound()
  // The bot is hidden until it is complete.
  return { ...row, bot_id: row.state === 'done' ? row.bot_id : null }
}

export const moveOf = (id: number) => db().selectFrom('bot_import').selectAll().where('id', '=', id).executeTakeFirst()

/** What its person is told when something broke. */
export const BROKEN: ContentFault = {
  file: '',
  place: '',
  text: 'Algo falló de nuestro lado. Inténtalo nuevamente más tarde.',
}

/** Ends what has no job any more: its process died in the last attempt. */
export async function endLost(now: Date): Promise<void> {
  await db()
    .updateTable('bot_import as i')
    .set({ state: 'failed', faults: json([BROKEN]), updated_at: now })
    .where('i.state', '=', 'running')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('job as j')
            .select('j.id')
            .where('j.queue', '=', BOT_IMPORT)
            .whereRef('j.key', '=', sql<string>`i.id::text`)
            .where('j.done_at', 'is', null)
            .where('j.failed_at', 'is', null),
        ),
      ),
    )
    .execute()
}

/** Thrown when a row was forgotten while its job was running. */
export class Forgotten extends Error {}

/** What a job may write down about its row. */
interface MoveChange extends Partial<Pick<Move, 'name' | 'state' | 'done' | 'total' | 'bot_id' | 'file'>> {
  summary?: BotImport['summary']
  lost?: readonly string[]
  faults?: readonly ContentFault[]
}

/**
 * Writes down how far a job is.
 * @throws Forgotten if nobody waits for it any more
 */
export async function change(id: number, { summary, lost, faults, ...given }: MoveChange): Promise<void> {
  const { numUpdatedRows } = await db()
    .updateTable('bot_import')
    .set({
      ...given,
      ...(summary && { summary: json(summary) }),
      ...(lost && { lost: json(lost) }),
      ...(faults && { faults: json(faults) }),
      updated_at: currentCall().services.clock(),
    })
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Forgotten()
}
