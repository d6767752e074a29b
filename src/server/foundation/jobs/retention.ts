import { sql } from 'kysely'
import type { Database } from '../../../../generated/database.d.ts'
import { db, instant } from '../store/db.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** How long is kept what ended or what nobody took, in milliseconds. Said here alone. */
export const keepFor = {
  /** a session after it ended: who sees an intrusion late can still see from where it came */
  session: 30 * DAY,
  /** a recovery link after it expired */
  recovery: 7 * DAY,
  /** an event: a console that was away for longer reads everything anew */
  event: 7 * DAY,
  /** content of a bot that was deleted: as long it can be brought back */
  deleted: 30 * DAY,
  /** a file that was uploaded and went into no message */
  unsent: DAY,
  /** a file that somebody uploaded for himself and no quick reply carries */
  unused: 7 * DAY,
  /** a file on the disk that no row tells of, for its transaction was lost */
  stray: DAY,
} as const

/** Rows that one turn deletes of a table at most: a long backlog never holds up a chat. */
const BATCH = 5_000

type Deletable = {
  [Table in keyof Database]: 'deleted_at' extends keyof Database[Table] ? Table : never
}[keyof Database]

/**
 * Tables whose rows are deleted softly, in the order in which they are purged; one that is missing does not compile.
 * Each names the tables whose rows go with one of its own, by the column that refers to it: those are purged before,
 * in batches of their own, so that a cascade never outgrows a turn.
 */
export const deletable: Readonly<Record<Deletable, Readonly<Partial<Record<Deletable, string>>>>> = {
  example: {},
  response: {},
  secondary_response: {},
  quick_response: {},
  entity: {},
  contact_group: {},
  intent: { example: 'intent_id', response: 'intent_id' },
}

/** From when on what was deleted can still be brought back. */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - keepFor.deleted)

/** Deletes sessions, recovery links and events that are past keeping, and for good what was deleted long ago. */
export async function cleanRows(now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age)
  await purge(restorableSince(now))
  const ended = before(keepFor.session)
  await db()
    .deleteFrom('session')
    .where((is) => is.or([is('expires_at', '<', instant(ended)), is('revoked_at', '<', instant(ended))]))
    .execute()
  await db()
    .deleteFrom('recovery')
    .where('expires_at', '<', instant(before(keepFor.recovery)))
    .execute()
  await sql`
    delete from event using (
      select bot_id, seq from event where at < ${before(keepFor.event)} limit ${BATCH}
    ) old where event.bot_id = old.bot_id and event.seq = old.seq`.execute(db())
}

/** Deletes for good what was deleted softly before a moment: of each table a batch. */
async function purge(before: Date): Promise<void> {
  for (const [table, parts] of Object.entries(deletable)) {
    const waiting = Object.entries(parts).map(
      ([part, column]) => sql`and not exists (
        select from ${sql.table(part)} p where p.${sql.ref(column)} = t.id and p.deleted_at is not null)`,
    )
    await sql`
      delete from ${sql.table(table)} where id in (
        select t.id from ${sql.table(table)} t where t.deleted_at < ${before} ${sql.join(waiting, sql` `)} limit ${BATCH}
      )`.execute(db())
  }
}
