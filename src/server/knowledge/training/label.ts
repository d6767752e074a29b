import { db } from '../../foundation/store/db.ts'

/** Returns the name of a training in the change history, with its number within the bot. */
export async function labelOf(runId: number): Promise<string> {
  const { number } = await db()
    .selectFrom('training_run')
    .select('number')
    .where('id', '=', runId)
    .executeTakeFirstOrThrow()
  return `Entrenamiento ${number}`
}
