import { sql } from 'kysely'
import { db } from './db.ts'

/** Runs a step of the current transaction that leaves nothing behind if the database refuses it. */
export async function inSavepoint<T>(step: () => Promise<T>): Promise<T> {
  await sql`savepoint item`.execute(db())
  try {
    const done = await step()
    await sql`release savepoint item`.execute(db())
    return done
  } catch (error) {
    await sql`rollback to savepoint item`.execute(db())
    throw error
  }
}
