import { sql } from 'kysely'
import type { Database } from '../../../../generated/database.d.ts'
import { db, instant } from '../store/db.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Retention periods in milliseconds. This is the only place that defines them. */
export const retentionPeriods = {
  /** a session, after it ended: people who notice an intrusion late can still see where it came from */
  session: 30 * DAY,
  /** an API key, after it was revoked: systems that still call with it are told so */
  apiKey: 90 * DAY,
  /** a link of a mail to an account, after it expired */
  link: 7 * DAY,
  /** an event: a console that was offline for longer reloads everything */
  event: 7 * DAY,
  /** what was sent to the webhooks of a bot */
  delivery: 30 * DAY,
  /** what a rule of chats did */
  ruleRun: 30 * DAY,
  /** which events of chats the rules have seen: an event is not noted again that late */
  ruleEvent: 2 * DAY,
  /** soft-deleted content of a bot: it can be restored during this time */
  deleted: 30 * DAY,
  /** an uploaded file that was not sent in a message */
  unsent: DAY,
  /** a file that a person uploaded for themselves and that no quick reply uses */
  unused: 7 * DAY,
  /** what a merge, an import, or a change of many products can be undone with */
  undo: DAY,
  /** a file of conversations or messages that somebody exported */
  export: 7 * DAY,
  /** counts and refused rows of an import, and that an export was made */
  import: 30 * DAY,
  /** a file on disk without a row, because its transaction was rolled back */
  stray: DAY,
} as const

/** Maximum number of rows that a run deletes from a table, so that a large backlog does not slow down chats. */
const BATCH = 5_000

type Deletable = {
  [Table in keyof Database]: 'deleted_at' extends keyof Database[Table] ? Table : never
}[keyof Database]

/**
 * Tables with soft delete, in purge order; a missing table does not compile. Each one lists the child tables that are
 * deleted by cascade, with their foreign key column. Children are purged first, in batches of their own, so that a
 * cascade never exceeds a batch.
 */
export const deletable: Readonly<Record<Deletable, Readonly<Partial<Record<Deletable, string>>>>> = {
  example: {},
  response: {},
  secondary_response: {},
  quick_response: {},
  entity: {},
  contact_group: {},
  branch: {},
  form: { branch: 'form_id' },
  synonym_group: {},
  intent: { example: 'intent_id', response: 'intent_id' },
}

/** Returns the time since which deleted content can still be restored. */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - retentionPeriods.deleted)

/** Deletes ended sessions, revoked keys, expired links and old events, and purges content that was soft-deleted long ago. */
export async function cleanRows(now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age)
  await purge(restorableSince(now))
  const ended = before(retentionPeriods.session)
  await db()
    .deleteFrom('session')
    .where((is) => is.or([is('expires_at', '<', instant(ended)), is('revoked_at', '<', instant(ended))]))
    .execute()
  await db()
    .deleteFrom('api_key')
    .where('revoked_at', '<', instant(before(retentionPeriods.apiKey)))
    .execute()
  await db()
    .deleteFrom('account_link')
    .where('expires_at', '<', instant(before(retentionPeriods.link)))
    .execute()
  // What a merge changed goes; that it was one stays, so that addresses of the merged contact still lead somewhere.
  await sql`update contact_merge set record = '{}'::jsonb, source_name = ''
    where at < ${before(retentionPeriods.undo)} and record <> '{}'`.execute(db())
  await sql`
    delete from event using (
      select bot_id, seq from event where at < ${before(retentionPeriods.event)} limit ${BATCH}
    ) old where event.bot_id = old.bot_id and event.seq = old.seq`.execute(db())
}

/** Purges rows that were soft-deleted before a time: one batch per table. */
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
