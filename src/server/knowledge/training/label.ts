import { db } from '../../foundation/store/db.ts'

/** What the history of changes calls a training: by its number among those of its bot. */
export async function labelOf(runId: number): Promise<string> {
  const { number } = await db()
    .selectFrom('training_run')
    .select('number')
    .where('id', '=', runId)
    .executeTakeFirstOrThrow()
  return `Entrenamiento ${number}`
}
